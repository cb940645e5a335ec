import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { guestId } from './common.ts'
import { productCard } from './product-shapes.ts'

const shelf = z.object({
  title: z.string(),
  why: z.string(),
  href: z.string(),
  products: z.array(productCard),
})
const tile = z.object({ name: z.string(), href: z.string(), count: z.int() })

/** `image` is a key: /img/b/{image}-800.webp. */
export const homeBanner = z.object({
  title: z.string(),
  text: z.string(),
  /** The words of its button. */
  action: z.string(),
  href: z.string(),
  image: z.string(),
  alt: z.string(),
})

export const getShopHome = endpoint({
  summary:
    'The contents of the shop home: categories, offers, procedures, brands, popular products (DATA-12)',
  tag: 'content',
  answer: z.object({
    success: z.literal(true),
    business_categories: z.array(tile.extend({ key: z.string(), enabled: z.boolean() })),
    banners: z.array(homeBanner),
    procedures: z.array(tile),
    specialities: z.array(tile),
    brands: z.array(tile),
    rows: z.array(shelf),
    counts: z.object({ products: z.int(), sellers: z.int(), pincodes: z.int() }),
  }),
  refusals: [],
})

export const getForYou = endpoint({
  summary:
    'What the shop home and the account show to one visitor: seen and bought before, interests of the profile, searches (DATA-12)',
  tag: 'content',
  query: z.object({ guest_user_id: guestId.optional() }),
  answer: z.object({
    success: z.literal(true),
    /** Newest first. */
    recently_viewed: z.array(productCard),
    /** Of a customer's orders, newest first; which orders: `recent_order_collection_type`. */
    buy_again: z.array(productCard),
    /** A customer's business categories with products. */
    interests: z.array(shelf),
    recent_searches: z.array(z.string()),
    top_searches: z.array(z.string()),
  }),
  refusals: [],
})

export const getLandingPage = endpoint({
  summary: 'A business-category landing page (ROUTE-23)',
  tag: 'content',
  params: z.object({ category: z.string().max(60) }),
  answer: z.object({
    success: z.literal(true),
    key: z.string(),
    name: z.string(),
    enabled: z.boolean(),
    meta_title: z.string(),
    meta_description: z.string(),
    banner_title: z.string(),
    banner_text: z.string(),
    banner_image: z.string(),
    /** Empty for drawn scenes, which are decorative. */
    banner_alt: z.string(),
    categories: z.array(tile.extend({ generic_names: z.array(tile) })),
    brands: z.array(tile),
    procedures: z.array(tile),
    rows: z.array(shelf),
  }),
  refusals: [{ code: 'category_not_found', status: 404, means: 'No such business category' }],
})
