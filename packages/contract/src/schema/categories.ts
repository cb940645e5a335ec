import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { shopQuestion } from './questions.ts'

const namedLink = z.object({ name: z.string(), slug: z.string(), href: z.string(), count: z.int() })

export const categoryGenericNames = endpoint({
  summary: 'Generic names of a business category (default limit 10, page 1)',
  tag: 'products',
  query: z.object({
    category: z.string().max(60).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(200).default(10),
  }),
  answer: z.object({
    success: z.literal(true),
    total: z.int(),
    generic_names: z.array(namedLink.extend({ business_category: z.string() })),
  }),
  refusals: [],
})

export const listCategories = endpoint({
  summary: 'Categories: all, or those of one business category',
  tag: 'products',
  query: z.object({
    slug: z.string().max(60).optional(),
    /** What `slug` names: only business categories group categories. */
    type: z.enum(['', 'business_category']).default('business_category'),
  }),
  answer: z.object({
    success: z.literal(true),
    categories: z.array(namedLink.extend({ business_category: z.string() })),
  }),
  refusals: [{ code: 'category_not_found', status: 404, means: 'No such business category' }],
})

export const getNavbar = endpoint({
  summary: 'The menu of a business category: categories with their generic names, top brands',
  tag: 'products',
  params: z.object({ category: z.string().max(60) }),
  answer: z.object({
    success: z.literal(true),
    categories: z.array(namedLink.extend({ generic_names: z.array(namedLink) })),
    brands: z.array(namedLink),
  }),
  refusals: [{ code: 'category_not_found', status: 404, means: 'No such business category' }],
})

export const getSubCategories = endpoint({
  summary: 'Categories of a business category',
  tag: 'products',
  params: z.object({ category: z.string().max(60) }),
  answer: z.object({ success: z.literal(true), categories: z.array(namedLink) }),
  refusals: [{ code: 'category_not_found', status: 404, means: 'No such business category' }],
})

/** The head of a listing page: heading, text, breadcrumbs. */
export const getListingScope = endpoint({
  summary:
    'Heading, text and breadcrumbs of a brand, category, procedure, speciality, generic-name or offer listing',
  tag: 'products',
  query: z.object({
    kind: z.enum(['brand', 'category', 'procedure', 'speciality', 'family', 'business', 'offer']),
    slug: z.string().max(120),
    business: z.string().max(60).optional(),
  }),
  answer: z.object({
    success: z.literal(true),
    title: z.string(),
    description: z.string(),
    breadcrumbs: z.array(z.object({ name: z.string(), href: z.string() })),
    related: z.array(namedLink),
    /** The filter of this listing, for get-data-json. */
    filters: z.string(),
    /** The ranking criteria for buyers (E-Commerce Rules 2020). */
    ranking: z.string(),
    ends_at: z.iso.datetime().nullable(),
    /** Questions and answers about a category, if there are any. */
    questions: z.array(shopQuestion).optional(),
  }),
  refusals: [{ code: 'listing_not_found', status: 404, means: 'No such listing' }],
})
