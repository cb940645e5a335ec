import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { staffRefusals, staffText, who } from './staff.ts'

const kind = z
  .object({
    what: z.string(),
    name: z.string(),
    /** Why these days are enough. */
    why: z.string(),
    /** Of the release. */
    standard: z.int(),
    /** In force today. */
    days: z.int(),
    /** From tomorrow; null: the same. */
    next_days: z.int().nullable(),
    /** What staff may set: the law asks for the least. */
    least: z.int(),
    most: z.int(),
    /** Of the last change; empty: nobody has changed it. */
    reason: z.string(),
    set_by: who.nullable(),
    set_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'StaffRetention' })

const kinds = z.object({ success: z.literal(true), kinds: z.array(kind) })

export const staffListRetention = endpoint({
  summary:
    'For how many days each kind of personal data is kept, and what may be set (DPDP Act s.8(7)). What tax law keeps isn’t here',
  tag: 'staff shop',
  answer: kinds,
  refusals: staffRefusals,
})

export const staffSetRetention = endpoint({
  summary: 'Sets from tomorrow for how many days a kind of data is kept; answers with all of them',
  tag: 'staff shop',
  body: z.object({
    what: z.string().max(40),
    days: z.int32(),
    reason: staffText(300).min(3, 'Say why, for whoever asks later'),
  }),
  answer: kinds,
  refusals: [
    ...staffRefusals,
    { code: 'retention_unknown', status: 404, means: 'No such kind, or its days are fixed' },
    {
      code: 'retention_out_of_range',
      status: 400,
      means: 'Outside what the law and the shop allow',
    },
  ],
})
