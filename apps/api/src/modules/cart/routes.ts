import type { FastifyInstance } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { customerShopper, guestShopper, shopperOf } from '../../platform/shopper.ts'
import { changeCart } from './change-cart.ts'
import { readCart } from './read-cart.ts'
import { showBuyingRights } from './show-buying-rights.ts'

export function registerCartRoutes(app: FastifyInstance, context: Context): void {
  for (const name of ['createGuestCart', 'readCart'] as const) {
    bind(app, context, name, async ({ body, ...call }) => {
      const read = await readCart(context, shopperOf(call), body.pincode)
      return read.ok ? ok({ success: true, cart: read.value, message: '' }) : read
    })
  }
  bind(app, context, 'getCartItems', async ({ body, ...call }) => {
    const read = await readCart(context, shopperOf(call), body.pincode)
    return read.ok ? ok({ success: true, items: read.value.items, item_count: read.value.item_count }) : read
  })
  bind(app, context, 'updateGuestCart', ({ guestId, body }) => changeCart(context, guestShopper(guestId), body))
  bind(app, context, 'updateCart', ({ customer, body }) => changeCart(context, customerShopper(customer.customerId), body))
  bind(app, context, 'getBuyingRights', async ({ customer, query }) =>
    ok({ success: true, buying: await showBuyingRights(context, customer.customerId, query.slugs) }))
}
