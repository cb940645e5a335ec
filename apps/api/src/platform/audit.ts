import { sql } from './db/sql.ts'
import type { AuditAction, AuditSubject } from '@upchar/kernel/audit-actions'
import type { Transaction } from './db/database.ts'
import { maskPersonal } from './text/mask.ts'

/**
 * One entry of the audit log. `before` and `after` hold only what changed, keyed in snake_case for `mask.ts`.
 */
export type AuditFact = {
  /** The member's id (`call.staff.staffId`); null for the system and CLI commands. */
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
 * Writes an audit entry in the transaction of the change, so that neither exists without the other. Personal
 * data is masked here; entries can't be changed or deleted afterwards.
 */
export async function recordAudit(
  tx: Transaction,
  { by, action, subject, before, after, at }: AuditFact,
): Promise<void> {
  await tx.execute(sql`insert into audit_entry (at, staff_id, action, subject_kind, subject_id, before, after)
    values (${at.toISOString()}::timestamptz, ${by}, ${action}, ${subject.kind}, ${subject.id}, ${masked(before)}::jsonb, ${masked(after)}::jsonb)`)
}
