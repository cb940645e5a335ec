import { and, asc, count, eq, gt, sql, type SQL } from '../../../platform/db/sql.ts'
import type { Query } from '@upchar/contract/schema/endpoints'
import type { Handle } from '../../../platform/db/database.ts'
import { likeLiteral } from '../../../platform/db/like.ts'
import { rowsOf } from '../../../platform/db/paging.ts'
import { idleSeconds, later, type MemberState } from '../rules.ts'
import { staffMember, staffSession } from '../tables.ts'
import type { MemberRow } from './members.ts'

export type ListedMember = MemberRow & { liveSessions: number }

// memberState of rules.ts as SQL conditions.
const states: Readonly<Record<MemberState, SQL>> = {
  disabled: sql`${staffMember.disabledAt} is not null`,
  invited: sql`${staffMember.disabledAt} is null and ${staffMember.passwordHash} is null`,
  enrolling: sql`${staffMember.disabledAt} is null and ${staffMember.passwordHash} is not null and ${staffMember.totpConfirmedAt} is null`,
  active: sql`${staffMember.disabledAt} is null and ${staffMember.passwordHash} is not null and ${staffMember.totpConfirmedAt} is not null`,
}

const live = (handle: Handle, at: Date) =>
  handle
    .select({ staffId: staffSession.staffId, live: count().as('live') })
    .from(staffSession)
    .where(
      and(
        eq(staffSession.stage, 'signed_in'),
        gt(staffSession.expiresAt, at),
        gt(staffSession.lastUsedAt, later(at, -idleSeconds)),
      ),
    )
    .groupBy(staffSession.staffId)
    .as('live_sessions')

/** Members by name; few enough for a full scan. */
export async function selectMembers(
  handle: Handle,
  { q, role, state, ...page }: Query<'staffListMembers'>,
  at: Date,
): Promise<{ rows: ListedMember[]; total: number }> {
  const pattern = `%${likeLiteral(q.toLowerCase())}%`
  const where = and(
    q === ''
      ? undefined
      : sql`(lower(${staffMember.name}) like ${pattern} or ${staffMember.email} like ${pattern})`,
    role === undefined ? undefined : eq(staffMember.role, role),
    state === undefined ? undefined : states[state],
  )
  const sessions = live(handle, at)
  const { offset, limit } = rowsOf(page)
  const [rows, totals] = await Promise.all([
    handle
      .select({ member: staffMember, live: sessions.live })
      .from(staffMember)
      .leftJoin(sessions, eq(sessions.staffId, staffMember.id))
      .where(where)
      .orderBy(asc(sql`lower(${staffMember.name})`), asc(staffMember.id))
      .limit(limit)
      .offset(offset),
    handle.select({ total: count() }).from(staffMember).where(where),
  ])
  return {
    rows: rows.map((row) => ({ ...row.member, liveSessions: row.live ?? 0 })),
    total: totals[0]?.total ?? 0,
  }
}

/** Names of members by id. */
export async function selectNames(
  handle: Handle,
  ids: readonly string[],
): Promise<{ id: string; name: string; email: string }[]> {
  if (ids.length === 0) return []
  return handle
    .select({ id: staffMember.id, name: staffMember.name, email: staffMember.email })
    .from(staffMember)
    .where(sql`${staffMember.id} = any(${sql.param([...ids])}::text[])`)
}

/** A member as lists show it. */
export async function selectListedMember(
  handle: Handle,
  id: string,
  at: Date,
): Promise<ListedMember | undefined> {
  const sessions = live(handle, at)
  const [row] = await handle
    .select({ member: staffMember, live: sessions.live })
    .from(staffMember)
    .leftJoin(sessions, eq(sessions.staffId, staffMember.id))
    .where(eq(staffMember.id, id))
  return row && { ...row.member, liveSessions: row.live ?? 0 }
}
