import { z } from 'zod'
import { cappedText } from '@upchar/kernel/cart-cap'
import { endpoint } from './endpoint.ts'
import { buying } from './products.ts'
import {
  asciiText,
  deviceSource,
  guestId,
  landedPageUrl,
  pincode,
  rupees,
  sku,
  stockAt,
} from './common.ts'

/** Tax of one place: CGST and SGST inside the seller's state, else IGST (CART-23). */
const tax = { taxable: rupees, cgst: rupees, sgst: rupees, igst: rupees }
/** The tax inside an amount, by rate. */
export const taxByRate = z.array(z.object({ gst_rate: z.number(), ...tax }))

export const cartItem = z
  .object({
    sku_id: sku,
    quantity: z.int(),
    moq: z.int(),
    max_oq: z.int(),
    engraving_name: z.string(),
    /** A name can be engraved into it (CART-22). */
    engravable: z.boolean().default(false),
    title: z.string(),
    option_label: z.string(),
    slug: z.string(),
    family: z.string(),
    brand: z.string(),
    /** Price of one pack, GST included. */
    price: rupees,
    mrp: rupees.nullable(),
    /** Set when the price moved since the buyer last saw the line. */
    price_before: rupees.nullable(),
    price_held_until: z.iso.datetime().nullable(),
    line_total: rupees,
    gst_rate: z.number(),
    hsn: z.string(),
    ...tax,
    business_categories: z.array(z.string()),
    fulfillment_type: z.string(),
    seller: z.object({ name: z.string(), state: z.string() }),
    is_free: z.boolean(),
    cold_chain: z.boolean(),
    stock: stockAt,
    /** False when the line can't be bought as it stands; `message` says why and what to do. */
    available: z.boolean(),
    message: z.string().nullable(),
    /** Set when the buyer's papers are what is missing: where they are got. */
    buying: buying.optional(),
    /** What joining the guest's cart at sign-in did to the line (CART-08); until the buyer changes it. */
    merge_note: z.string().nullable(),
  })
  .meta({ id: 'CartItem' })

export const totalSavings = z.object({
  total_savings: rupees,
  coupon_discount: rupees,
  limited_offer_discount: rupees,
  reward_point_discount: rupees,
  platform_fee_waiver: rupees,
  delivery_fee_waiver: rupees,
  data_logger_charges_waiver: rupees,
  cod_fee_waiver: rupees,
  volume_based_discount: rupees,
  upsell_discount: rupees,
})

/** A voucher on a cart or checkout. */
export const appliedVoucher = z
  .object({
    code: z.string(),
    title: z.string(),
    /** What it takes off; 0 while it doesn't fit. */
    discount: rupees,
    /** Why it takes nothing off as things stand, and what to do; null while it does. */
    message: z.string().nullable(),
  })
  .meta({ id: 'AppliedVoucher' })

export const cart = z
  .object({
    guest_user_id: z.string(),
    pincode: z.string(),
    city: z.string(),
    items: z.array(cartItem),
    /** What has gone since the last look: told once, then gone (CART-21). */
    deleted_items: z.array(z.object({ sku_id: sku, title: z.string(), reason: z.string() })),
    item_count: z.int(),
    /** What the buyer pays: every other amount is a part of it or explains it. */
    total: rupees,
    subtotal: rupees,
    discount: rupees,
    /** The code of the voucher that is on the cart; `voucher_detail` says whether it takes anything off (CART-09). */
    voucher: z.string().nullable(),
    voucher_detail: appliedVoucher.nullable(),
    sales_code: z.string().nullable(),
    tax: taxByRate,
    total_tax: rupees,
    place_of_supply: z.string(),
    shipping: rupees,
    shipping_total: rupees,
    shipping_tax: rupees,
    slashed_shipping_total: rupees,
    actual_shipping_total: rupees,
    minimum_order_value: rupees,
    remaining_amount_free_shipping: rupees,
    limited_offer_discount_value: rupees,
    limited_offer_start_time: z.iso.datetime().nullable(),
    limited_offer_end_time: z.iso.datetime().nullable(),
    bought_together: z.array(z.string()),
    free_gift_and_upsell_discount: rupees,
    upsell_discount: rupees,
    is_free_gift_applied: z.boolean(),
    data_logger_charges: rupees,
    data_logger_charges_without_tax: rupees,
    data_logger_charges_tax: rupees,
    slashed_data_logger_charges: rupees,
    is_data_logger_added: z.boolean(),
    is_data_logger_available: z.boolean(),
    has_vaccine_category: z.boolean(),
    referral_discount_type: z.string().nullable(),
    total_savings_config: totalSavings,
    /** MRP of all lines, for 'you save'. */
    mrp_total: rupees,
    checkout_allowed: z.boolean(),
  })
  .meta({ id: 'Cart' })

const cartAnswer = z.object({ success: z.literal(true), cart, message: z.string() })

export const guestRefusals = [
  { code: 'guest_unknown', status: 401, means: 'No guest id, or one that we did not give' },
  {
    code: 'guest_mismatch',
    status: 403,
    means: "The body names another guest than the visitor's own",
  },
] as const

export const cartRefusals = [
  ...guestRefusals,
  { code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' },
] as const

const readBody = z.object({
  device_source: deviceSource.optional(),
  landed_page_url: landedPageUrl,
  pincode: pincode.optional(),
  guest_user_id: guestId.optional(),
})

export const createGuestCart = endpoint({
  summary: "The guest's cart; a new guest id and an empty cart for a first-time visitor",
  tag: 'cart',
  body: readBody,
  answer: cartAnswer,
  refusals: cartRefusals,
})
export const readCart = endpoint({
  summary: "The customer's or guest's cart with every total, priced for the pincode (DATA-06)",
  tag: 'cart',
  body: readBody,
  answer: cartAnswer,
  refusals: cartRefusals,
})
export const getCartItems = endpoint({
  summary: 'The lines of the cart only',
  tag: 'cart',
  body: readBody,
  answer: z.object({ success: z.literal(true), items: z.array(cartItem), item_count: z.int() }),
  refusals: cartRefusals,
})

/** What an engraving machine can write; empty takes it away (CART-22). */
export const engravingName = asciiText(30).regex(
  /^[A-Za-z0-9 .,'&()/-]*$/,
  "Use letters, digits, spaces and . , ' & ( ) / -",
)

const changeBody = z.object({
  /** ADD adds to what is there (capped at max_oq); UPDATE sets (below 1 is 1); DELETE removes. */
  type: z.enum(['ADD', 'UPDATE', 'DELETE']),
  product: z.object({
    sku_id: sku,
    quantity: z.int().max(1_000_000).optional(),
    engraving_name: engravingName.optional(),
    should_check_discount: z.boolean().optional(),
  }),
  guest_user_id: guestId.optional(),
  pincode: pincode.optional(),
  device_source: deviceSource.optional(),
  landed_page_url: landedPageUrl,
})

const changeAnswer = cartAnswer.extend({
  /** The cart took fewer than asked for, because of max_oq; `message` says so (CART-07). */
  code: z.literal('quantity_capped').optional(),
})

const changeRefusals = [
  { code: 'sku_unknown', status: 404, means: 'No such product' },
  { code: 'quantity_invalid', status: 400, means: 'ADD with a quantity below 1' },
  {
    code: 'max_oq_reached',
    status: 409,
    means: cappedText('{n}', '{max}'),
  },
  { code: 'engraving_not_offered', status: 409, means: "This product can't be engraved" },
  { code: 'below_moq', status: 409, means: 'Fewer than the minimum order quantity' },
  { code: 'out_of_stock', status: 409, means: 'Oops! Out of stock in your location.' },
  { code: 'not_serviceable', status: 409, means: 'No courier goes to the pincode' },
  {
    code: 'buying_not_allowed',
    status: 403,
    means: 'KYC or a licence is missing; detail.buying says what',
  },
  { code: 'lead_only', status: 409, means: 'Sold after an enquiry only' },
  {
    code: 'line_missing',
    status: 404,
    means: 'UPDATE or DELETE of a line that is not in the cart',
  },
  { code: 'cart_closed', status: 409, means: 'No orders are taken at present (flag cart)' },
  { code: 'cart_full', status: 409, means: 'More than 100 different products' },
] as const

export const updateGuestCart = endpoint({
  summary:
    'Adds, sets or deletes a line of the guest’s cart (CART-02 to CART-07, VALID-08, VALID-09)',
  tag: 'cart',
  body: changeBody,
  answer: changeAnswer,
  refusals: [...cartRefusals, ...changeRefusals],
})

export const updateCart = endpoint({
  summary: 'The same for the customer’s cart (AUTH-09)',
  tag: 'cart',
  body: changeBody.omit({ guest_user_id: true }),
  answer: changeAnswer,
  refusals: [{ code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' }, ...changeRefusals],
})

export const syncGuestCart = endpoint({
  summary:
    'Puts the cart of the visitor’s guest id into the customer’s; nothing is lost, caps are kept (CART-08). Safe to repeat.',
  tag: 'cart',
  body: readBody,
  answer: cartAnswer.extend({
    /** How many of the guest's products the cart has taken now, and how many found no room. */
    taken: z.int(),
    left: z.int(),
  }),
  refusals: [
    { code: 'guest_unknown', status: 401, means: 'A guest id that we did not give' },
    {
      code: 'guest_mismatch',
      status: 403,
      means: "The body names another guest than the visitor's own",
    },
    { code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' },
  ],
})

export const getBuyingRights = endpoint({
  summary:
    'What the signed-in customer may do with products, by slug: pages that everybody shares show a guest’s rights (design decision 8)',
  tag: 'cart',
  query: z.object({
    slugs: z
      .string()
      .max(6000)
      .transform((text) => [...new Set(text.split(',').filter(Boolean))].slice(0, 60)),
  }),
  answer: z.object({
    success: z.literal(true),
    /** Unknown slugs are missing. */
    buying: z.record(z.string(), buying),
  }),
  refusals: [],
})
