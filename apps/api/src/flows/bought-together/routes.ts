import type { FastifyInstance } from 'fastify'
import { ok } from '@upchar/kernel/result'
import { findGroupBySku, showTogether } from '../../modules/bought-together/index.ts'
import { slugsInCart } from '../../modules/cart/index.ts'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { listPairs, pinPair, unpinPair } from './together-desk.ts'

export function registerBoughtTogetherRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getBoughtTogether', async ({ query }) => {
    const group = await findGroupBySku(context.db, query.sku_id)
    return ok(await showTogether(context, group === undefined ? [] : [group.slug]))
  })
  bind(app, context, 'getCartBoughtTogether', async ({ query: _query, ...call }) =>
    ok(await showTogether(context, await slugsInCart(context, shopperOf(call)))),
  )
  bind(app, context, 'staffListTogether', () => listPairs(context))
  bind(app, context, 'staffPinTogether', ({ staff, body }) => pinPair(context, staff, body))
  bind(app, context, 'staffUnpinTogether', ({ staff, params }) => unpinPair(context, staff, params))
}
