import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { buying } from './product-shapes.ts'
import { tooMany } from './auth.ts'
import { addedLines, cartRefusals, guestRefusals, readBody } from './cart.ts'
import { cart } from './cart-view.ts'
import { guestId, pincode, rupees, sku } from './common.ts'

const sharingOff = {
  code: 'sharing_off',
  status: 403,
  means: 'Carts are not shared (flag can_share_cart)',
} as const

const linkUnknown = {
  code: 'link_unknown',
  status: 404,
  means: 'The link is incomplete, or it has ended',
} as const

/** The whole address of a link, or its key alone. */
const link = z.string().min(1).max(2000)

export const generateCartLink = endpoint({
  summary:
    'Makes a link to the goods and quantities of the cart, without engravings, vouchers and anything about its owner (CART-19)',
  tag: 'sharing',
  body: z.object({ guest_user_id: guestId.optional() }),
  answer: z.object({
    success: z.literal(true),
    link: z.url(),
    expires_at: z.iso.datetime(),
    item_count: z.int(),
  }),
  refusals: [
    ...guestRefusals,
    sharingOff,
    { code: 'cart_empty', status: 409, means: 'The cart is empty' },
    tooMany,
  ],
})

const sharedItem = z
  .object({
    sku_id: sku,
    title: z.string(),
    /** The chosen variant, such as "Size: M"; empty where there is one only. */
    option: z.string(),
    /** Empty for goods that the shop doesn't know any more. */
    slug: z.string(),
    family: z.string(),
    brand: z.string(),
    /** The shared quantity, and how many of it this buyer's cart can take. */
    quantity: z.int(),
    can_add: z.int(),
    /** Months of shelf life that are wanted on delivery, at least; absent: any. */
    shelf_life_months: z.int().optional(),
    /** Of one pack and of what can be added, GST included; null where the buyer may not see a price. */
    price: rupees.nullable(),
    line_total: rupees.nullable(),
    /** Why less than the shared quantity can be added; null where all of it can. */
    message: z.string().nullable(),
    /** Set when the buyer's KYC or a licence is missing. */
    buying: buying.optional(),
  })
  .meta({ id: 'SharedCartItem' })

const sharedCart = z
  .object({
    pincode: z.string(),
    city: z.string(),
    items: z.array(sharedItem),
    /** The goods that can be added, GST included, without delivery and vouchers. */
    goods_total: rupees,
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'SharedCart' })

export const identifyLink = endpoint({
  summary:
    'What a shared link leads to: the goods of a cart with the prices, stock and buying rights of the caller (CART-19)',
  tag: 'sharing',
  body: z.object({ link, pincode: pincode.optional(), guest_user_id: guestId.optional() }),
  answer: z.object({ success: z.literal(true), type: z.literal('cart'), cart: sharedCart }),
  refusals: [...cartRefusals, sharingOff, linkUnknown],
})

const added = z.object({
  success: z.literal(true),
  cart,
  message: z.string(),
  lines: addedLines,
})
const addRefusals = [
  ...cartRefusals,
  { code: 'cart_closed', status: 409, means: 'No orders are taken at present (flag cart)' },
] as const

export const addSharedCart = endpoint({
  summary:
    'Adds the goods of a shared cart to the caller’s cart as far as stock, limits and buying rights allow, and says by line what was left out (CART-19)',
  tag: 'sharing',
  body: readBody.extend({ link }),
  answer: added,
  refusals: [...addRefusals, sharingOff, linkUnknown],
})

const orderNotFound = {
  code: 'order_not_found',
  status: 404,
  means: 'No such order, or another buyer’s',
} as const

export const repeatOrder = endpoint({
  summary:
    'Adds the goods of an earlier order to the caller’s cart as far as stock, limits and buying rights allow, at today’s prices, and says by line what was left out (ORDER-07)',
  tag: 'orders',
  body: readBody.extend({
    id: z.string().max(60),
    /** Of the order’s link. */
    key: z.string().max(100).optional(),
  }),
  answer: added,
  refusals: [...addRefusals, orderNotFound],
})
