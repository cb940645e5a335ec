import { z } from 'zod'
import { cappedText } from '@upchar/kernel/cart-cap'
import { MOST_PAD_LINES } from '@upchar/kernel/order-pad'
import { MOST_SHELF_LIFE_MONTHS } from '@upchar/kernel/shelf-life'
import { endpoint } from './endpoint.ts'
import { buying } from './product-shapes.ts'
import { asciiText, deviceSource, guestId, landedPageUrl, pincode, sku } from './common.ts'
import { cart, cartItem } from './cart-view.ts'
import { referralCode, referralRefusals } from './referrals.ts'

const cartAnswer = z.object({ success: z.literal(true), cart, message: z.string() })

export const guestRefusals = [
  {
    code: 'guest_unknown',
    status: 401,
    means: 'No guest id, or one that was not issued by this shop',
  },
  {
    code: 'guest_mismatch',
    status: 403,
    means: 'The body names another guest than the cookie',
  },
] as const

export const cartRefusals = [
  ...guestRefusals,
  { code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' },
] as const

/** Each wanted line, how many of it were added, and why fewer. */
export const addedLines = z.array(
  z.object({
    sku_id: sku,
    title: z.string(),
    quantity: z.int(),
    added: z.int(),
    message: z.string().nullable(),
  }),
)

export const readBody = z.object({
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

export const setDataLogger = endpoint({
  summary:
    'Adds the temperature logger to a cart with vaccines, or removes it (CART-16). Nothing adds it by itself',
  tag: 'cart',
  body: z.object({
    added: z.boolean(),
    pincode: pincode.optional(),
    guest_user_id: guestId.optional(),
  }),
  answer: cartAnswer,
  refusals: [
    ...cartRefusals,
    {
      code: 'data_logger_not_offered',
      status: 409,
      means: 'No vaccine is in the cart, or the shop offers no logger',
    },
  ],
})

export const setRewardPoints = endpoint({
  summary: 'Uses the customer’s reward points in the cart, as many as it takes, or none (CART-14)',
  tag: 'cart',
  body: z.object({
    used: z.boolean(),
    pincode: pincode.optional(),
  }),
  answer: cartAnswer,
  refusals: [
    ...cartRefusals,
    {
      code: 'points_not_offered',
      status: 409,
      means: 'No programme, no points, or no goods in the cart that take them',
    },
  ],
})

export const takeGift = endpoint({
  summary: 'Adds a free gift of `gift_offers` to the cart (CART-11). Nothing adds it by itself',
  tag: 'cart',
  body: z.object({
    gift_id: z.uuid(),
    pincode: pincode.optional(),
    guest_user_id: guestId.optional(),
  }),
  answer: cartAnswer,
  refusals: [
    ...cartRefusals,
    {
      code: 'gift_not_offered',
      status: 409,
      means: 'The cart’s goods don’t entitle to it, or it is used up',
    },
    {
      code: 'cart_full',
      status: 409,
      means: `The cart holds ${MOST_PAD_LINES} different products`,
    },
    { code: 'cart_closed', status: 409, means: 'The shop takes no orders at present' },
  ],
})

export const setReferral = endpoint({
  summary:
    'Puts a referral code on the cart of a customer who orders for the first time, or takes the present one off, also a link’s, by an empty one (CART-13)',
  tag: 'cart',
  body: z.object({ code: referralCode, pincode: pincode.optional() }),
  answer: cartAnswer,
  refusals: [...cartRefusals, ...referralRefusals],
})

/** Characters that an engraving machine can write; empty removes the engraving (CART-22). */
export const engravingName = asciiText(30).regex(
  /^[A-Za-z0-9 .,'&()/-]*$/,
  "Use letters, digits, spaces and . , ' & ( ) / -",
)

/** Months of shelf life that goods must still have on delivery; 0: any. */
export const shelfLifeMonths = z.int().min(0).max(MOST_SHELF_LIFE_MONTHS)

const changeBody = z.object({
  /** ADD adds to the line (capped at max_oq); UPDATE sets it (below 1 is 1); DELETE removes it. */
  type: z.enum(['ADD', 'UPDATE', 'DELETE']),
  product: z
    .object({
      sku_id: sku,
      quantity: z.int().max(1_000_000).optional(),
      engraving_name: engravingName.optional(),
      /** Months of shelf life wanted on delivery, at least; 0: any. Absent: as the line has it. */
      shelf_life_months: shelfLifeMonths.optional(),
      should_check_discount: z.boolean().optional(),
      /** With ADD: SKUs that are added along with it, as many as their minimum order, in one transaction (CART-10). */
      bought_together: z.array(sku).max(8).optional(),
    })
    .refine(
      (one) =>
        (one.bought_together ?? []).length === 0 ||
        (one.engraving_name === undefined && (one.quantity ?? 1) > 0),
      'A set is added without engraving, and with a quantity of 1 or more',
    ),
  guest_user_id: guestId.optional(),
  pincode: pincode.optional(),
  device_source: deviceSource.optional(),
  landed_page_url: landedPageUrl,
})

const changeAnswer = cartAnswer.extend({
  /** Whether max_oq capped the quantity; `message` says so (CART-07). */
  code: z.enum(['quantity_capped', 'quantity_raised']).optional(),
  /** With `bought_together`: what was added of each, and why fewer. */
  lines: addedLines.optional(),
})

/** Of adding one product to a cart. */
export const addingRefusals = [
  { code: 'sku_unknown', status: 404, means: 'No such product' },
  { code: 'quantity_invalid', status: 400, means: 'ADD with a quantity below 1' },
  {
    code: 'max_oq_reached',
    status: 409,
    means: cappedText('{n}', '{max}'),
  },
  { code: 'below_moq', status: 409, means: 'Fewer than the minimum order quantity' },
  { code: 'out_of_stock', status: 409, means: 'Oops! Out of stock in your location.' },
  {
    code: 'shelf_life_short',
    status: 409,
    means: 'Too few have the shelf life asked for; detail.left says how many',
  },
  { code: 'not_serviceable', status: 409, means: 'No courier delivers to the pincode' },
  {
    code: 'buying_not_allowed',
    status: 403,
    means: 'KYC or a licence is missing; detail.buying says which',
  },
  { code: 'lead_only', status: 409, means: 'Sold on enquiry only' },
  { code: 'cart_closed', status: 409, means: 'No orders are taken at present (flag cart)' },
  { code: 'cart_full', status: 409, means: `More than ${MOST_PAD_LINES} different products` },
] as const

export const lineMissing = {
  code: 'line_missing',
  status: 404,
  means: 'A change of a line that is not in the cart',
} as const

const changeRefusals = [
  ...addingRefusals,
  { code: 'engraving_not_offered', status: 409, means: "This product can't be engraved" },
  lineMissing,
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
  summary:
    'The same for the customer’s cart (AUTH-09), whatever guest the body names: only syncGuestCart joins the two',
  tag: 'cart',
  body: changeBody,
  answer: changeAnswer,
  refusals: [{ code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' }, ...changeRefusals],
})

export const syncGuestCart = endpoint({
  summary:
    'Merges the guest’s cart into the customer’s without losses, within the caps (CART-08). Idempotent',
  tag: 'cart',
  body: readBody,
  answer: cartAnswer.extend({
    /** How many of the guest's products were merged, and how many found no room. */
    taken: z.int(),
    left: z.int(),
  }),
  refusals: [
    { code: 'guest_unknown', status: 401, means: 'The guest id was not issued by this shop' },
    {
      code: 'guest_mismatch',
      status: 403,
      means: 'The body names another guest than the cookie',
    },
    { code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' },
  ],
})

export const getBuyingRights = endpoint({
  summary:
    'The signed-in customer’s buying rights for products, by slug; cached pages show a guest’s rights (design decision 8)',
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
