import type { FastifyInstance } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { guestShopper } from '../../platform/shopper.ts'
import { changeCart } from './change-cart.ts'
import { readCart } from './read-cart.ts'

export function registerCartRoutes(app: FastifyInstance, context: Context): void {
  for (const name of ['createGuestCart', 'readCart'] as const) {
    bind(app, context, name, async ({ guestId, body }) => {
      const read = await readCart(context, guestShopper(guestId), body.pincode)
      return read.ok ? ok({ success: true, cart: read.value, message: '' }) : read
    })
  }
  bind(app, context, 'getCartItems', async ({ guestId, body }) => {
    const read = await readCart(context, guestShopper(guestId), body.pincode)
    return read.ok ? ok({ success: true, items: read.value.items, item_count: read.value.item_count }) : read
  })
  bind(app, context, 'updateGuestCart', ({ guestId, body }) => changeCart(context, guestShopper(guestId), body))
}
