import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { guestId, pincode, rupees, stockAt } from './common.ts'
import { otherOffer, productCard, productDetail, volumePrices } from './product-shapes.ts'
import { shopQuestion } from './questions.ts'

export const facet = z
  .object({
    key: z.string(),
    label: z.string(),
    /** choice: several values; range: price bands as 'min-max' rupees; flag: one checkbox. */
    kind: z.enum(['choice', 'range', 'flag']),
    promoted: z.boolean(),
    values: z.array(
      z.object({
        value: z.string(),
        label: z.string(),
        count: z.int(),
        selected: z.boolean(),
        /** Of a long list: one of the few that most products have, to be shown first. */
        leads: z.literal(true).optional(),
      }),
    ),
  })
  .meta({ id: 'Facet' })

/** Live stock of the cards, by product group id. */
const liveByGroup = z.record(z.string(), stockAt)

export const productList = z
  .object({
    success: z.literal(true),
    total: z.int(),
    /** True if more matched than were counted. */
    total_is_floor: z.boolean(),
    page: z.int(),
    limit: z.int(),
    sort: z.string(),
    products: z.array(productCard),
    stock: liveByGroup,
    facets: z.array(facet),
    /** Keys in `filters` that are no filter and changed nothing. */
    ignored: z.array(z.string()),
    /** Search only: how the query was interpreted. */
    search: z
      .object({
        text: z.string(),
        /** The corrected query; null if nothing was corrected. */
        corrected: z.string().nullable(),
        /** Words read as filters, such as a size. */
        understood: z.array(z.string()),
        /** Neutral refusal for never listed products (narcotics). */
        blocked: z.boolean(),
        /** No product is what was asked for: those listed are only the nearest. */
        inexact: z.boolean(),
        /** Similar families, if nothing was found or nothing exact. */
        nearest: z.array(z.object({ name: z.string(), href: z.string(), count: z.int() })),
      })
      .nullable(),
  })
  .meta({ id: 'ProductList' })

export const sorts = [
  'relevance',
  'stock',
  'price_asc',
  'price_desc',
  'rating',
  'newest',
  'origin',
] as const

export const listProducts = endpoint({
  summary: 'A page of product groups with facets: a listing, or a search when text is given',
  tag: 'products',
  query: z.object({
    name: z.literal('product_group').default('product_group'),
    search: z.string().max(200).default(''),
    advance_search: z.string().max(200).optional(),
    page: z.coerce.number().int().min(1).max(400).default(1),
    limit: z.coerce.number().int().min(1).max(60).default(24),
    /** Form-encoded: `brand=a&brand=b&size=M&price=100-500&in_stock=1`; scope keys too: category, family, speciality, procedure, business, offer. */
    filters: z.string().max(2000).default(''),
    /** Default: 'stock' (in stock first, then by popularity) in listings, 'relevance' in searches. */
    sort: z.enum(sorts).optional().catch(undefined),
    pincode: pincode.optional(),
  }),
  answer: productList,
  refusals: [
    {
      code: 'pincode_unknown',
      status: 400,
      means: 'The pincode is not in the directory: Invalid Pincode',
    },
  ],
})

export const getProduct = endpoint({
  summary: 'A product group with its variants and their availability at the pincode',
  tag: 'products',
  params: z.object({ slug: z.string().max(200) }),
  query: z.object({
    /** `false`: what a card shows, without description, highlights, statutory facts and uses (PROD-01). */
    is_pdp: z.enum(['true', 'false']).default('true'),
    /** `true`: as a product that is sold on enquiry only (PROD-01). */
    lead_only: z.enum(['true', 'false']).default('false'),
    /** Records a view for this guest, whose id it must be (PROD-01). */
    guest_user_id: guestId.optional(),
    pincode: pincode.optional(),
  }),
  answer: z.object({
    success: z.literal(true),
    product: productDetail,
    /** By the SKU of every offer, other sellers’ too. */
    stock: z.record(z.string(), stockAt),
    /** SKUs whose minimum order may be paid in cash at the pincode; larger orders have limits (CHECKOUT-05). */
    cash_on_delivery: z.array(z.string()),
    pincode: z.string(),
    city: z.string(),
    state: z.string(),
    /** The delivery charge of an order, and the value of goods that waives it; null: no value does. */
    shipping: z.object({ charge: rupees, free_from: rupees.nullable() }),
    /** How many buyers ordered it in the last days; absent below a threshold, while the flag is off, and for prescription goods. */
    social_proof: z.object({ buyers: z.int(), days: z.int() }).optional(),
    /** Volume prices by SKU, where the product has any. */
    volume_prices: z.record(z.string(), volumePrices).optional(),
    /** Under which SKU the product shows the article that another SKU names, where several sellers offer it. */
    shown_as: z.record(z.string(), z.string()).optional(),
    /** Other sellers' offers that can be had at the pincode, the lowest price first; absent if there are none. */
    other_offers: z.array(otherOffer).optional(),
    /** Questions and answers about it, if there are any. */
    questions: z.array(shopQuestion).optional(),
  }),
  refusals: [
    { code: 'product_not_found', status: 404, means: 'No such product' },
    {
      code: 'pincode_unknown',
      status: 400,
      means: 'The pincode is not in the directory: Invalid Pincode',
    },
    { code: 'guest_unknown', status: 401, means: 'The guest id was not issued by this shop' },
    { code: 'guest_mismatch', status: 403, means: 'It is another guest’s than the cookie’s' },
  ],
})

const cards = z.object({ success: z.literal(true), products: z.array(productCard) })

export const getSimilar = endpoint({
  summary: 'Up to 10 similar product groups (ENGAGE-09)',
  tag: 'products',
  query: z.object({
    slug: z.string().max(200),
    limit: z.coerce.number().int().min(1).max(10).default(10),
  }),
  answer: cards,
  refusals: [],
})

export const recentlyViewed = endpoint({
  summary: "The guest's last viewed products, newest first",
  tag: 'products',
  answer: cards,
  refusals: [],
})

export const recordView = endpoint({
  summary: 'Records the guest’s product views',
  tag: 'products',
  body: z.object({
    guest_user_id: guestId.optional(),
    slugs: z.array(z.string().max(200)).min(1).max(20),
  }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [],
})

const deals = z.object({
  success: z.literal(true),
  offers: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      starts_at: z.iso.datetime(),
      ends_at: z.iso.datetime(),
      products: z.array(productCard),
    }),
  ),
})

export const getMainOffer = endpoint({
  summary: 'Offers running now, with products',
  tag: 'products',
  answer: deals,
  refusals: [],
})

export const getLimitedTimeDeals = endpoint({
  summary: 'Limited-time deals running now',
  tag: 'products',
  query: z.object({ guest_user_id: guestId.optional() }),
  answer: deals,
  refusals: [],
})
