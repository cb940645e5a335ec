import { z } from 'zod'
import {
  ADDED_TO_WISHLIST,
  MOVED_TO_CART,
  REMOVED_FROM_WISHLIST,
  WISHLIST_LIMIT,
} from '@upchar/kernel/wishlist'
import { addingRefusals, cartRefusals, lineMissing, readBody } from './cart.ts'
import { cart } from './cart-view.ts'
import { guestId, pincode, rupees, sku, stockAt } from './common.ts'
import { endpoint } from './endpoint.ts'
import { buying } from './product-shapes.ts'

const wishlistItem = z
  .object({
    sku_id: sku,
    title: z.string(),
    /** The chosen variant, such as "Size: M"; empty where there is one only. */
    option: z.string(),
    /** Empty for goods that the shop no longer sells. */
    slug: z.string(),
    family: z.string(),
    brand: z.string(),
    /** Of one pack today, GST included; null where the buyer may not see it. */
    price: rupees.nullable(),
    mrp: rupees.nullable(),
    /** The price when it was added, where today's differs; never of prescription medicines and vaccines. */
    price_then: rupees.nullable(),
    stock: stockAt,
    /** It was sold out at the buyer's pincode when it was added, and can be had now. */
    back_in_stock: z.boolean(),
    /** Whether its buyer may ask for a mail when it is back or costs less. */
    notices: z.boolean(),
    /** How many "Move to cart" adds. */
    moq: z.int(),
    /** Why it can't be moved to the cart; null where it can. */
    message: z.string().nullable(),
    /** Set when the buyer's KYC or a licence is missing. */
    buying: buying.optional(),
    added_at: z.iso.datetime(),
  })
  .meta({ id: 'WishlistItem' })

const whole = {
  /** The SKUs of the whole list after the change, newest first. */
  sku_ids: z.array(sku),
}
const named = z.object({
  sku_id: sku,
  pincode: pincode.optional(),
  guest_user_id: guestId.optional(),
})
const full = {
  code: 'wishlist_full',
  status: 409,
  means: `The list has ${WISHLIST_LIMIT} products`,
} as const
const skuUnknown = { code: 'sku_unknown', status: 404, means: 'No such product' } as const

export const listWishlist = endpoint({
  summary:
    "The visitor's wishlist, newest first, with the prices, stock and buying rights of today (WISH-01, DATA-09)",
  tag: 'lists',
  body: z.object({ pincode: pincode.optional(), guest_user_id: guestId.optional() }),
  answer: z.object({ success: z.literal(true), items: z.array(wishlistItem) }),
  refusals: cartRefusals,
})

export const addToWishlist = endpoint({
  summary:
    'Adds a product by SKU, with its price and stock of that moment (WISH-01). Idempotent: what is listed stays as it is',
  tag: 'lists',
  body: named,
  answer: z.object({ success: z.literal(true), message: z.literal(ADDED_TO_WISHLIST), ...whole }),
  refusals: [...cartRefusals, skuUnknown, full],
})

export const deleteFromWishlist = endpoint({
  summary: 'Removes a product (WISH-01). Idempotent',
  tag: 'lists',
  body: named.omit({ pincode: true }),
  answer: z.object({
    success: z.literal(true),
    message: z.literal(REMOVED_FROM_WISHLIST),
    ...whole,
  }),
  refusals: [],
})

export const moveToCart = endpoint({
  summary:
    'Moves a product from the wishlist to the cart, both or neither, as many as its minimum order (WISH-01)',
  tag: 'lists',
  body: readBody.extend({ sku_id: sku }),
  answer: z.object({
    success: z.literal(true),
    message: z.literal(MOVED_TO_CART),
    cart,
    ...whole,
  }),
  refusals: [
    ...cartRefusals,
    ...addingRefusals,
    { code: 'wish_missing', status: 404, means: 'The product is not on the list any more' },
  ],
})

export const saveForLater = endpoint({
  summary: 'Moves a line of the cart to the wishlist, both or neither (WISH-01)',
  tag: 'lists',
  body: readBody.extend({ sku_id: sku }),
  answer: z.object({
    success: z.literal(true),
    message: z.literal(ADDED_TO_WISHLIST),
    cart,
    ...whole,
  }),
  refusals: [...cartRefusals, lineMissing, full],
})
