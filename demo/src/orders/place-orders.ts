import { guestForm } from '@upchar/contract/schema/checkout-view'
import { createCheckout } from '@upchar/api/internals/flows/checkout/create-checkout'
import { getCheckoutOutcome } from '@upchar/api/internals/flows/checkout/get-checkout-outcome'
import { placeOrder } from '@upchar/api/internals/flows/orders/place-order'
import { reconcilePayments } from '@upchar/api/internals/flows/payments/reconcile-payments'
import { findPaymentOrder } from '@upchar/api/internals/modules/payments/index'
import { newGuestId } from '@upchar/api/internals/platform/http/guest'
import { insertPayment } from '@upchar/api/internals/platform/payments/sandbox-store'
import { paymentSignature } from '@upchar/api/internals/platform/payments/signatures'
import {
  customerShopper,
  guestShopper,
  type Shopper,
} from '@upchar/api/internals/platform/identity/shopper'
import { phoneOf } from '../people/fill-people.ts'
import { idOf } from '../people/load-cases.ts'
import type { Placed } from '../people/place-customers.ts'
import type { WantedLine } from './choose-goods.ts'
import type { Past } from './past.ts'
import type { PlannedOrder } from './plan-orders.ts'

type Form = Parameters<typeof createCheckout>[1]['body']['form']
type Checkout = { id: string; total: number }

/** Expected refusals that end a visit without an order; any other is a bug. */
const leaves = [
  'cart_not_ready',
  'cart_empty',
  'out_of_stock',
  'buying_not_allowed',
  'minimum_order_value',
]
const minute = 60_000

export type Buyers = ReadonlyMap<string, Placed & { phone: string }>
export const buyersOf = (customers: readonly Placed[]): Buyers =>
  new Map(customers.map((one, index) => [one.key, { ...one, phone: phoneOf(index) }]))

function whoBuys(
  { buyer }: PlannedOrder,
  buyers: Buyers,
  secret: string,
): { shopper: Shopper; form: Omit<Form, 'paymentOption'> } {
  if ('guest' in buyer) {
    const { name, email, phone, pincode, house, street, note } = buyer.guest
    return {
      shopper: guestShopper(newGuestId(secret)),
      form: guestForm.parse({
        email,
        FullName: name,
        PhoneNumber: phone,
        pinCode: pincode,
        house,
        street,
        shippingInstructions: note,
      }),
    }
  }
  const one = buyers.get(buyer.customer.key)
  if (one === undefined) throw new Error(`no buyer ${buyer.customer.key}`)
  const { email, firstName, lastName, phone, pincode, building, street, city, gstin, business } =
    one
  return {
    shopper: customerShopper(idOf('customer', one.key)),
    form: guestForm.parse({
      email,
      FullName: `${firstName} ${lastName}`,
      PhoneNumber: phone,
      pinCode: pincode,
      house: building,
      street,
      city,
      gstin,
      businessName: business,
    }),
  }
}

/** What is in the buyer's cart, or the wanted lines that can be bought. */
async function checkOut(
  past: Past,
  planned: PlannedOrder,
  who: ReturnType<typeof whoBuys>,
  items: readonly WantedLine[] | 'cart',
  cash: boolean,
): Promise<Checkout | undefined> {
  if (items.length === 0) return undefined
  const source =
    items === 'cart' ? ({ source: 'cart' } as const) : ({ source: 'multiple' } as const)
  const made = await createCheckout(past(planned.at), {
    shopper: who.shopper,
    staffId: null,
    query: { ...source, quantity: 1 },
    body: {
      form: { ...who.form, paymentOption: cash ? 2 : 1 },
      ...(items !== 'cart' && { items: [...items] }),
      wallet: 0,
      request_key: `seed-${planned.no}-${items.length}-${cash ? 2 : 1}`,
    },
  })
  if (made.ok) return made.value.checkout
  const { code, detail } = made.error
  if (code === 'cod_not_allowed' || code === 'phone_unproved')
    return checkOut(past, planned, who, items, false)
  if (!leaves.includes(code)) throw new Error(`order ${planned.no} of the past: ${code}`)
  const refused =
    code === 'cart_not_ready' && Array.isArray(detail?.['items'])
      ? detail['items'].map(({ sku_id: sku }: { sku_id: string }) => sku)
      : []
  return refused.length === 0 || items === 'cart'
    ? undefined
    : checkOut(
        past,
        planned,
        who,
        items.filter(({ sku_id: sku }) => !refused.includes(sku)),
        cash,
      )
}

/** The buyer's attempts at the gateway's page, and the return to the shop. */
async function pay(
  past: Past,
  { at, paidBy, course }: PlannedOrder,
  shopper: Shopper,
  checkoutId: string,
): Promise<void> {
  const { db, config } = past(at)
  const order = await findPaymentOrder(db, checkoutId)
  if (order?.providerOrderId == null) throw new Error('the sandbox opened no payment')
  const { providerOrderId: orderId, amountPaise } = order
  const attempt = async (minutes: number, errorReason: string | null) => {
    const then = new Date(at.getTime() + minutes * minute)
    const paymentId = await insertPayment(db, {
      orderId,
      amountPaise,
      method: paidBy,
      status: errorReason === null ? 'captured' : 'failed',
      errorReason,
      at: then,
    })
    if (paymentId === undefined) throw new Error('the sandbox takes no second payment')
    const back =
      errorReason === null
        ? {
            razorpay_order_id: orderId,
            razorpay_payment_id: paymentId,
            razorpay_signature: paymentSignature(config.PAYMENT_KEY_SECRET, orderId, paymentId),
          }
        : { error_reason: errorReason }
    await getCheckoutOutcome(past(then), shopper, checkoutId, back)
  }
  if (course !== 'taken')
    await attempt(1, paidBy === 'card' ? 'insufficient_fund' : 'payment_cancelled')
  if (course !== 'given_up') await attempt(3, null)
}

/** One buyer's visit from checkout to payment, through the real use cases. */
export async function placePlanned(
  past: Past,
  planned: PlannedOrder,
  buyers: Buyers,
  items: readonly WantedLine[] | 'cart',
): Promise<void> {
  const context = past(planned.at)
  const who = whoBuys(planned, buyers, context.config.secret)
  const checkout = await checkOut(past, planned, who, items, planned.paidBy === 'cash')
  if (checkout === undefined) return
  const pressed = await placeOrder(context, who.shopper, checkout.id, {
    total: checkout.total,
    staffId: null,
    network: null,
  })
  if (!pressed.ok) {
    if (leaves.includes(pressed.error.code)) return
    throw new Error(`order ${planned.no} of the past: ${pressed.error.code}`)
  }
  const { value } = pressed
  if (typeof value === 'string' || !('outcome' in value) || value.outcome.state !== 'pay') return
  await pay(
    past,
    planned.paidBy === 'cash' ? { ...planned, paidBy: 'upi' } : planned,
    who.shopper,
    checkout.id,
  )
  if (planned.course === 'given_up')
    await reconcilePayments(past(new Date(planned.at.getTime() + 90 * minute)))
}
