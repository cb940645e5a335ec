import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { guestId, pincode, rupees } from './common.ts'
import { bankOffer } from './bank-offers.ts'
import { taxByRate } from './cart-view.ts'
import {
  actingLimited,
  creditNotAllowed,
  creditShort,
  mine,
  payLaterNotOffered,
  phoneUnproved,
  pointsShort,
  walletShort,
} from './checkout.ts'

/** Where to transfer to. */
export const bankAccount = z
  .object({ beneficiary: z.string(), number: z.string(), ifsc: z.string(), bank: z.string() })
  .meta({ id: 'BankAccount' })

/** The goods are held and the money is awaited until the last day (CHECKOUT-15). */
const paymentRequest = z.object({
  state: z.literal('requested'),
  way: z.enum(['transfer', 'link']),
  /** To be written into the transfer. */
  reference: z.string(),
  account: bankAccount.nullable(),
  /** The link to pay by: a URL, or a path of the shop. */
  url: z.string().nullable(),
  amount: rupees,
  /** What of it has arrived, and what is missing. */
  arrived: rupees,
  missing: rupees,
  /** The end of the last day to pay. */
  due_at: z.iso.datetime(),
  /** The last day is over: what the bank received by then still counts. */
  over: z.boolean(),
  email: z.string(),
})

/** The outcome of a checkout, which the browser polls: every answer is final or says wait. */
export const outcome = z
  .discriminatedUnion('state', [
    z.object({
      state: z.literal('placed'),
      order_id: z.string(),
      order_number: z.string(),
      track_url: z.string(),
    }),
    /** A URL, or a path of the shop. */
    z.object({ state: z.literal('pay'), payment_url: z.string(), expires_at: z.iso.datetime() }),
    /** A UPI code of exactly this amount, on the shop's own page: polled until it is paid (CHECKOUT-06). */
    z.object({
      state: z.literal('upi'),
      /** Opened by a UPI app, and what the QR code says. */
      link: z.string(),
      amount: rupees,
      /** The order's total: `placeOrder` with it holds the goods anew. */
      total: rupees,
      /** As long the goods are held; 0: the time is over, and `placeOrder` renews it while the goods last. */
      seconds_left: z.int(),
      /** Why the last try failed; empty before the first. */
      problem: z.string(),
    }),
    z.object({ state: z.literal('waiting'), message: z.string() }),
    paymentRequest,
    z.object({ state: z.literal('failed'), message: z.string(), retry: z.boolean() }),
  ])
  .meta({ id: 'Outcome' })

export const placeOrder = endpoint({
  summary:
    'Holds the stock, then places the order (cash on delivery, credit line) or opens the payment (online). Idempotent',
  tag: 'checkout',
  params: z.object({ id: z.string().max(64) }),
  body: z.object({
    /** The confirmed total in rupees: a different current total is refused with both amounts, never charged. */
    total: rupees,
    guest_user_id: guestId.optional(),
  }),
  answer: z.object({ success: z.literal(true), outcome }),
  refusals: [
    ...mine,
    actingLimited,
    {
      code: 'form_invalid',
      status: 400,
      means: 'A registered buyer is billed in another state than that of the GSTIN',
    },
    {
      code: 'total_changed',
      status: 409,
      means:
        'The total has changed; detail.old and detail.new in rupees. Placing again with the new total confirms it',
    },
    walletShort,
    pointsShort,
    creditShort,
    creditNotAllowed,
    payLaterNotOffered,
    { code: 'out_of_stock', status: 409, means: 'Oops! Out of stock in your location.' },
    {
      code: 'holds_limited',
      status: 409,
      means:
        'Unpaid orders of visitors who are not signed in hold too much: of this network, or of these goods; nothing was changed',
    },
    { code: 'cart_closed', status: 409, means: 'No orders are taken at present (flag cart)' },
    {
      code: 'ordered_already',
      status: 409,
      means: 'Another checkout of the same cart has become the order detail.order_number',
    },
    {
      code: 'payment_under_way',
      status: 409,
      means: 'A payment for the buyer’s checkout detail.checkout_id may be in transit',
    },
    { code: 'checkout_expired', status: 410, means: 'The quote has expired' },
    { code: 'cod_not_allowed', status: 409, means: 'Cash on delivery is no longer offered' },
    phoneUnproved,
    { code: 'buying_not_allowed', status: 403, means: 'KYC or a licence is missing' },
    {
      code: 'gateway_unavailable',
      status: 503,
      means: 'The payment gateway does not answer; nothing was charged',
    },
  ],
})

export const cancelPaymentRequest = endpoint({
  summary:
    'Takes back an order that waits for a transfer or a link: goods are freed, what has arrived goes back (CHECKOUT-15)',
  tag: 'checkout',
  params: z.object({ id: z.string().max(64) }),
  body: z.object({ guest_user_id: guestId.optional() }),
  answer: z.object({ success: z.literal(true), outcome }),
  refusals: [
    ...mine,
    {
      code: 'checkout_closed',
      status: 409,
      means: 'Nothing is awaited: it has become an order, or has ended',
    },
  ],
})

export const getPaymentOptions = endpoint({
  summary:
    'Whether the shop takes bank transfers, payment links and UPI codes, for how many days and up to what amount, and the offers of banks for the cart',
  tag: 'checkout',
  query: z.object({ guest_user_id: guestId.optional() }),
  answer: z.object({
    success: z.literal(true),
    transfer: z.boolean(),
    link: z.boolean(),
    /** The most that a UPI code can be paid for; 0: no codes are offered. */
    upi_limit: rupees,
    /** Days in which the caller may pay after the order; as long the goods are held. */
    days: z.int(),
    /** What banks and wallets offer to who pays this cart online; the buyer picks one on the gateway's page. */
    bank_offers: z.array(bankOffer),
  }),
  refusals: [mine[0], mine[1]],
})

export const getCheckoutOutcome = endpoint({
  summary: 'The outcome of a checkout; queries the gateway if a payment is overdue',
  tag: 'checkout',
  params: z.object({ id: z.string().max(64) }),
  /** The gateway page's parameters, passed on unchanged; trusted only with the gateway's signature. */
  query: z.object({
    razorpay_order_id: z.string().max(60).optional(),
    razorpay_payment_id: z.string().max(60).optional(),
    razorpay_signature: z.string().max(200).optional(),
    error_reason: z.string().max(100).optional(),
  }),
  answer: z.object({ success: z.literal(true), outcome }),
  refusals: mine,
})

export const checkCod = endpoint({
  summary: 'Whether the cart can be paid in cash at the pincode, and the fee (CHECKOUT-05)',
  tag: 'checkout',
  query: z.object({ pincode, guest_user_id: guestId.optional() }),
  /** `tax`: the tax in the total including the fee. */
  answer: z.object({
    success: z.literal(true),
    allowed: z.boolean(),
    message: z.string(),
    /** Cash needs a phone that the buyer has proved with a code (CHECKOUT-14). */
    phone_code: z.boolean(),
    /** The buyer's proved phones; empty where none is needed. */
    proved_phones: z.array(z.string()),
    cod_fee: rupees,
    tax: taxByRate,
    total_tax: rupees,
  }),
  refusals: [mine[0], mine[1], { code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' }],
})
