import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { packGoods } from './pack-goods.ts'
import { packOwnGoods } from './pack-own-goods.ts'
import { showGoods } from './show-goods.ts'

/** Packing, where it reaches into the stock: by staff, and by a seller's members of its own parcels. */
export function registerDispatchRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffGetGoods', ({ staff, params }) => showGoods(context, staff, params.id))
  bind(app, context, 'staffPackGoods', ({ staff, params, body }) =>
    packGoods(context, staff, params.id, body),
  )
  bind(app, context, 'sellerGetGoods', ({ seller, params }) =>
    showGoods(context, seller, params.id),
  )
  bind(app, context, 'sellerPackGoods', ({ seller, params, body }) =>
    packOwnGoods(context, seller, params.id, body),
  )
}
