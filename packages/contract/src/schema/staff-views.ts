import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { staffLine, staffRefusals } from './staff.ts'

/** The lists whose filters can be saved. */
const list = z.enum(['orders'])

const filters = z
  .record(z.string().regex(/^[a-z_]{1,30}$/), z.string().min(1).max(120))
  .refine((all) => Object.keys(all).length <= 30, 'Too many filters')
  .refine((all) => !('q' in all), 'The words of a search aren’t kept: they may name a buyer')

const views = z.object({
  success: z.literal(true),
  views: z.array(z.object({ id: z.string(), name: z.string(), filters })),
})

export const staffListViews = endpoint({
  summary: 'The caller’s own saved filters of a list, by name (OPS-01)',
  tag: 'staff orders',
  query: z.object({ list }),
  answer: views,
  refusals: staffRefusals,
})

export const staffSaveView = endpoint({
  summary:
    'Saves a list’s filters by name for the caller; the same name replaces them. Answers with all (OPS-01)',
  tag: 'staff orders',
  body: z.object({ list, name: staffLine(60).min(1, 'Enter a name'), filters }),
  answer: views,
  refusals: [
    ...staffRefusals,
    { code: 'views_full', status: 409, means: 'The caller has 20 views of this list' },
  ],
})

export const staffDeleteView = endpoint({
  summary: 'Deletes one of the caller’s saved views; answers with the others (OPS-01)',
  tag: 'staff orders',
  params: z.object({ id: z.uuid() }),
  body: z.object({}),
  answer: views,
  refusals: [
    ...staffRefusals,
    { code: 'view_unknown', status: 404, means: 'The caller has no such view' },
  ],
})
