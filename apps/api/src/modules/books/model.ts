import { z } from 'zod'

export type AuditState = 'running' | 'clean' | 'differences' | 'failed'

const check = z.object({
  check: z.string(),
  title: z.string(),
  rows: z.int(),
  differences: z.int(),
})
/** A check with the rows it looked at. */
export type BooksCheck = z.infer<typeof check>

const difference = z.object({
  kind: z.literal('difference'),
  check: z.string(),
  table: z.string(),
  id: z.string(),
  order: z.string().nullable(),
  text: z.string(),
  by: z.coerce.number().nullable(),
})
export type BooksDifference = z.infer<typeof difference>

/** A line of the auditor's report. */
export const reportLine = z.discriminatedUnion('kind', [
  difference,
  z.object({
    kind: z.literal('audited'),
    checks: z.array(check),
    orders: z.int(),
    /** Checks that looked at nothing. */
    blind: z.array(z.string()),
  }),
  z.object({ kind: z.literal('refused'), unknown: z.array(z.string()) }),
])
export type BooksReport = Exclude<z.infer<typeof reportLine>, BooksDifference>
