import { z } from 'zod'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'

const link = z.object({
  name: z.string(),
  href: z.string().regex(/^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/),
})

/** A block of a text page. Links point to pages of this shop only. */
export const textBlock = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({ kind: z.literal('heading'), text: z.string() }),
    z.object({ kind: z.literal('list'), items: z.array(z.string()).min(1) }),
    z.object({
      kind: z.literal('table'),
      head: z.array(z.string()).min(2),
      rows: z.array(z.array(z.string())).min(1),
    }),
    z.object({ kind: z.literal('note'), text: z.string() }),
    z.object({ kind: z.literal('links'), items: z.array(link).min(1) }),
    /** The picture of a banner's size, /img/b/{image}-800.webp. */
    z.object({ kind: z.literal('picture'), image: z.string(), alt: z.string() }),
  ])
  .meta({ id: 'TextBlock' })

export const policy = z.object({
  /** The URL's hash: /policy#slug. */
  slug: z.string().regex(/^[a-z][a-z0-9-]*$/),
  title: z.string(),
  blocks: z.array(textBlock).min(1),
})

export const getPolicies = endpoint({
  summary:
    'Terms, privacy, shipping, returns, grievances, with names and addresses from the settings (ROUTE-22)',
  tag: 'content',
  answer: z.object({
    success: z.literal(true),
    updated_on: z.iso.date(),
    policies: z.array(policy),
  }),
  refusals: [],
})

const articleLink = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  published_on: z.iso.date(),
  minutes: z.int(),
})
export const articleCategory = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
})

export const listArticleCategories = endpoint({
  summary: 'Every blog category with its newest articles',
  tag: 'content',
  answer: z.object({
    success: z.literal(true),
    categories: z.array(articleCategory.extend({ articles: z.array(articleLink) })),
  }),
  refusals: [],
})

export const getArticleCategory = endpoint({
  summary: 'A blog category with the articles it links to, newest first (ROUTE-09)',
  tag: 'content',
  params: z.object({ id: z.string().max(80) }),
  answer: z.object({
    success: z.literal(true),
    category: articleCategory,
    articles: z.array(articleLink),
    others: z.array(articleCategory),
  }),
  refusals: [{ code: 'category_not_found', status: 404, means: 'No such blog category' }],
})

export const article = articleLink.extend({
  category: articleCategory,
  blocks: z.array(textBlock).min(1),
  updated_on: z.iso.date(),
})

export const getArticle = endpoint({
  summary: 'An article (ROUTE-09)',
  tag: 'content',
  params: z.object({ slug: z.string().max(120) }),
  answer: z.object({
    success: z.literal(true),
    article,
    others: z.array(articleLink),
  }),
  refusals: [{ code: 'article_not_found', status: 404, means: 'No such article' }],
})

export const specialPopup = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  link: link.nullable(),
  ends_at: z.iso.datetime().nullable(),
})

export const getSpecialPopup = endpoint({
  summary:
    'The current announcement for every visitor; that of an offer only while the offer runs (UI-06)',
  tag: 'content',
  answer: z.object({
    success: z.literal(true),
    popup: specialPopup.nullable(),
  }),
  refusals: [],
})

const sitemapSection = z.enum([
  'pages',
  'departments',
  'brands',
  'procedures',
  'offers',
  'guides',
  'products',
])

export const getSitemap = endpoint({
  summary: 'Paths of pages for search engines, by section; products in parts',
  tag: 'content',
  query: z.object({
    section: sitemapSection.default('pages'),
    part: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  answer: z.object({
    success: z.literal(true),
    /** The sections that have pages, and how many parts of them. */
    sections: z.array(z.object({ section: sitemapSection, parts: z.int() })),
    paths: z.array(z.string()),
  }),
  refusals: [],
})

const feedItem = z
  .object({
    sku_id: z.string(),
    product_group_id: z.int(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    /** The path of the picture that the page opens with. */
    image: z.string(),
    /** As the product page shows it: with GST unless the shop shows prices before it. */
    price: rupees,
    available: z.boolean(),
    brand: z.string(),
    gtin: z.string().nullable(),
    mpn: z.string().nullable(),
    refurbished: z.boolean(),
    category: z.string(),
  })
  .meta({ id: 'MerchantItem' })

export const getMerchantFeed = endpoint({
  summary:
    'Variants for shopping engines, in parts: what every visitor can buy at a public price, nothing that may not be promoted',
  tag: 'content',
  query: z.object({ part: z.coerce.number().int().min(1).max(10_000).default(1) }),
  answer: z.object({ success: z.literal(true), parts: z.int(), items: z.array(feedItem) }),
  refusals: [],
})
