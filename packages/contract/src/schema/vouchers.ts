import { z } from 'zod'
import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'
import { VOUCHER_CODE, cleanVoucherCode } from '@upchar/kernel/voucher-code'
import { notSignedIn } from './account.ts'
import { cart, cartRefusals, guestRefusals } from './cart.ts'
import { checkoutRefusals, checkoutView } from './checkout.ts'
import { DEVICE_SOURCES, guestId, landedPageUrl, pincode, rupees, sku } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, staffRefusals, staffText, who } from './staff.ts'

/** A code as somebody types it; what doesn't look like one is unknown. */
const code = z.string().max(60).transform(cleanVoucherCode)
const params = z.object({ code })

/** What a voucher gives and on what terms, in words and in numbers. */
export const voucher = z
  .object({
    code: z.string(),
    /** "5 % off, at most ₹500". */
    title: z.string(),
    /** One sentence a condition. */
    terms: z.array(z.string()),
    kind: z.enum(['percent', 'amount']),
    percent: z.number().nullable(),
    amount: rupees.nullable(),
    max_discount: rupees.nullable(),
    minimum_value: rupees,
    ends_at: z.iso.datetime(),
  })
  .meta({ id: 'Voucher' })

/** A voucher against what somebody wants to buy. */
export const offer = voucher
  .extend({
    applicable: z.boolean(),
    /** What it takes off; 0 where it isn't applicable. */
    discount: rupees,
    /** Why it isn't applicable and what to do; null where it is. */
    message: z.string().nullable(),
    reason: z.enum(['voucher_minimum', 'voucher_needs_account']).nullable(),
  })
  .meta({ id: 'Offer' })

const offersAnswer = z.object({ success: z.literal(true), offers: z.array(offer) })

/** What a code may be refused with: `message` says why and what to do. */
const voucherRefusals = [
  { code: 'voucher_unknown', status: 404, means: 'No voucher has this code' },
  { code: 'voucher_not_now', status: 409, means: 'It has not begun or is over' },
  {
    code: 'voucher_used',
    status: 409,
    means: 'As often as it may be, by everybody or by this buyer',
  },
  { code: 'voucher_needs_account', status: 409, means: 'For signed-in customers only' },
  { code: 'voucher_other_goods', status: 409, means: 'It is for goods of which there are none' },
  {
    code: 'voucher_minimum',
    status: 409,
    means: 'Too few of its goods; the message says what is missing',
  },
] as const

const cartAnswer = z.object({ success: z.literal(true), cart, message: z.string() })
const checkoutAnswer = z.object({
  success: z.literal(true),
  checkout: checkoutView,
  message: z.string(),
})

/** Where a guest is: told, never guessed (VALID-11). */
const deviceSource = z.enum(DEVICE_SOURCES)
const fromGuest = {
  device_source: deviceSource,
  guest_user_id: guestId.optional(),
  landed_page_url: landedPageUrl,
}

export const listGuestVouchers = endpoint({
  summary:
    "The vouchers that are offered to everybody, against the guest's cart: the best first (CART-09)",
  tag: 'vouchers',
  body: z.object({ guest_user_id: guestId.optional(), pincode: pincode.optional() }),
  answer: offersAnswer,
  refusals: cartRefusals,
})

export const applyCartVoucher = endpoint({
  summary:
    'Puts a voucher on the cart of the guest or customer, in place of another (CART-09). A guest needs a guest id and a device source, the pincode is optional (VALID-11)',
  tag: 'vouchers',
  params,
  body: z.object({ ...fromGuest, pincode: pincode.optional() }),
  answer: cartAnswer,
  refusals: [...cartRefusals, ...voucherRefusals],
})

export const removeCartVoucher = endpoint({
  summary: 'Takes the voucher off the cart; safe to repeat (CART-09)',
  tag: 'vouchers',
  body: z.object({ guest_user_id: guestId.optional(), pincode: pincode.optional() }),
  answer: cartAnswer,
  refusals: cartRefusals,
})

const onCheckout = [
  { code: 'checkout_closed', status: 409, means: 'It is being paid or has been placed' },
  { code: 'checkout_expired', status: 410, means: 'The quote ran out; make a new checkout' },
  ...checkoutRefusals,
] as const

/** Neither without the checkout's id nor without a code is anything asked (VALID-12). */
const checkoutId = z.string().min(1).max(64)

export const applyGuestCheckoutVoucher = endpoint({
  summary:
    "Puts a voucher on the guest's checkout; its quote is made anew (CHECKOUT-03, VALID-11, VALID-12)",
  tag: 'vouchers',
  params,
  body: z.object({ checkout_id: checkoutId, ...fromGuest }),
  answer: checkoutAnswer,
  refusals: [...guestRefusals, ...onCheckout, ...voucherRefusals],
})

export const removeGuestCheckoutVoucher = endpoint({
  summary: "Takes the voucher off the guest's checkout (CHECKOUT-03)",
  tag: 'vouchers',
  body: z.object({ checkout_id: checkoutId, guest_user_id: guestId.optional() }),
  answer: checkoutAnswer,
  refusals: [...guestRefusals, ...onCheckout],
})

export const applyCheckoutVoucher = endpoint({
  summary:
    "Puts a voucher on the customer's checkout; its quote is made anew (CHECKOUT-03, VALID-12)",
  tag: 'vouchers',
  params: z.object({ id: checkoutId, code }),
  answer: checkoutAnswer,
  refusals: [notSignedIn, ...onCheckout, ...voucherRefusals],
})

export const removeCheckoutVoucher = endpoint({
  summary: "Takes the voucher off the customer's checkout (CHECKOUT-03)",
  tag: 'vouchers',
  params: z.object({ id: checkoutId }),
  answer: checkoutAnswer,
  refusals: [notSignedIn, ...onCheckout],
})

export const listVouchers = endpoint({
  summary:
    "The vouchers that are offered to everybody, against the customer's cart or one of the customer's checkouts: the best first (CHECKOUT-03)",
  tag: 'vouchers',
  query: z.object({
    source: z.enum(['cart', 'checkout']).default('cart'),
    id: z.string().max(64).optional(),
    pincode: pincode.optional(),
  }),
  answer: offersAnswer,
  refusals: [
    notSignedIn,
    { code: 'checkout_not_found', status: 404, means: "No such checkout of the caller's" },
    { code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' },
  ],
})

export const listOffers = endpoint({
  summary: 'The vouchers that are offered to everybody, with their terms (CHECKOUT-03)',
  tag: 'vouchers',
  answer: z.object({ success: z.literal(true), offers: z.array(voucher) }),
  refusals: [],
})

const skuUnknown = { code: 'sku_unknown', status: 404, means: 'No such product' } as const

export const productVouchers = endpoint({
  summary: 'The vouchers that are offered for a product, against its smallest order (CHECKOUT-03)',
  tag: 'vouchers',
  query: z.object({ sku_id: sku }),
  answer: offersAnswer,
  refusals: [skuUnknown],
})

export const bestVoucher = endpoint({
  summary:
    'The voucher that takes most off so many of a product, and what they cost with it (CHECKOUT-03)',
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

/** A voucher as staff keep it. */
export const staffVoucher = voucher
  .extend({
    id: z.string(),
    starts_at: z.iso.datetime(),
    state: z.enum(['planned', 'running', 'over']),
    audience: z.enum(['anyone', 'customers']),
    /** Offered on pages; the others are known to whom the code was given. */
    listed: z.boolean(),
    business_category: z.string().nullable(),
    /** Who bears it: a seller lowers the taxable value of its own goods, the shop pays the seller the difference. */
    funded_by: z.object({ id: z.int(), name: z.string() }).nullable(),
    max_uses: z.int().nullable(),
    max_uses_per_buyer: z.int().nullable(),
    /** Placed orders with it, what they got off, and uses that are set aside for payments under way. */
    uses: z.int(),
    given: rupees,
    held: z.int(),
    reason: z.string(),
    made_by: who.nullable(),
    made_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffVoucher' })

const staffAnswer = z.object({ success: z.literal(true), voucher: staffVoucher })

export const staffListVouchers = endpoint({
  summary:
    'Every voucher with its terms and what became of it, the newest first; with the sellers that may bear one',
  tag: 'staff shop',
  answer: z.object({
    success: z.literal(true),
    vouchers: z.array(staffVoucher),
    sellers: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  refusals: staffRefusals,
})

export const staffMakeVoucher = endpoint({
  summary: 'Makes a voucher. Its terms never change: end it and make another (CART-09)',
  tag: 'staff shop',
  body: z.object({
    code: z
      .string()
      .transform(cleanVoucherCode)
      .pipe(z.string().regex(VOUCHER_CODE, 'Use 4 to 20 letters and digits')),
    kind: z.enum(['percent', 'amount']),
    /** Percent of a percent voucher; rupees of the other. */
    value: z.number().positive('Say how much it takes off'),
    max_discount: rupees.positive().nullable(),
    minimum_value: rupees.min(0),
    business_category: z.enum(BUSINESS_CATEGORIES.map((category) => category.key)).nullable(),
    seller_id: z.int().nullable(),
    audience: z.enum(['anyone', 'customers']),
    listed: z.boolean(),
    max_uses: z.int().min(1).max(100_000).nullable(),
    max_uses_per_buyer: z.int().min(1).max(1000).nullable(),
    /** First and last day in India. */
    first_day: z.iso.date(),
    last_day: z.iso.date(),
    reason: staffText(300).min(3, 'Say why, for whoever asks later'),
  }),
  answer: staffAnswer,
  refusals: [
    ...staffRefusals,
    { code: 'voucher_code_taken', status: 409, means: 'There is or was a voucher with this code' },
    {
      code: 'voucher_invalid',
      status: 400,
      means: 'The terms contradict each other; `fields` says how',
    },
  ],
})

export const staffEndVoucher = endpoint({
  summary: 'Ends a voucher now: carts that carry it lose it, payments under way keep it',
  tag: 'staff shop',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: staffText(300).min(3, 'Say why, for whoever asks later') }),
  answer: staffAnswer,
  refusals: [
    ...staffRefusals,
    { code: 'voucher_missing', status: 404, means: 'No such voucher' },
    changedMeanwhile,
  ],
})
