import { and, desc, eq, gte, inArray, lt, sql, type SQL } from '../../../platform/db/sql.ts'
import type { Query } from '@upchar/contract/schema/endpoints'
import { endOfIstDate, startOfIstDate } from '@upchar/kernel/dates'
import type { AuditFact } from '../../../platform/audit.ts'
import type { KeyCaller, StaffCaller } from '../../../platform/identity/identity.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { countLimit, rowsOf } from '../../../platform/db/paging.ts'
import { customer } from '../../accounts/tables.ts'
import { auditEntry, staffMember } from '../tables.ts'

export type AuditRow = typeof auditEntry.$inferSelect & {
  by: { id: string; name: string; email: string } | null
}

/** A member of staff by id, or an API key. */
export type Viewer = string | Pick<StaffCaller, 'staffId'> | Pick<KeyCaller, 'keyId'>

function isBy(viewer: Viewer): SQL {
  if (typeof viewer === 'string') return eq(auditEntry.staffId, viewer)
  return 'keyId' in viewer
    ? eq(auditEntry.keyId, viewer.keyId)
    : eq(auditEntry.staffId, viewer.staffId)
}

/** What the log is narrowed by; `by`: its author, whose own index is used. */
type Wanted = Omit<Query<'staffListAudit'>, 'by'> & { by?: Viewer | undefined }

function conditions({ by, action, subject_kind, subject_id, from, to }: Wanted): SQL | undefined {
  return and(
    by === undefined ? undefined : isBy(by),
    action === undefined ? undefined : eq(auditEntry.action, action),
    subject_kind === undefined ? undefined : eq(auditEntry.subjectKind, subject_kind),
    subject_id === undefined ? undefined : eq(auditEntry.subjectId, subject_id),
    from === undefined ? undefined : gte(auditEntry.at, new Date(startOfIstDate(from))),
    to === undefined ? undefined : lt(auditEntry.at, new Date(endOfIstDate(to))),
  )
}

/** Audit entries, newest first, with their authors. */
export async function selectAudit(
  handle: Handle,
  query: Wanted,
): Promise<{ rows: AuditRow[]; count: number }> {
  const where = conditions(query)
  const { offset, limit } = rowsOf(query)
  const [rows, counts] = await Promise.all([
    handle
      .select({
        entry: auditEntry,
        by: { id: staffMember.id, name: staffMember.name, email: staffMember.email },
      })
      .from(auditEntry)
      .leftJoin(staffMember, eq(staffMember.id, auditEntry.staffId))
      .where(where)
      .orderBy(desc(auditEntry.id))
      .limit(limit)
      .offset(offset),
    handle.execute<{ count: number }>(
      sql`select count(*) as count from ${handle
        .select({ one: sql`1` })
        .from(auditEntry)
        .where(where)
        .limit(countLimit)
        .as('found')}`,
    ),
  ])
  return {
    rows: rows.map(({ entry, by }) => ({ ...entry, by })),
    count: counts.rows[0]?.count ?? 0,
  }
}

/** Whether the viewer's view of a thing has been audited since then. */
export async function hasViewed(
  handle: Handle,
  viewer: Viewer,
  { action, subject }: Pick<AuditFact, 'action' | 'subject'>,
  since: Date,
): Promise<boolean> {
  const found = await handle
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.subjectKind, subject.kind),
        eq(auditEntry.subjectId, subject.id),
        isBy(viewer),
        eq(auditEntry.action, action),
        gte(auditEntry.at, since),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Customer names by id: business, person or address. Closed accounts have none. */
export async function selectCustomerNames(
  handle: Handle,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await handle
    .select({
      id: customer.id,
      name: sql<
        string | null
      >`coalesce(nullif(${customer.businessName}, ''), nullif(trim(${customer.firstName} || ' ' || ${customer.lastName}), ''), ${customer.email})`,
    })
    .from(customer)
    .where(inArray(customer.id, [...ids]))
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])))
}
