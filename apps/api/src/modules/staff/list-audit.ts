import type { Query } from '@upchar/contract/schema/endpoints'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditSubject } from '@upchar/kernel/audit-actions'
import { ok } from '@upchar/kernel/result'
import { staffMay, type StaffPermission } from '@upchar/kernel/staff-permissions'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { counted } from '../../platform/db/paging.ts'
import { staffNames } from './staff-names.ts'
import { selectAudit, selectCustomerNames } from './store/audit.ts'

/** The names of a kind of subject by id, and the permission needed to see them. */
export type SubjectNames = {
  permission: StaffPermission
  namesOf: (handle: Handle, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}
/** For kinds whose ids mean nothing to people. */
export type NamesOfSubjects = Readonly<Partial<Record<AuditSubject, SubjectNames>>>

const own: NamesOfSubjects = {
  staff_member: {
    permission: 'audit.read',
    namesOf: async (handle, ids) =>
      new Map([...(await staffNames(handle, ids))].map(([id, { name }]) => [id, name])),
  },
  customer: { permission: 'customers.read', namesOf: selectCustomerNames },
}

/** An API key in the place of a member of staff. */
const keyAsAuthor = (id: string | null, names: ReadonlyMap<string, string> | undefined) =>
  id === null ? null : { id, name: `${names?.get(id) ?? id} (API key)`, email: '' }

/** A member of staff by id, or the API key with this id. */
async function authorOf(
  handle: Handle,
  by: string | undefined,
  { api_key: keys }: NamesOfSubjects,
) {
  const isKey = by !== undefined && (await keys?.namesOf(handle, [by]))?.has(by) === true
  return isKey ? { keyId: by } : by
}

/** The audit log, newest first. `others`: names that other modules provide. */
export async function listAudit(
  { db }: Context,
  { role }: Pick<StaffCaller, 'role'>,
  query: Query<'staffListAudit'>,
  others: NamesOfSubjects,
): Promise<HandlerResult<'staffListAudit'>> {
  const { rows, count } = await selectAudit(db, {
    ...query,
    by: await authorOf(db, query.by, others),
  })
  const names = new Map(
    await Promise.all(
      AUDIT_SUBJECTS.map(async (kind) => {
        const [ids, source] = [
          new Set([
            ...rows.filter((row) => row.subjectKind === kind).map(({ subjectId }) => subjectId),
            ...(kind === 'api_key' ? rows.flatMap(({ keyId }) => keyId ?? []) : []),
          ]),
          { ...own, ...others }[kind],
        ]
        return [
          kind,
          source !== undefined && ids.size > 0 && staffMay(role, source.permission)
            ? await source.namesOf(db, [...ids])
            : undefined,
        ] as const
      }),
    ),
  )
  return ok({
    success: true,
    entries: rows.map((row) => ({
      id: String(row.id),
      at: row.at.toISOString(),
      by: row.by ?? keyAsAuthor(row.keyId, names.get('api_key')),
      action: row.action,
      words: AUDIT_ACTIONS[row.action],
      subject: {
        kind: row.subjectKind,
        id: row.subjectId,
        name: names.get(row.subjectKind)?.get(row.subjectId) ?? null,
      },
      before: row.before,
      after: row.after,
    })),
    ...counted(count),
  })
}
