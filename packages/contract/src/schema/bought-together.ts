import { z } from 'zod'
import { guestRefusals } from './cart.ts'
import { guestId, sku } from './common.ts'
import { endpoint } from './endpoint.ts'
import { productCard } from './product-shapes.ts'
import { staffRefusals, staffText, who } from './staff.ts'

const cards = z.object({ success: z.literal(true), products: z.array(productCard) })

export const getBoughtTogether = endpoint({
  summary:
    'Up to 6 products that different buyers ordered together with this one, or that staff show with it (CART-10)',
  tag: 'cart',
  query: z.object({ sku_id: sku, guestUserId: guestId.optional() }),
  answer: cards,
  refusals: [],
})

export const getCartBoughtTogether = endpoint({
  summary: 'The same for the products in the cart, without those that are in it (CART-10)',
  tag: 'cart',
  query: z.object({ guestUserId: guestId.optional() }),
  answer: cards,
  refusals: guestRefusals,
})

const pair = z
  .object({
    group_id: z.int(),
    with_group_id: z.int(),
    title: z.string(),
    slug: z.string(),
    /** What is shown with the product. */
    with_title: z.string(),
    with_slug: z.string(),
    /** Different buyers who ordered both together within a year. */
    buyers: z.int(),
    /** Null: only counted. */
    pin: z
      .object({ reason: z.string(), made_by: who.nullable(), made_at: z.iso.datetime() })
      .nullable(),
  })
  .meta({ id: 'StaffPair' })

const pairs = z.object({ success: z.literal(true), pairs: z.array(pair) })

export const staffListTogether = endpoint({
  summary:
    'Products bought together: pins, then the pairs with the most buyers, up to 500 (CART-10)',
  tag: 'staff shop',
  answer: pairs,
  refusals: staffRefusals,
})

export const staffPinTogether = endpoint({
  summary: 'Shows a product with another one, before what was counted; answers with all (CART-10)',
  tag: 'staff shop',
  body: z.object({
    sku,
    with_sku: sku,
    reason: staffText(300).min(3, 'Say why, for whoever asks later'),
  }),
  answer: pairs,
  refusals: [
    ...staffRefusals,
    { code: 'pin_product_missing', status: 404, means: 'No product on sale has the SKU' },
    {
      code: 'pin_refused',
      status: 409,
      means: 'The same product twice, a pin that exists, or goods that may not be promoted',
    },
  ],
})

const id = z.coerce.number().int().min(1).max(2_147_483_647)

export const staffUnpinTogether = endpoint({
  summary: 'Takes a pin off; answers with all (CART-10)',
  tag: 'staff shop',
  params: z.object({ group_id: id, with_group_id: id }),
  body: z.object({}),
  answer: pairs,
  refusals: [
    ...staffRefusals,
    { code: 'pin_missing', status: 404, means: 'The two are not pinned together' },
  ],
})
