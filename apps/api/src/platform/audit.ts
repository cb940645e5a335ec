import { sql } from './db/sql.ts'
import type { AuditAction, AuditSubject } from '@upchar/kernel/audit-actions'
import type { Transaction } from './db/database.ts'
import { authorColumns, type Author } from './identity/author.ts'
import { maskPersonal } from './text/mask.ts'

/**
 * One entry of the audit log. `before` and `after` hold only what changed, keyed in snake_case for `mask.ts`.
 */
export type AuditFact = {
  /** The id of a member of staff (`call.staff.staffId`), or an author; null for the system and CLI commands. */
  by: string | Author | null
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
 * data is masked here; entries can't be changed or deleted afterwards. The log's author is staff or an API key: a member of a seller stands in the entry itself.
 */
export async function recordAudit(
  tx: Transaction,
  { by, action, subject, before, after, at }: AuditFact,
): Promise<void> {
  const { staffId, memberId, keyId } =
    by === null || typeof by === 'string'
      ? { staffId: by, memberId: null, keyId: null }
      : authorColumns(by)
  const noted = memberId === null ? after : { ...after, by_member: memberId }
  await tx.execute(sql`insert into audit_entry (at, staff_id, key_id, action, subject_kind, subject_id, before, after)
    values (${at.toISOString()}::timestamptz, ${staffId}, ${keyId}, ${action}, ${subject.kind}, ${subject.id}, ${masked(before)}::jsonb, ${masked(noted)}::jsonb)`)
}
