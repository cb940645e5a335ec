import type { FastifyInstance } from 'fastify'
import type { Context } from '../platform/context.ts'
import { bind } from '../platform/http/bind.ts'
import { knownGuest } from '../platform/http/guest.ts'
import { checkCod } from './check-cod.ts'
import { createGuestCheckout } from './create-guest-checkout.ts'
import { getCheckoutOutcome } from './get-checkout-outcome.ts'
import { listProducts } from './list-products.ts'
import { syncGuestCart } from './merge-guest-cart.ts'
import { placeGuestOrder } from './place-guest-order.ts'
import { registerSeller, showSellerCategories } from './register-seller.ts'
import { showHome } from './show-home.ts'
import { showLastStep } from './show-last-step.ts'
import { showPolicies } from './show-policies.ts'
import { showProduct } from './show-product.ts'
import { showSitemap } from './show-sitemap.ts'
import { showSpecialPopup } from './show-special-popup.ts'

/** Endpoints whose work spans modules. */
export function registerFlowRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'createGuestCheckout', ({ guestId, query, body }) => createGuestCheckout(context, { guestId, query, body }))
  bind(app, context, 'placeGuestOrder', ({ guestId, params, body }) => placeGuestOrder(context, guestId, params.id, body.total))
  bind(app, context, 'getCheckoutOutcome', ({ guestId, params, query }) => getCheckoutOutcome(context, guestId, params.id, query))
  bind(app, context, 'listProducts', ({ query }) => listProducts(context, query))
  bind(app, context, 'getProduct', ({ params, query }) => showProduct(context, params.slug, query.pincode))
  bind(app, context, 'getShopHome', () => showHome(context))
  bind(app, context, 'syncGuestCart', async ({ customer, body, request }) => {
    const guest = knownGuest(request, context.config.secret, body.guest_user_id)
    return guest.ok ? syncGuestCart(context, { guestId: guest.value, customerId: customer.customerId }, body.pincode) : guest
  })
  bind(app, context, 'checkCod', ({ guestId, query }) => checkCod(context, guestId, query.pincode))
  bind(app, context, 'getLastStep', ({ guestId }) => showLastStep(context, guestId))
  bind(app, context, 'getSellerCategories', () => showSellerCategories(context))
  bind(app, context, 'registerSeller', ({ body }) => registerSeller(context, body), { rateLimitPerMinute: 5 })
  bind(app, context, 'getSpecialPopup', () => showSpecialPopup(context))
  bind(app, context, 'getPolicies', () => showPolicies(context))
  bind(app, context, 'getSitemap', ({ query }) => showSitemap(context, query.part))
}
