import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { counted, paging, staffRefusals, who } from './staff.ts'

const audit = z
  .object({
    id: z.uuid(),
    state: z.enum(['running', 'clean', 'differences', 'failed']),
    started_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
    /** Null: the schedule. */
    started_by: who.nullable(),
    orders: z.int(),
    differences: z.int(),
    /** Why it could not be done. */
    failure: z.string(),
  })
  .meta({ id: 'StaffBooksAudit' })

const check = z.object({
  check: z.string(),
  title: z.string(),
  rows: z.int(),
  differences: z.int(),
})

const difference = z.object({
  nth: z.int(),
  check: z.string(),
  table: z.string(),
  row: z.string(),
  order: z.string().nullable(),
  text: z.string(),
  /** Paise or pieces; null: it can't be counted. */
  by: z.number().nullable(),
})

/** Newest first. */
const audits = z.array(audit)

export const staffGetBooks = endpoint({
  summary: 'Audits of money, stock, documents and numbers, and what one of them found',
  tag: 'staff books',
  /** Without an audit: the last that ended. */
  query: z.object({ audit: z.uuid().optional(), ...paging }),
  answer: z.object({
    success: z.literal(true),
    audits,
    shown: z.object({ id: z.uuid(), checks: z.array(check) }).nullable(),
    /** At most the first 10,000. */
    differences: z.array(difference),
    ...counted,
  }),
  refusals: staffRefusals,
})

export const staffAuditBooks = endpoint({
  summary: 'Has the books audited now; one that is running goes on',
  tag: 'staff books',
  body: z.object({}),
  answer: z.object({ success: z.literal(true), audits }),
  refusals: staffRefusals,
})
