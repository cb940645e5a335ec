import { and, desc, eq, gt, ne, sql } from '../../../platform/db/sql.ts'
import type { StaffRole } from '@upchar/kernel/staff-permissions'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'
import { idleSeconds, later } from '../rules.ts'
import { staffMember, staffSession } from '../tables.ts'
import type { MemberRow } from './members.ts'

export type SessionRow = typeof staffSession.$inferSelect

// Use is recorded at most twice a minute: a screen with ten requests writes one row.
const liveSession: PreparedStatement = {
  name: 'staff_session_live',
  text: `with live as (
      select s.id, s.staff_id, m.role, s.last_used_at from staff_session s join staff_member m on m.id = s.staff_id
      where s.token_hash = $1 and s.stage = 'signed_in' and s.expires_at > $2::timestamptz
        and s.last_used_at > $2::timestamptz - make_interval(secs => $3) and m.disabled_at is null),
    used as (
      update staff_session s set last_used_at = $2::timestamptz from live
      where $4::boolean and s.id = live.id and live.last_used_at < $2::timestamptz - interval '30 seconds')
    select id, staff_id as "staffId", role from live`,
}

/**
 * The live session of a token; `counts`: the call keeps it alive. One statement, because every call runs it.
 */
export async function findLiveSession(
  handle: Handle,
  tokenHash: string,
  at: Date,
  counts: boolean,
): Promise<{ id: string; staffId: string; role: StaffRole } | undefined> {
  const [row] = await queryPrepared<{ id: string; staffId: string; role: StaffRole }>(
    handle,
    liveSession,
    [tokenHash, at.toISOString(), idleSeconds, counts],
  )
  return row
}

export async function insertSession(tx: Handle, row: SessionRow): Promise<void> {
  await tx.insert(staffSession).values(row)
}

/** A sign-in awaiting its second step, with its member. */
export async function findPending(
  handle: Handle,
  tokenHash: string,
  at: Date,
): Promise<{ session: SessionRow; member: MemberRow } | undefined> {
  const [row] = await handle
    .select({ session: staffSession, member: staffMember })
    .from(staffSession)
    .innerJoin(staffMember, eq(staffMember.id, staffSession.staffId))
    .where(
      and(
        eq(staffSession.tokenHash, tokenHash),
        eq(staffSession.stage, 'password'),
        gt(staffSession.expiresAt, at),
        sql`${staffMember.disabledAt} is null`,
      ),
    )
  return row
}

/** Completes the second step under a new token. False: already completed, or ended. */
export async function completeSession(
  tx: Transaction,
  id: string,
  change: { tokenHash: string; at: Date; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(staffSession)
    .set({
      stage: 'signed_in',
      tokenHash: change.tokenHash,
      createdAt: change.at,
      lastUsedAt: change.at,
      expiresAt: change.expiresAt,
    })
    .where(and(eq(staffSession.id, id), eq(staffSession.stage, 'password')))
  return (rowCount ?? 0) > 0
}

export async function selectSession(handle: Handle, id: string): Promise<SessionRow | undefined> {
  const [row] = await handle.select().from(staffSession).where(eq(staffSession.id, id))
  return row
}

export const selectSessions = (handle: Handle, staffId: string, at: Date): Promise<SessionRow[]> =>
  handle
    .select()
    .from(staffSession)
    .where(
      and(
        eq(staffSession.staffId, staffId),
        eq(staffSession.stage, 'signed_in'),
        gt(staffSession.expiresAt, at),
        gt(staffSession.lastUsedAt, later(at, -idleSeconds)),
      ),
    )
    .orderBy(desc(staffSession.lastUsedAt), staffSession.id)

/** Whether a session is still open; from then on it ends no sooner than the transaction. */
export async function holdSession(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: staffSession.id })
    .from(staffSession)
    .where(eq(staffSession.id, id))
    .for('key share')
  return rows.length > 0
}

/** Ends the session of a token at any stage; returns its member. */
export async function deleteSessionByToken(
  tx: Transaction,
  tokenHash: string,
): Promise<Pick<SessionRow, 'id' | 'staffId' | 'stage'> | undefined> {
  const [row] = await tx
    .delete(staffSession)
    .where(eq(staffSession.tokenHash, tokenHash))
    .returning({ id: staffSession.id, staffId: staffSession.staffId, stage: staffSession.stage })
  return row
}

export async function deleteSession(tx: Transaction, staffId: string, id: string): Promise<number> {
  return (
    (
      await tx
        .delete(staffSession)
        .where(and(eq(staffSession.staffId, staffId), eq(staffSession.id, id)))
    ).rowCount ?? 0
  )
}

/** Ends a member's sessions except `spared`; returns how many were signed in. */
export async function deleteSessions(
  tx: Transaction,
  staffId: string,
  spared = '',
): Promise<number> {
  const gone = await tx
    .delete(staffSession)
    .where(and(eq(staffSession.staffId, staffId), ne(staffSession.id, spared)))
    .returning({ stage: staffSession.stage })
  return gone.filter(({ stage }) => stage === 'signed_in').length
}
