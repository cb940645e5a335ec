import type { FastifyInstance } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { shownGuest } from '../../platform/http/guest.ts'
import { customerShopper, guestShopper, shopperOf } from '../../platform/identity/shopper.ts'
import { applyVoucher, removeVoucher } from './apply-voucher.ts'
import { changeCart } from './change-cart.ts'
import { keepAttribution } from './keep-attribution.ts'
import { findBestVoucher, listCartOffers, listProductOffers } from './offers.ts'
import { readCart } from './read-cart.ts'
import { registerSharingRoutes } from './sharing/routes.ts'
import { setDataLogger } from './set-data-logger.ts'
import { setReferral } from './set-referral.ts'
import { setRewardPoints } from './set-reward-points.ts'
import { takeGift } from './take-gift.ts'
import { showBuyingRights } from './show-buying-rights.ts'
import { codesPerMinute } from '../vouchers/index.ts'

export function registerCartRoutes(app: FastifyInstance, context: Context): void {
  registerSharingRoutes(app, context)
  for (const name of ['createGuestCart', 'readCart'] as const) {
    bind(app, context, name, async ({ body, ...call }) => {
      await keepAttribution(context, shopperOf(call), body)
      const read = await readCart(context, shopperOf(call), body.pincode)
      return read.ok ? ok({ success: true, cart: read.value, message: '' }) : read
    })
  }
  bind(app, context, 'getCartItems', async ({ body, ...call }) => {
    await keepAttribution(context, shopperOf(call), body)
    const read = await readCart(context, shopperOf(call), body.pincode)
    return read.ok
      ? ok({ success: true, items: read.value.items, item_count: read.value.item_count })
      : read
  })
  bind(app, context, 'updateGuestCart', ({ guestId, body }) =>
    changeCart(context, guestShopper(guestId), body),
  )
  bind(app, context, 'updateCart', ({ customer, body }) =>
    changeCart(context, customerShopper(customer.customerId), body),
  )
  bind(app, context, 'listGuestVouchers', ({ guestId, body }) =>
    listCartOffers(context, guestShopper(guestId), body.pincode),
  )
  bind(
    app,
    context,
    'applyCartVoucher',
    async ({ customer, params, body, request }) => {
      const owner =
        customer === undefined
          ? shownGuest(request, context.config.secret, body.guest_user_id)
          : ok('')
      if (!owner.ok) return owner
      const shopper = shopperOf({ guestId: owner.value, customer })
      await keepAttribution(context, shopper, body)
      return applyVoucher(context, shopper, params.code, body.pincode)
    },
    { rateLimitPerMinute: codesPerMinute },
  )
  bind(app, context, 'removeCartVoucher', ({ body, ...call }) =>
    removeVoucher(context, shopperOf(call), body.pincode),
  )
  bind(app, context, 'setDataLogger', ({ body, ...call }) =>
    setDataLogger(context, shopperOf(call), body.added, body.pincode),
  )
  bind(app, context, 'setRewardPoints', ({ body, customer }) =>
    setRewardPoints(context, customerShopper(customer.customerId), body.used, body.pincode),
  )
  bind(app, context, 'takeGift', ({ body, ...call }) =>
    takeGift(context, shopperOf(call), body.gift_id, body.pincode),
  )
  bind(
    app,
    context,
    'setReferral',
    ({ body, ...call }) => setReferral(context, shopperOf(call), body),
    { rateLimitPerMinute: codesPerMinute },
  )
  bind(app, context, 'productVouchers', ({ query, ...call }) =>
    listProductOffers(context, shopperOf(call), query.sku_id),
  )
  bind(app, context, 'bestVoucher', ({ body, ...call }) =>
    findBestVoucher(context, shopperOf(call), body.sku_id, body.quantity),
  )
  bind(app, context, 'getBuyingRights', async ({ customer, query }) =>
    ok({
      success: true,
      buying: await showBuyingRights(context, customer.customerId, query.slugs),
    }),
  )
}
