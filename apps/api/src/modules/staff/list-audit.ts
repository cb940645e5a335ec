import type { Query } from '@upchar/contract/schema/endpoints'
import { AUDIT_ACTIONS, type AuditSubject } from '@upchar/kernel/audit-actions'
import { ok } from '@upchar/kernel/result'
import { staffMay } from '@upchar/kernel/staff-permissions'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity.ts'
import { counted } from '../../platform/paging.ts'
import { staffNames } from './staff-names.ts'
import { selectAudit, selectCustomerNames } from './store/audit.ts'

/** What staff did, newest first. */
export async function listAudit({ db }: Context, { role }: Pick<StaffCaller, 'role'>, query: Query<'staffListAudit'>): Promise<HandlerResult<'staffListAudit'>> {
  const { rows, count } = await selectAudit(db, query)
  const about = (kind: AuditSubject) => [...new Set(rows.filter((row) => row.subjectKind === kind).map(({ subjectId }) => subjectId))]
  const [members, customers] = await Promise.all([
    staffNames(db, about('staff_member')), staffMay(role, 'customers.read') ? selectCustomerNames(db, about('customer')) : new Map<string, string>(),
  ])
  const nameOf = (kind: AuditSubject, id: string): string | null => (kind === 'staff_member' ? members.get(id)?.name : kind === 'customer' ? customers.get(id) : undefined) ?? null
  return ok({
    success: true,
    entries: rows.map((row) => ({
      id: String(row.id), at: row.at.toISOString(), by: row.by, action: row.action, words: AUDIT_ACTIONS[row.action],
      subject: { kind: row.subjectKind, id: row.subjectId, name: nameOf(row.subjectKind, row.subjectId) }, before: row.before, after: row.after,
    })),
    ...counted(count),
  })
}
