import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { deviceSource, guestId } from './common.ts'

const group = z.array(z.object({ name: z.string(), href: z.string(), count: z.int() }))

export const suggest = endpoint({
  summary:
    'Typeahead: three groups (categories, specialities, procedures), brands and products (SEARCH-01)',
  tag: 'search',
  query: z.object({
    text: z.string().max(200),
    request_id: z.string().max(60).default(''),
    business_category: z.string().max(60).optional(),
  }),
  answer: z.object({
    success: z.literal(true),
    /** Echoed so that the browser can drop an answer to an older text (SEARCH-02). */
    request_id: z.string(),
    corrected: z.string().nullable(),
    /** No product is what was asked for: those suggested are only the nearest. */
    inexact: z.boolean(),
    completions: z.array(z.string()),
    categories: group,
    specialities: group,
    procedures: group,
    brands: group,
    products: z.array(
      z.object({
        product_group_id: z.int(),
        slug: z.string(),
        title: z.string(),
        brand: z.string(),
        family: z.string(),
        price_gst: z.number(),
      }),
    ),
  }),
  refusals: [],
})

export const searchConfig = endpoint({
  summary: 'Top searches and search settings',
  tag: 'search',
  answer: z.object({
    success: z.literal(true),
    is_search_by_brand: z.boolean(),
    top_searches: z.array(z.string()),
    min_characters: z.int(),
  }),
  refusals: [],
})

export const updateSearchKeyword = endpoint({
  summary: 'Records a search a guest ran (SEARCH-03)',
  tag: 'search',
  body: z.object({
    keyword: z.string().trim().min(1).max(200),
    results: z.int32().min(0).optional(),
    guest_user_id: guestId.optional(),
  }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [],
})

export const updateSearchKeywordClick = endpoint({
  summary: 'Records what a guest opened from a search (SEARCH-03)',
  tag: 'search',
  body: z.object({
    keyword: z.string().trim().min(1).max(200),
    slug: z.string().max(200),
    position: z.int().min(0).max(1000),
    guest_user_id: guestId.optional(),
  }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [],
})

export const recentSearches = endpoint({
  summary: "The guest's last searches, newest first",
  tag: 'search',
  body: z.object({ guest_user_id: guestId.optional() }),
  answer: z.object({ success: z.literal(true), keywords: z.array(z.string()) }),
  refusals: [],
})

export const rotatingKeywords = endpoint({
  summary: 'Keywords that rotate in the empty search field',
  tag: 'search',
  body: z.object({ device_source: deviceSource.optional(), guest_user_id: guestId.optional() }),
  answer: z.object({ success: z.literal(true), keywords: z.array(z.string()) }),
  refusals: [],
})
