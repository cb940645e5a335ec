import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { refuseWaiting, sellWaiting } from './decide-waiting.ts'
import { listWaiting, showWaiting } from './show-waiting.ts'

/** The desk for imported goods that wait for staff. */
export function registerWaitingGoodsRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListWaitingGoods', ({ query }) => listWaiting(context, query))
  bind(app, context, 'staffGetWaitingProduct', ({ params }) => showWaiting(context, params.id))
  bind(app, context, 'staffSellWaitingProduct', ({ staff, params, body }) =>
    sellWaiting(context, staff, params.id, body),
  )
  bind(app, context, 'staffRefuseWaitingProduct', ({ staff, params, body }) =>
    refuseWaiting(context, staff, params.id, body),
  )
}
