import type { Answer } from '@upchar/contract/schema/endpoints'
import type { ApiCall, ApiError, ApiResult } from '@upchar/web/api'
import { attemptContent, attemptFor } from './attempt.ts'
import type { Attempt } from './attempt.ts'
import { href } from '../../lib/hrefs.ts'
import { formToSend } from './guest-form.ts'
import type { GuestForm } from './guest-form.ts'

/** Nothing more can be done at this checkout; where to go on. */
export type Stopped = { kind: 'stopped'; message: string; go: { href: string; label: string } }

/** What became of a press on the pay button. */
export type Placed =
  | { kind: 'pay'; checkoutId: string; url: string }
  | { kind: 'placed'; trackUrl: string }
  /** Ask again on the finishing page: money may be on its way. */
  | { kind: 'finish'; checkoutId: string }
  | { kind: 'fields'; fields: readonly { field: string; message: string }[] }
  | { kind: 'total'; before: number; now: number }
  | { kind: 'cod'; message: string }
  /** The cart can't be bought as it stands. */
  | { kind: 'cart'; message: string }
  | Stopped
  | { kind: 'failed'; message: string }

type Checkout = Answer<'getCheckout'>['checkout']
export type Order = {
  form: GuestForm
  lines: readonly { sku_id: string; quantity: number }[]
  total: number
  /** The cart is a customer's: the checkout is made by the customer's own endpoint (AUTH-09). */
  signedIn: boolean
  /** Which of the customer's addresses is invoiced, if not the one that the goods go to (CHECKOUT-02). */
  billingId: string | null
}
export type Keeping = { attempt: Attempt | null; newKey: () => string; keep: (attempt: Attempt | null) => void }

const CART_CODES = new Set(['cart_empty', 'cart_not_ready', 'out_of_stock', 'minimum_order_value', 'buying_not_allowed', 'guest_checkout_off'])
const WRONG = 'Something went wrong. Nothing was ordered and nothing was charged. Try again.'

/** Where a refusal leads that no change of form or cart can mend. */
const WAYS_ON = new Map<string, (detail: ApiError['detail']) => { href: string; label: string }>([
  ['ordered_already', ({ order_number: number }) => ({ href: href.track(String(number)), label: `See order ${String(number)}` })],
  ['payment_under_way', ({ checkout_id: id }) => ({ href: href.finish(String(id)), label: 'See the payment' })],
  ['cart_closed', () => ({ href: href.cart, label: 'Back to the cart' })],
])

const amount = (value: unknown): number | undefined => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)

function refused(error: ApiError, failed: boolean, total: number): Placed {
  if (failed) return { kind: 'failed', message: WRONG }
  if (error.fields.length > 0) return { kind: 'fields', fields: error.fields }
  if (error.code === 'total_changed') return { kind: 'total', before: amount(error.detail['old']) ?? total, now: amount(error.detail['new']) ?? total }
  if (error.code === 'cod_not_allowed') return { kind: 'cod', message: error.message }
  const wayOn = WAYS_ON.get(error.code)
  if (wayOn) return { kind: 'stopped', message: error.message, go: wayOn(error.detail) }
  if (CART_CODES.has(error.code)) return { kind: 'cart', message: error.message }
  return { kind: 'failed', message: error.message }
}

/**
 * Freezes the cart with the form and places the order, if the total is still the one on the button: nothing is charged that
 * the buyer hasn't seen. Pressing again, a reload and a lost answer repeat the same attempt by its key; a quote that ran out
 * gets a new one, once.
 */
export async function placeOrder(api: ApiCall, order: Order, keeping: Keeping, again = false): Promise<Placed> {
  const form = formToSend(order.form)
  const attempt = attemptFor(attemptContent({ ...order, form }), keeping.attempt, keeping.newKey)
  keeping.keep(attempt)
  const renew = (): Promise<Placed> => placeOrder(api, order, { ...keeping, attempt: null }, true)
  const made = await api(order.signedIn ? 'createCheckout' : 'createGuestCheckout', { query: { source: 'cart' }, body: { form, request_key: attempt.key } })
  if (!made.ok) {
    if (made.error.code === 'request_key_reused' && !again) return renew()
    return refused(made.error, made.kind === 'failed', order.total)
  }
  const billed = await billedTo(api, made.data.checkout, order.billingId)
  if (!billed.ok) return billed.error.code === 'checkout_expired' && !again ? renew() : refused(billed.error, billed.kind === 'failed', order.total)
  const { checkout } = billed.data
  if (checkout.total !== order.total) return { kind: 'total', before: order.total, now: checkout.total }
  const placed = await api('placeOrder', { params: { id: checkout.id }, body: { total: order.total } })
  if (!placed.ok) {
    if (placed.error.code === 'checkout_expired' && !again) return renew()
    // No answer, or a broken one, says nothing about what was done: the finishing page asks.
    if (placed.kind === 'failed' && placed.error.code !== 'gateway_unavailable') return { kind: 'finish', checkoutId: checkout.id }
    // The same goods in the cart once more are another order.
    if (placed.error.code === 'ordered_already') keeping.keep(null)
    return refused(placed.error, false, order.total)
  }
  const { outcome } = placed.data
  if (outcome.state === 'pay') return { kind: 'pay', checkoutId: checkout.id, url: outcome.payment_url }
  if (outcome.state === 'waiting') return { kind: 'finish', checkoutId: checkout.id }
  keeping.keep(null)
  if (outcome.state === 'placed') return { kind: 'placed', trackUrl: outcome.track_url }
  return { kind: 'failed', message: outcome.message }
}

/** Has the invoice made out to another address (CHECKOUT-02). Once the checkout is paid for or placed, it has been. */
async function billedTo(api: ApiCall, checkout: Checkout, billingId: string | null): Promise<ApiResult<{ checkout: Checkout }>> {
  if (billingId === null || checkout.state !== 'open') return { ok: true, data: { checkout } }
  return api('changeAddress', { params: { id: checkout.id }, body: { billing_address_id: billingId } })
}

/** The confirmation's address from the order's own link. */
export const confirmedHref = (trackUrl: string): string => trackUrl.replace(/\/track(?=\?|$)/, '/confirmed')
