import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { productCard } from './product-shapes.ts'

const tile = z.object({ name: z.string(), href: z.string(), count: z.int() })

export const getShopHome = endpoint({
  summary:
    'The contents of the shop home: categories, offers, procedures, brands, popular products (DATA-12)',
  tag: 'content',
  answer: z.object({
    success: z.literal(true),
    business_categories: z.array(tile.extend({ key: z.string(), enabled: z.boolean() })),
    banners: z.array(
      z.object({ title: z.string(), text: z.string(), href: z.string(), image: z.string() }),
    ),
    procedures: z.array(tile),
    specialities: z.array(tile),
    brands: z.array(tile),
    rows: z.array(
      z.object({
        title: z.string(),
        why: z.string(),
        href: z.string(),
        products: z.array(productCard),
      }),
    ),
    counts: z.object({ products: z.int(), sellers: z.int(), pincodes: z.int() }),
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
    rows: z.array(
      z.object({
        title: z.string(),
        why: z.string(),
        href: z.string(),
        products: z.array(productCard),
      }),
    ),
  }),
  refusals: [{ code: 'category_not_found', status: 404, means: 'No such business category' }],
})
