import { z } from 'zod'
import { cleanVoucherCode } from '@upchar/kernel/voucher-code'
import { notSignedIn } from './account.ts'
import { cart } from './cart-view.ts'
import { cartRefusals, guestRefusals } from './cart.ts'
import { checkoutRefusals } from './checkout.ts'
import { checkoutView } from './checkout-view.ts'
import { DEVICE_SOURCES, guestId, landedPageUrl, pincode, rupees, sku } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A code as typed; a malformed one is unknown. */
const code = z.string().max(60).transform(cleanVoucherCode)

const params = z.object({ code })

/** A voucher's benefit and terms, as text and as numbers. */
export const voucher = z
  .object({
    code: z.string(),
    /** "5 % off, at most ₹500". */
    title: z.string(),
    /** One sentence per condition. */
    terms: z.array(z.string()),
    kind: z.enum(['percent', 'amount']),
    percent: z.number().nullable(),
    amount: rupees.nullable(),
    max_discount: rupees.nullable(),
    minimum_value: rupees,
    ends_at: z.iso.datetime(),
    /** The one that the invitation to the app names (DATA-05). */
    for_app: z.boolean(),
  })
  .meta({ id: 'Voucher' })

/** A voucher evaluated for items. */
export const offer = voucher
  .extend({
    applicable: z.boolean(),
    /** The discount; 0 if not applicable. */
    discount: rupees,
    /** Why it isn't applicable, and what to do; null if it is. */
    message: z.string().nullable(),
    reason: z.enum(['voucher_minimum', 'voucher_needs_account']).nullable(),
  })
  .meta({ id: 'Offer' })

const offersAnswer = z.object({ success: z.literal(true), offers: z.array(offer) })

/** Refusals of a code: `message` says why and what to do. */
const voucherRefusals = [
  { code: 'voucher_unknown', status: 404, means: 'No voucher has this code' },
  { code: 'voucher_not_now', status: 409, means: 'The voucher has not started or has ended' },
  {
    code: 'voucher_used',
    status: 409,
    means: 'The voucher’s uses are exhausted, in total or for this buyer',
  },
  { code: 'voucher_needs_account', status: 409, means: 'For signed-in customers only' },
  { code: 'voucher_other_goods', status: 409, means: 'No item qualifies for the voucher' },
  {
    code: 'voucher_minimum',
    status: 409,
    means: 'The value of qualifying items is too low; the message says what is missing',
  },
] as const

const cartAnswer = z.object({ success: z.literal(true), cart, message: z.string() })

const checkoutAnswer = z.object({
  success: z.literal(true),
  checkout: checkoutView,
  message: z.string(),
})

/** The guest's client, as stated by the caller (VALID-11). */
const deviceSource = z.enum(DEVICE_SOURCES)

const fromGuest = { device_source: deviceSource, guest_user_id: guestId.optional() }

export const listGuestVouchers = endpoint({
  summary: "The advertised vouchers evaluated for the guest's cart, best first (CART-09)",
  tag: 'vouchers',
  body: z.object({ guest_user_id: guestId.optional(), pincode: pincode.optional() }),
  answer: offersAnswer,
  refusals: cartRefusals,
})

export const applyCartVoucher = endpoint({
  summary:
    'Applies a voucher to the cart of the guest or customer, replacing another (CART-09). A guest needs a guest id and a device source; the pincode is optional (VALID-11)',
  tag: 'vouchers',
  params,
  body: z.object({ ...fromGuest, landed_page_url: landedPageUrl, pincode: pincode.optional() }),
  answer: cartAnswer,
  refusals: [...cartRefusals, ...voucherRefusals],
})

export const removeCartVoucher = endpoint({
  summary: 'Removes the voucher from the cart (CART-09). Idempotent',
  tag: 'vouchers',
  body: z.object({ guest_user_id: guestId.optional(), pincode: pincode.optional() }),
  answer: cartAnswer,
  refusals: cartRefusals,
})

const onCheckout = [
  { code: 'checkout_closed', status: 409, means: 'The checkout is being paid or has been placed' },
  { code: 'checkout_expired', status: 410, means: 'The quote has expired' },
  ...checkoutRefusals,
] as const

/** Checkout id and code are required (VALID-12). */
const checkoutId = z.string().min(1).max(64)

export const applyGuestCheckoutVoucher = endpoint({
  summary:
    "Applies a voucher to the guest's checkout and requotes it (CHECKOUT-03, VALID-11, VALID-12)",
  tag: 'vouchers',
  params,
  body: z.object({ checkout_id: checkoutId, ...fromGuest }),
  answer: checkoutAnswer,
  refusals: [...guestRefusals, ...onCheckout, ...voucherRefusals],
})

export const removeGuestCheckoutVoucher = endpoint({
  summary: "Removes the voucher from the guest's checkout (CHECKOUT-03)",
  tag: 'vouchers',
  body: z.object({ checkout_id: checkoutId, guest_user_id: guestId.optional() }),
  answer: checkoutAnswer,
  refusals: [...guestRefusals, ...onCheckout],
})

export const applyCheckoutVoucher = endpoint({
  summary: "Applies a voucher to the customer's checkout and requotes it (CHECKOUT-03, VALID-12)",
  tag: 'vouchers',
  params: z.object({ id: checkoutId, code }),
  answer: checkoutAnswer,
  refusals: [notSignedIn, ...onCheckout, ...voucherRefusals],
})

export const removeCheckoutVoucher = endpoint({
  summary: "Removes the voucher from the customer's checkout (CHECKOUT-03)",
  tag: 'vouchers',
  params: z.object({ id: checkoutId }),
  answer: checkoutAnswer,
  refusals: [notSignedIn, ...onCheckout],
})

export const listVouchers = endpoint({
  summary:
    "The advertised vouchers evaluated for the customer's cart or one of the customer's checkouts, best first (CHECKOUT-03)",
  tag: 'vouchers',
  query: z.object({
    source: z.enum(['cart', 'checkout']).default('cart'),
    id: z.string().max(64).optional(),
    pincode: pincode.optional(),
  }),
  answer: offersAnswer,
  refusals: [
    notSignedIn,
    { code: 'checkout_not_found', status: 404, means: 'The caller has no such checkout' },
    { code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' },
  ],
})

export const listOffers = endpoint({
  summary: 'The advertised vouchers with their terms (CHECKOUT-03)',
  tag: 'vouchers',
  answer: z.object({ success: z.literal(true), offers: z.array(voucher) }),
  refusals: [],
})

const skuUnknown = { code: 'sku_unknown', status: 404, means: 'No such product' } as const

const deal = z
  .object({
    /** Of one pack, GST included. */
    price: rupees,
    until: z.iso.datetime(),
    /** Packs that can still be had at that price. */
    left: z.int(),
  })
  .meta({ id: 'Deal' })

export const productVouchers = endpoint({
  summary:
    'The advertised vouchers evaluated for a product’s minimum order (CHECKOUT-03), and the deal in force for it (CART-11)',
  tag: 'vouchers',
  query: z.object({ sku_id: sku }),
  answer: offersAnswer.extend({ deal: deal.nullable() }),
  refusals: [skuUnknown],
})

export const bestVoucher = endpoint({
  summary:
    'The voucher with the largest discount for a quantity of a product, and the price with it (CHECKOUT-03)',
  tag: 'vouchers',
  body: z.object({
    sku_id: sku,
    quantity: z.int().min(1).max(1_000_000).optional(),
    guest_user_id: guestId.optional(),
  }),
  answer: z.object({
    success: z.literal(true),
    best: offer.nullable(),
    quantity: z.int(),
    total: rupees,
    total_after: rupees,
  }),
  refusals: [skuUnknown],
})
