import type { Query } from '@upchar/contract/schema/endpoints'
import { AUDIT_ACTIONS } from '@upchar/kernel/audit-actions'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { counted } from '../../platform/paging.ts'
import { selectAudit } from './store/audit.ts'

/** What staff did, newest first. */
export async function listAudit(context: Context, query: Query<'staffListAudit'>): Promise<HandlerResult<'staffListAudit'>> {
  const { rows, count } = await selectAudit(context.db, query)
  return ok({
    success: true,
    entries: rows.map((row) => ({
      id: String(row.id), at: row.at.toISOString(), by: row.by, action: row.action, words: AUDIT_ACTIONS[row.action],
      subject: { kind: row.subjectKind, id: row.subjectId }, before: row.before, after: row.after,
    })),
    ...counted(count),
  })
}
