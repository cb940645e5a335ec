import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { packGoods } from './pack-goods.ts'
import { showGoods } from './show-goods.ts'

/** Packing, where it reaches into the stock. */
export function registerDispatchRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffGetGoods', ({ params }) => showGoods(context, params.id))
  bind(app, context, 'staffPackGoods', ({ staff, params, body }) =>
    packGoods(context, staff.staffId, params.id, body),
  )
}
