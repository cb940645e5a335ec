import type { AuditAction, AuditSubject } from '@upchar/kernel/audit-actions'
import type { Handle } from '../../platform/db/database.ts'
import { selectAudit, type AuditRow } from './store/audit.ts'

const most = 100

/** What staff did to a thing by one kind of action, newest first, for the thing's own history. */
export const auditTrail = async (
  handle: Handle,
  subject: { kind: AuditSubject; id: string },
  action: AuditAction,
): Promise<readonly AuditRow[]> =>
  (
    await selectAudit(handle, {
      subject_kind: subject.kind,
      subject_id: subject.id,
      action,
      page: 1,
      limit: most,
    })
  ).rows
