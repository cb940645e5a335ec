import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { sku } from './common.ts'
import { counted, id, paging, staffLine, staffRefusals, staffText, who } from './staff.ts'

const searched = z
  .object({
    words: z.string(),
    searches: z.int(),
    /** Different visitors. */
    visitors: z.int(),
    /** Searches after which a product or a suggestion was opened. */
    opened: z.int(),
    /** Products found today, at most 2,000. */
    found: z.int(),
    /** `nearest`: nothing is what was asked for, only similar goods; `blocked`: goods that are never listed. */
    state: z.enum(['found', 'nearest', 'nothing', 'blocked']),
  })
  .meta({ id: 'SearchedWords' })

export const staffListSearches = endpoint({
  summary:
    'What buyers search, how often they open something, and what is found today: up to 300 words that two visitors or more typed',
  tag: 'staff shop',
  query: z.object({ days: z.coerce.number().int().min(1).max(365).default(30) }),
  answer: z.object({
    success: z.literal(true),
    /** All searches of these days, and how many led to something opened. */
    searches: z.int(),
    opened: z.int(),
    words: z.array(searched),
  }),
  refusals: staffRefusals,
})

const phrase = staffLine(80).min(1, 'Enter the words that buyers type')
const name = staffLine(120)
/** The last day in India. */
const lastDay = z.iso.date()

const change = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('words'),
      phrase,
      /** Names of the product types that the words mean. */
      families: z.array(name.min(1)).max(10),
      /** Other words that are searched with them; with no product type and no words the phrase means nothing any more. */
      expansion: staffLine(80),
    }),
    z.object({ kind: z.enum(['block', 'unblock']), term: phrase }),
    z.object({
      kind: z.literal('pin'),
      phrase,
      sku,
      place: z.int().min(1).max(10),
      last_day: lastDay,
    }),
    z.object({
      kind: z.literal('boost'),
      /** Empty: every search. */
      phrase: staffLine(80),
      /** A brand or a product type, by its name. */
      target: z.enum(['brand', 'family']),
      name: name.min(1, 'Enter the name'),
      last_day: lastDay,
    }),
    z.object({ kind: z.literal('end'), id }),
  ])
  .meta({ id: 'SearchChange' })

const meaning = z
  .object({
    phrase: z.string(),
    families: z.array(z.string()),
    expansion: z.string(),
  })
  .meta({ id: 'SearchWords' })

const placement = z
  .object({
    id: z.string(),
    kind: z.enum(['pin', 'boost']),
    phrase: z.string(),
    /** The pinned product, or the brand or product type. */
    target: z.string(),
    place: z.int(),
    last_day: z.iso.date(),
    reason: z.string(),
    made_by: who.nullable(),
    made_at: z.iso.datetime(),
    /** null: in force. */
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SearchPlacement' })

export const staffListSearchWords = endpoint({
  summary: 'The words of buyers that the search knows, with what they mean',
  tag: 'staff shop',
  query: z.object({ q: z.string().trim().max(120).default(''), ...paging }),
  answer: z.object({ success: z.literal(true), words: z.array(meaning), ...counted }),
  refusals: staffRefusals,
})

export const staffListSearchRules = endpoint({
  summary: 'Blocked words, and pins and boosts: those in force, then up to 300 that ended',
  tag: 'staff shop',
  answer: z.object({
    success: z.literal(true),
    /** `by_law`: goods that may not be sold online; staff can't take these off. */
    blocked: z.array(z.object({ term: z.string(), by_law: z.boolean() })),
    placements: z.array(placement),
  }),
  refusals: staffRefusals,
})

const changeRefusals = [
  ...staffRefusals,
  {
    code: 'search_change_refused',
    status: 409,
    means: 'What the change names doesn’t exist or may not be changed so; the message says why',
  },
] as const

export const staffPreviewSearch = endpoint({
  summary:
    'What a change would do, without making it: to the rated queries, to its own words and to what buyers search most',
  tag: 'staff shop',
  body: z.object({ change }),
  answer: z.object({
    success: z.literal(true),
    /** Queries with known answers, of goods that the shop has; nDCG@10 of the same pool, 1 at best. */
    rated: z.object({
      queries: z.int(),
      before: z.number(),
      after: z.number(),
      /** Up to 20 that change, those that get worse first. */
      changed: z.array(z.object({ query: z.string(), before: z.number(), after: z.number() })),
    }),
    /** Titles of the first five products. */
    shown: z.array(
      z.object({ query: z.string(), before: z.array(z.string()), after: z.array(z.string()) }),
    ),
  }),
  refusals: changeRefusals,
})

export const staffChangeSearch = endpoint({
  summary: 'Makes a change of what search understands and shows; buyers see it within two seconds',
  tag: 'staff shop',
  body: z.object({
    change,
    reason: staffText(300).min(3, 'Say why, for whoever asks later'),
  }),
  answer: z.object({ success: z.literal(true) }),
  refusals: changeRefusals,
})
