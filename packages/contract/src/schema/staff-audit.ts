import { z } from 'zod'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditAction } from '@upchar/kernel/audit-actions'
import { endpoint } from './endpoint.ts'
import { counted, id, paging, staffRefusals, who } from './staff.ts'

const action = z.enum(Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]])
const subject = z.enum(AUDIT_SUBJECTS)

/** The database counts days before Christ otherwise, and none after 9999. */
const day = z.iso
  .date()
  .refine((text) => text >= '2000-01-01' && text < '3000-01-01', 'Choose a day of our time')

export const staffListAudit = endpoint({
  summary: 'Who did what, newest first; before and after with personal data masked',
  tag: 'staff',
  query: z.object({
    /** A member's id. */
    by: id.optional(),
    action: action.optional(),
    subject_kind: subject.optional(),
    subject_id: z.string().min(1).max(120).optional(),
    /** Days in India, both included. */
    from: day.optional(),
    to: day.optional(),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.iso.datetime(),
        /** Null: the system. */
        by: who.nullable(),
        action,
        /** The action in words. */
        words: z.string(),
        /** `name`: what it is called, for roles that may see the thing; null where there is none, and where the id says it. */
        subject: z.object({ kind: subject, id: z.string(), name: z.string().nullable() }),
        before: z.record(z.string(), z.unknown()).nullable(),
        after: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
    ...counted,
  }),
  refusals: staffRefusals,
})
