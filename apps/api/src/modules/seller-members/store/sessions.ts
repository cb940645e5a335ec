import type { SellerRole } from '@upchar/kernel/seller-roles'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'
import { and, desc, eq, gt, isNull, ne } from '../../../platform/db/sql.ts'
import { idleSeconds, later } from '../../staff/index.ts'
import { sellerMember, sellerSession } from '../tables.ts'
import type { MemberRow } from './members.ts'

type SessionRow = typeof sellerSession.$inferSelect
export type LiveSession = {
  id: string
  memberId: string
  sellerId: number
  role: SellerRole
}

// As for staff: use is recorded at most twice a minute. A suspended seller has no live session.
const liveSession: PreparedStatement = {
  name: 'seller_session_live',
  text: `with live as (
      select s.id, s.member_id, m.seller_id, m.role, s.last_used_at
      from seller_session s join seller_member m on m.id = s.member_id
      where s.token_hash = $1 and s.stage = 'signed_in' and s.expires_at > $2::timestamptz
        and s.last_used_at > $2::timestamptz - make_interval(secs => $3) and m.disabled_at is null
        and not exists (select from seller_suspension p where p.seller_id = m.seller_id and p.lifted_at is null)),
    used as (
      update seller_session s set last_used_at = $2::timestamptz from live
      where $4::boolean and s.id = live.id and live.last_used_at < $2::timestamptz - interval '30 seconds')
    select id, member_id as "memberId", seller_id as "sellerId", role from live`,
}

/** The live session of a token; `counts`: the call keeps it alive. One statement, because every call runs it. */
export async function findLiveSession(
  handle: Handle,
  tokenHash: string,
  at: Date,
  counts: boolean,
): Promise<LiveSession | undefined> {
  const [row] = await queryPrepared<LiveSession>(handle, liveSession, [
    tokenHash,
    at.toISOString(),
    idleSeconds,
    counts,
  ])
  return row
}

export async function insertSession(tx: Transaction, row: SessionRow): Promise<void> {
  await tx.insert(sellerSession).values(row)
}

/** A sign-in awaiting its second step, with its member. */
export async function findPending(
  handle: Handle,
  tokenHash: string,
  at: Date,
): Promise<{ session: SessionRow; member: MemberRow } | undefined> {
  const [row] = await handle
    .select({ session: sellerSession, member: sellerMember })
    .from(sellerSession)
    .innerJoin(sellerMember, eq(sellerMember.id, sellerSession.memberId))
    .where(
      and(
        eq(sellerSession.tokenHash, tokenHash),
        eq(sellerSession.stage, 'password'),
        gt(sellerSession.expiresAt, at),
        isNull(sellerMember.disabledAt),
      ),
    )
  return row
}

export async function selectSession(handle: Handle, id: string): Promise<SessionRow | undefined> {
  const [row] = await handle.select().from(sellerSession).where(eq(sellerSession.id, id))
  return row
}

/** Whether a session is still open; from then on it ends no sooner than the transaction. */
export async function holdSession(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sellerSession.id })
    .from(sellerSession)
    .where(eq(sellerSession.id, id))
    .for('key share')
  return rows.length > 0
}

/** Ends a sign-in that awaits its second step. False: already completed, or ended. */
export async function takePending(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(sellerSession)
    .where(and(eq(sellerSession.id, id), eq(sellerSession.stage, 'password')))
  return (rowCount ?? 0) > 0
}

/** Ends the session of a token at any stage; returns it. */
export async function deleteSessionByToken(
  tx: Transaction,
  tokenHash: string,
): Promise<SessionRow | undefined> {
  const [row] = await tx
    .delete(sellerSession)
    .where(eq(sellerSession.tokenHash, tokenHash))
    .returning()
  return row
}

export const selectSessions = (handle: Handle, memberId: string, at: Date): Promise<SessionRow[]> =>
  handle
    .select()
    .from(sellerSession)
    .where(
      and(
        eq(sellerSession.memberId, memberId),
        eq(sellerSession.stage, 'signed_in'),
        gt(sellerSession.expiresAt, at),
        gt(sellerSession.lastUsedAt, later(at, -idleSeconds)),
      ),
    )
    .orderBy(desc(sellerSession.lastUsedAt), sellerSession.id)

export async function deleteSession(
  tx: Transaction,
  memberId: string,
  id: string,
): Promise<number> {
  const { rowCount } = await tx
    .delete(sellerSession)
    .where(and(eq(sellerSession.memberId, memberId), eq(sellerSession.id, id)))
  return rowCount ?? 0
}

/** Ends a member's sessions except `spared`; returns how many were signed in. */
export async function deleteSessions(
  tx: Transaction,
  memberId: string,
  spared = '',
): Promise<number> {
  const gone = await tx
    .delete(sellerSession)
    .where(and(eq(sellerSession.memberId, memberId), ne(sellerSession.id, spared)))
    .returning({ stage: sellerSession.stage })
  return gone.filter(({ stage }) => stage === 'signed_in').length
}
