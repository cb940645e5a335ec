import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { staffRefusals } from './staff.ts'

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
