import type { Answer } from '@upchar/contract/schema/endpoints'
import type { ApiCall, ApiError, ApiResult } from '@upchar/web/api'
import { attemptFor } from './checkout-attempt.ts'
import type { Attempt, Billing } from './checkout-attempt.ts'
import { href } from '../../shell/urls/hrefs.ts'
import type { ShopperDevice } from '../cart/index.ts'
import { formToSend } from './guest-form.ts'
import type { GuestForm } from './guest-form.ts'

/** This checkout is closed; `href` leads onwards. */
export type Stopped = { kind: 'stopped'; message: string; go: { href: string; label: string } }

/** The result of pressing the pay button. */
export type Placed =
  | { kind: 'pay'; checkoutId: string; url: string }
  | { kind: 'placed'; trackUrl: string }
  /** Poll on the finishing page: money may be on its way. */
  | { kind: 'finish'; checkoutId: string }
  | { kind: 'fields'; fields: ApiError['fields'] }
  /**
   * The total has changed; placing again with the new one confirms it. `why` is the server's
   * sentence.
   */
  | { kind: 'total'; before: number; now: number; why: string }
  | { kind: 'cod'; message: string }
  /** The cart can't be checked out. */
  | { kind: 'cart'; message: string }
  | Stopped
  | { kind: 'failed'; message: string }

type Checkout = Answer<'getCheckout'>['checkout']
export type Order = {
  form: GuestForm
  lines: readonly { sku_id: string; quantity: number }[]
  total: number
  /** What of it the wallet pays, in rupees (CHECKOUT-07). */
  wallet: number
  /** The code of the applied voucher (CHECKOUT-03). */
  voucher: string | null
  /** A signed-in customer's cart: uses the customer's own endpoint (AUTH-09). */
  signedIn: boolean
  /** The billing address, if it isn't the delivery address (CHECKOUT-02). */
  billing: Billing | null
  /** How the buyer came and buys (ATTR-01). */
  came: { device: ShopperDevice; landedPage: string }
}
export type Keeping = {
  attempt: Attempt | null
  newKey: () => string
  keep: (attempt: Attempt | null) => void
}

const CART_CODES = new Set([
  'cart_empty',
  'cart_not_ready',
  'out_of_stock',
  'minimum_order_value',
  'voucher_does_not_fit',
  'buying_not_allowed',
  'guest_checkout_off',
])
/** Refusals that only a new checkout can resolve. */
const RENEWED = new Set(['request_key_reused', 'checkout_expired', 'checkout_not_found'])
const MOVED = 'The total has changed. Check the new total and confirm it.'
const ORDER_FAILED = 'Something went wrong. Nothing was ordered and nothing was charged. Try again.'

/** Refusals that no change of form or cart can resolve, with where to go. */
const WAYS_ON = new Map<string, (detail: ApiError['detail']) => { href: string; label: string }>([
  [
    'ordered_already',
    ({ order_number: number }) => ({
      href: href.track(String(number)),
      label: `View order ${String(number)}`,
    }),
  ],
  [
    'payment_under_way',
    ({ checkout_id: id }) => ({ href: href.finish(String(id)), label: 'View payment' }),
  ],
  ['cart_closed', () => ({ href: href.cart, label: 'Back to the cart' })],
])

const amount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** What a refusal leads to, in the server's words where it has any (CHECKOUT-11). */
function refused(error: ApiError, failed: boolean): Placed {
  if (failed) return { kind: 'failed', message: ORDER_FAILED }
  if (error.fields.length > 0) return { kind: 'fields', fields: error.fields }
  if (error.code === 'cod_not_allowed' || error.code.startsWith('credit_'))
    return { kind: 'cod', message: error.message }
  const wayOn = WAYS_ON.get(error.code)
  if (wayOn) return { kind: 'stopped', message: error.message, go: wayOn(error.detail) }
  if (CART_CODES.has(error.code)) return { kind: 'cart', message: error.message }
  return { kind: 'failed', message: error.message }
}

/**
 * Creates a checkout from the cart and the form, and places the order if the total is still the one
 * on the button: the buyer is never charged an amount they haven't seen. Pressing again, a reload
 * or a lost answer repeats the attempt by its idempotency key or continues its checkout; an expired
 * quote is renewed once.
 */
export async function placeOrder(
  api: ApiCall,
  order: Order,
  keeping: Keeping,
  again = false,
): Promise<Placed> {
  const form = formToSend(order.form)
  const attempt = attemptFor({ ...order, form }, keeping.attempt, keeping.newKey)
  keeping.keep(attempt)
  const renew = (): Promise<Placed> => placeOrder(api, order, { ...keeping, attempt: null }, true)
  const quoted =
    attempt.checkoutId === null
      ? await quote(api, order, form, attempt)
      : { ok: true as const, data: { id: attempt.checkoutId, total: attempt.total } }
  if (!quoted.ok)
    return RENEWED.has(quoted.error.code) && !again
      ? renew()
      : refused(quoted.error, quoted.kind === 'failed')
  const { id, total } = quoted.data
  const standing = { ...attempt, checkoutId: id, total }
  keeping.keep(standing)
  if (total !== order.total) return { kind: 'total', before: order.total, now: total, why: MOVED }
  const placed =
    form.paymentOption === 3
      ? await api('payByCredit', {
          query: { country: 'INDIA' },
          body: { checkout: { id, total }, landed_page_url: order.came.landedPage },
        })
      : await api('placeOrder', { params: { id }, body: { total } })
  if (placed.ok) return outcomeOf(placed.data.outcome, id, keeping)
  const { error } = placed
  if (RENEWED.has(error.code) && !again) return renew()
  // A missing or broken answer doesn't say whether the order exists: let the finishing page poll.
  if (placed.kind === 'failed' && error.code !== 'gateway_unavailable')
    return { kind: 'finish', checkoutId: id }
  if (error.code === 'total_changed') {
    const now = amount(error.detail['new']) ?? total
    keeping.keep({ ...standing, total: now })
    return { kind: 'total', before: amount(error.detail['old']) ?? total, now, why: error.message }
  }
  // The same products in the next cart are another order.
  if (error.code === 'ordered_already') keeping.keep(null)
  return refused(error, false)
}

function outcomeOf(
  outcome: Answer<'placeOrder'>['outcome'],
  checkoutId: string,
  keeping: Keeping,
): Placed {
  if (outcome.state === 'pay') return { kind: 'pay', checkoutId, url: outcome.payment_url }
  if (outcome.state === 'waiting' || outcome.state === 'upi') return { kind: 'finish', checkoutId }
  keeping.keep(null)
  if (outcome.state === 'requested') return { kind: 'finish', checkoutId }
  if (outcome.state === 'placed') return { kind: 'placed', trackUrl: outcome.track_url }
  return { kind: 'failed', message: outcome.message }
}

/** Creates a checkout from the cart and the form. */
async function quote(
  api: ApiCall,
  order: Order,
  form: GuestForm,
  { key }: Attempt,
): Promise<ApiResult<{ id: string; total: number }>> {
  const { device, landedPage } = order.came
  const made = await api(order.signedIn ? 'createCheckout' : 'createGuestCheckout', {
    query: { source: 'cart', device_source: device, ordered_platform: device },
    body: { form, request_key: key, landed_page_url: landedPage, wallet: order.wallet },
  })
  if (!made.ok) return made
  const billed = await billedTo(api, made.data.checkout, order.billing)
  return billed.ok
    ? { ok: true, data: { id: billed.data.checkout.id, total: billed.data.checkout.total } }
    : billed
}

/**
 * Sets the billing address of a checkout (CHECKOUT-02). A paid or placed checkout has its address
 * already.
 */
async function billedTo(
  api: ApiCall,
  checkout: Checkout,
  billing: Billing | null,
): Promise<ApiResult<{ checkout: Checkout }>> {
  if (billing === null || checkout.state !== 'open') return { ok: true, data: { checkout } }
  return api('changeAddress', {
    params: { id: checkout.id },
    body: { billing_address_id: billing.id, third_party: billing.thirdParty },
  })
}

/** The confirmation page, from the order's own link. */
export const confirmedHref = (trackUrl: string): string =>
  trackUrl.replace(/\/track(?=\?|$)/, '/confirmed')
