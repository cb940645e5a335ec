import { sql } from 'drizzle-orm'
import type { AuditAction, AuditSubject } from '@upchar/kernel/audit-actions'
import type { Transaction } from './db/database.ts'
import { maskPersonal } from './text/mask.ts'

/** What staff did to what. `before` and `after` name only what changed; keys in snake_case, for the masks of `mask.ts`. */
export type AuditFact = {
  /** The member's id (`call.staff.staffId`); null for the system and commands. */
  by: string | null
  action: AuditAction
  subject: { kind: AuditSubject; id: string }
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  at: Date
}

const masked = (facts: Record<string, unknown> | undefined): string | null =>
  facts === undefined ? null : JSON.stringify(maskPersonal(facts))

/**
 * Writes what staff did into the audit log, in the transaction of the change itself: there is no change without its entry
 * and no entry without its change. Personal data is masked here; entries can't be changed or deleted afterwards.
 */
export async function recordAudit(
  tx: Transaction,
  { by, action, subject, before, after, at }: AuditFact,
): Promise<void> {
  await tx.execute(sql`insert into audit_entry (at, staff_id, action, subject_kind, subject_id, before, after)
    values (${at.toISOString()}::timestamptz, ${by}, ${action}, ${subject.kind}, ${subject.id}, ${masked(before)}::jsonb, ${masked(after)}::jsonb)`)
}
