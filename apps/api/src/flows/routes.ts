import type { FastifyInstance } from 'fastify'
import { recordView } from '../modules/catalogue/index.ts'
import { keepAttribution } from '../modules/cart/index.ts'
import { codesPerMinute } from '../modules/vouchers/index.ts'
import type { Context } from '../platform/context.ts'
import { bind } from '../platform/http/bind.ts'
import { knownGuest, shownGuest } from '../platform/http/guest.ts'
import { visitorNetwork } from '../platform/http/network-of.ts'
import { customerShopper, guestShopper, shopperOf } from '../platform/identity/shopper.ts'
import { changeAddress } from './customers/change-address.ts'
import { applyCheckoutVoucher, removeCheckoutVoucher } from './vouchers/change-voucher.ts'
import { checkCod } from './checkout/check-cod.ts'
import { createCustomerCheckout } from './checkout/create-customer-checkout.ts'
import { createGuestCheckout } from './checkout/create-guest-checkout.ts'
import { getCheckoutOutcome } from './checkout/get-checkout-outcome.ts'
import { listProducts } from './pages/list-products.ts'
import { listVouchers } from './vouchers/list-vouchers.ts'
import { syncGuestCart } from './customers/merge-guest-cart.ts'
import { repeatOrder } from './orders/repeat-order.ts'
import { cancelOrder, getCancelReasons, previewCancel } from './orders/cancel-as-buyer.ts'
import { placeOrder } from './orders/place-order.ts'
import { approveApplication } from './sellers/approve-application.ts'
import { reviewApplication } from './sellers/review-applications.ts'
import { listApplications, openDocument } from './sellers/show-applications.ts'
import { registerSeller, showSellerCategories } from './sellers/register-seller.ts'
import { showForYou } from './pages/show-for-you.ts'
import { showHome } from './pages/show-home.ts'
import { listAttempts } from './checkout/list-attempts.ts'
import { showLastStep } from './checkout/show-last-step.ts'
import { showMerchantFeed } from './pages/show-merchant-feed.ts'
import { showPolicies } from './pages/show-policies.ts'
import { showProduct } from './pages/show-product.ts'
import { showQuestions, showScope } from './pages/show-questions.ts'
import { showSitemap } from './pages/show-sitemap.ts'
import { showSpecialPopup } from './pages/show-special-popup.ts'

/** Endpoints whose work spans modules. */
export function registerFlowRoutes(app: FastifyInstance, context: Context): void {
  bindCheckout(app, context)
  bindCheckoutVouchers(app, context)
  bindCancels(app, context)
  bindRepeat(app, context)
  bindPages(app, context)
  bindSellerSignup(app, context)
}

function bindCheckout(app: FastifyInstance, context: Context): void {
  bind(app, context, 'createGuestCheckout', ({ guestId, query, body }) =>
    createGuestCheckout(context, guestId, query, body),
  )
  bind(app, context, 'createCheckout', ({ customer, query, body }) =>
    createCustomerCheckout(context, customer, query, body),
  )
  bind(app, context, 'changeAddress', ({ customer, params, body }) =>
    changeAddress(context, customer.customerId, params.id, body),
  )
  bind(app, context, 'placeOrder', ({ params, body, ...call }) =>
    placeOrder(context, shopperOf(call), params.id, {
      total: body.total,
      staffId: call.customer?.staffId ?? null,
      network: visitorNetwork(call.request),
    }),
  )
  bind(app, context, 'getCheckoutOutcome', ({ params, query, ...call }) =>
    getCheckoutOutcome(context, shopperOf(call), params.id, query),
  )
  bind(app, context, 'checkCod', ({ query, ...call }) =>
    checkCod(context, shopperOf(call), query.pincode),
  )
  bind(app, context, 'listAttempts', ({ customer }) => listAttempts(context, customer.customerId))
  bind(app, context, 'getLastStep', (call) => showLastStep(context, shopperOf(call)))
  bind(app, context, 'syncGuestCart', async ({ customer, body, request }) => {
    const guest = knownGuest(request, context.config.secret, body.guest_user_id)
    if (!guest.ok) return guest
    const { customerId } = customer
    const synced = await syncGuestCart(context, { guestId: guest.value, customerId }, body.pincode)
    if (synced.ok) await keepAttribution(context, customerShopper(customerId), body)
    return synced
  })
}

function bindCancels(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getCancelReasons', () => getCancelReasons())
  bind(app, context, 'previewCancel', ({ body, ...call }) =>
    previewCancel(context, { shopper: shopperOf(call), key: body.key }, body),
  )
  bind(app, context, 'cancelOrder', ({ body, ...call }) =>
    cancelOrder(context, { shopper: shopperOf(call), key: body.key }, body),
  )
}

function bindRepeat(app: FastifyInstance, context: Context): void {
  bind(app, context, 'repeatOrder', ({ body, ...call }) =>
    repeatOrder(context, shopperOf(call), body),
  )
}

function bindCheckoutVouchers(app: FastifyInstance, context: Context): void {
  bind(
    app,
    context,
    'applyGuestCheckoutVoucher',
    async ({ params, body, request }) => {
      const guest = shownGuest(request, context.config.secret, body.guest_user_id)
      return guest.ok
        ? applyCheckoutVoucher(context, guestShopper(guest.value), body.checkout_id, params.code)
        : guest
    },
    { rateLimitPerMinute: codesPerMinute },
  )
  bind(app, context, 'removeGuestCheckoutVoucher', ({ guestId, body }) =>
    removeCheckoutVoucher(context, guestShopper(guestId), body.checkout_id),
  )
  bind(
    app,
    context,
    'applyCheckoutVoucher',
    ({ customer, params }) =>
      applyCheckoutVoucher(context, customerShopper(customer.customerId), params.id, params.code),
    { rateLimitPerMinute: codesPerMinute },
  )
  bind(app, context, 'removeCheckoutVoucher', ({ customer, params }) =>
    removeCheckoutVoucher(context, customerShopper(customer.customerId), params.id),
  )
  bind(app, context, 'listVouchers', ({ customer, query }) =>
    listVouchers(context, customer.customerId, query),
  )
}

function bindPages(app: FastifyInstance, context: Context): void {
  bind(app, context, 'listProducts', ({ query }) => listProducts(context, query))
  bind(app, context, 'getProduct', async ({ params, query, request, reply }) => {
    const view = { isPage: query.is_pdp === 'true', isLead: query.lead_only === 'true' }
    if (query.guest_user_id === undefined)
      return showProduct(context, params.slug, query.pincode, view)
    const guest = shownGuest(request, context.config.secret, query.guest_user_id)
    if (!guest.ok) return guest
    const shown = await showProduct(context, params.slug, query.pincode, view)
    if (!shown.ok) return shown
    // What the account refused counts on every browser; of whom we can't tell, nothing is recorded.
    const who = await context.identity.customer(request, reply)
    const customer = who.state === 'signed_in' ? who.customer : undefined
    if (customer !== undefined || who.state === 'none')
      await recordView(context, { guestId: guest.value, customer }, [params.slug])
    return shown
  })
  bind(app, context, 'getShopHome', () => showHome(context))
  bind(app, context, 'getForYou', ({ guestId, customer }) =>
    showForYou(context, { guestId, customerId: customer?.customerId }),
  )
  bind(app, context, 'getSpecialPopup', () => showSpecialPopup(context))
  bind(app, context, 'getListingScope', ({ query }) => showScope(context, query))
  bind(app, context, 'listQuestions', () => showQuestions(context))
  bind(app, context, 'getPolicies', () => showPolicies(context))
  bind(app, context, 'getSitemap', ({ query }) => showSitemap(context, query))
  bind(app, context, 'getMerchantFeed', ({ query }) => showMerchantFeed(context, query.part))
}

function bindSellerSignup(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getSellerCategories', () => showSellerCategories(context))
  bind(app, context, 'registerSeller', ({ body }) => registerSeller(context, body), {
    rateLimitPerMinute: 5,
  })
  bind(app, context, 'staffListApplicants', ({ query }) => listApplications(context, query))
  bind(app, context, 'staffOpenApplicant', ({ staff, params, query, reply }) =>
    openDocument(context, staff.staffId, { ...params, ...query }, reply),
  )
  bind(app, context, 'staffReviewApplicant', ({ staff, params, body }) =>
    reviewApplication(context, staff.staffId, params.id, body),
  )
  bind(app, context, 'staffApproveApplicant', ({ staff, params, body }) =>
    approveApplication(context, staff.staffId, params.id, body),
  )
}
