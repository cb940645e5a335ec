import { z } from 'zod'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditAction } from '@upchar/kernel/audit-actions'
import { endpoint } from './endpoint.ts'
import { counted, id, paging, staffRefusals, who } from './staff.ts'

const action = z.enum(Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]])
const subject = z.enum(AUDIT_SUBJECTS)

/** Limited, because PostgreSQL refuses years that JavaScript accepts. */
const day = z.iso
  .date()
  .refine((text) => text >= '2000-01-01' && text < '3000-01-01', 'Choose a day of our time')

export const staffListAudit = endpoint({
  summary: 'The audit log, newest first, with personal data masked',
  tag: 'staff',
  query: z.object({
    /** A member's id. */
    by: id.optional(),
    action: action.optional(),
    subject_kind: subject.optional(),
    subject_id: z.string().min(1).max(120).optional(),
    /** Days in India, inclusive. */
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
        /** The action's label. */
        words: z.string(),
        /** `name`: the subject's name, for roles that may see it; null if it has none or the id suffices. */
        subject: z.object({ kind: subject, id: z.string(), name: z.string().nullable() }),
        before: z.record(z.string(), z.unknown()).nullable(),
        after: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
    ...counted,
  }),
  refusals: staffRefusals,
})
