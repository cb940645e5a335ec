import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { officeCaller } from '../../platform/identity/author.ts'
import { sendDocument } from '../../platform/http/send-document.ts'
import { changeMove, moveChallan } from './change-move.ts'
import { countStock } from './count-stock.ts'
import { askMove, listMoves } from './move-stock.ts'
import { receiveOwnStock, receiveStock } from './receive-stock.ts'
import { findStockItem, listOwnStock, listReceipts, listStock } from './show-stock.ts'

/** Rendering a PDF costs a hundred times as much as reading rows. */
const pdfs = { rateLimitPerMinute: 60, signedInPerMinute: 600 }

/** Receipts, counts and moves of stock, by staff and by members of its seller. */
export function registerStockRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffFindStockItem', ({ query }) => findStockItem(context, query.code))
  bind(app, context, 'staffListStock', ({ query }) => listStock(context, query))
  bind(app, context, 'sellerListStock', ({ seller, query }) => listOwnStock(context, seller, query))
  bind(app, context, 'staffListReceipts', ({ query }) => listReceipts(context, query))
  bind(app, context, 'staffReceiveStock', ({ body, ...call }) =>
    receiveStock(context, officeCaller(call), body),
  )
  bind(app, context, 'sellerFindStockItem', ({ seller, query }) =>
    findStockItem(context, query.code, seller),
  )
  bind(app, context, 'sellerReceiveStock', ({ seller, body }) =>
    receiveOwnStock(context, seller, body),
  )
  bind(app, context, 'staffCountStock', ({ params, body, ...call }) =>
    countStock(context, officeCaller(call), params.id, body),
  )
  bind(app, context, 'sellerCountStock', ({ seller, params, body }) =>
    countStock(context, seller, params.id, body),
  )
  bind(app, context, 'staffListStockMoves', ({ query }) => listMoves(context, query))
  bind(app, context, 'staffAskStockMove', ({ staff, body }) => askMove(context, staff, body))
  bind(app, context, 'staffChangeStockMove', ({ staff, params, body }) =>
    changeMove(context, staff, params.id, body),
  )
  bind(
    app,
    context,
    'staffGetMoveChallan',
    async ({ params, query, reply }) => {
      const file = await moveChallan(context, params, query)
      return file.ok ? sendDocument(reply, 'pdf', file.value) : file
    },
    pdfs,
  )
}
