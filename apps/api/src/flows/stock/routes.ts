import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { countStock } from './count-stock.ts'
import { receiveStock } from './receive-stock.ts'
import { findStockItem, listReceipts, listStock } from './show-stock.ts'

/** Receipts and counts of stock. */
export function registerStockRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffFindStockItem', ({ query }) => findStockItem(context, query.code))
  bind(app, context, 'staffListStock', ({ query }) => listStock(context, query))
  bind(app, context, 'staffListReceipts', ({ query }) => listReceipts(context, query))
  bind(app, context, 'staffReceiveStock', ({ staff, body }) => receiveStock(context, staff, body))
  bind(app, context, 'staffCountStock', ({ staff, params, body }) =>
    countStock(context, staff, params.id, body),
  )
}
