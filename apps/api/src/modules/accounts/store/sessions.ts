import { and, desc, eq, gt, isNull, ne } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import type { Buying, SignedIn } from '../../../platform/identity/identity.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'
import { customerSession } from '../tables.ts'

export type SessionRow = typeof customerSession.$inferSelect
export type EndedWhy = NonNullable<SessionRow['endedWhy']>

const liveSession: PreparedStatement = {
  name: 'customer_session_live',
  text: `select s.staff_id as "staffId" from customer_session s join customer c on c.id = s.customer_id
    where s.id = $1 and s.customer_id = $2 and s.ended_at is null and s.expires_at > $3::timestamptz and c.deactivated_at is null`,
}

/** Who buys in a live session of a live account. One statement by primary keys, because every call runs it. */
export async function findBuying(
  handle: Handle,
  { customerId, sessionId }: SignedIn,
  at: Date,
): Promise<Buying | undefined> {
  const [row] = await queryPrepared<{ staffId: string | null }>(handle, liveSession, [
    sessionId,
    customerId,
    at.toISOString(),
  ])
  return row && { customerId, sessionId, staffId: row.staffId }
}

/** Whether session and account are live. */
export const isSessionLive = async (handle: Handle, who: SignedIn, at: Date): Promise<boolean> =>
  (await findBuying(handle, who, at)) !== undefined

const live = (at: Date) => and(isNull(customerSession.endedAt), gt(customerSession.expiresAt, at))

/** The same, and holds the session until the transaction ends. */
export async function holdSession(
  tx: Transaction,
  { customerId, sessionId }: SignedIn,
  at: Date,
): Promise<boolean> {
  return (
    (
      await tx
        .select({ id: customerSession.id })
        .from(customerSession)
        .where(
          and(
            eq(customerSession.id, sessionId),
            eq(customerSession.customerId, customerId),
            live(at),
          ),
        )
        .for('share')
    ).length > 0
  )
}

export async function insertSession(
  handle: Handle,
  row: typeof customerSession.$inferInsert,
): Promise<void> {
  await handle.insert(customerSession).values(row)
}

/** A live session. */
export async function findLiveSession(
  handle: Handle,
  id: string,
  at: Date,
): Promise<SessionRow | undefined> {
  return (
    await handle
      .select()
      .from(customerSession)
      .where(and(eq(customerSession.id, id), live(at)))
  )[0]
}

/** Advances a session to its next refresh token; false when a concurrent call has. */
export async function rotateSession(
  handle: Handle,
  session: Pick<SessionRow, 'id' | 'generation'>,
  expiresAt: Date,
  at: Date,
): Promise<boolean> {
  const moved = await handle
    .update(customerSession)
    .set({ generation: session.generation + 1, rotatedAt: at, lastUsedAt: at, expiresAt })
    .where(
      and(
        eq(customerSession.id, session.id),
        eq(customerSession.generation, session.generation),
        live(at),
      ),
    )
    .returning({ id: customerSession.id })
  return moved.length > 0
}

type Which =
  | { id: string }
  | { staffId: string }
  | { customerId: string; id: string }
  | { customerId: string; except?: string }

/** Ends live sessions; returns how many. */
export async function endSessionsOf(
  handle: Handle,
  which: Which,
  why: EndedWhy,
  at: Date,
): Promise<number> {
  const ended = await handle
    .update(customerSession)
    .set({ endedAt: at, endedWhy: why })
    .where(
      and(
        live(at),
        'customerId' in which ? eq(customerSession.customerId, which.customerId) : undefined,
        'id' in which ? eq(customerSession.id, which.id) : undefined,
        'staffId' in which ? eq(customerSession.staffId, which.staffId) : undefined,
        'except' in which && which.except !== undefined
          ? ne(customerSession.id, which.except)
          : undefined,
      ),
    )
    .returning({ id: customerSession.id })
  return ended.length
}

/** Ends what a member of staff does in customers' names (AUTH-13), with the member's access. */
export const endActing = (tx: Transaction, staffId: string, at: Date): Promise<number> =>
  endSessionsOf(tx, { staffId }, 'revoked', at)

/** A customer's live sessions, last used first. */
export const selectSessions = (
  handle: Handle,
  customerId: string,
  at: Date,
): Promise<SessionRow[]> =>
  handle
    .select()
    .from(customerSession)
    .where(and(eq(customerSession.customerId, customerId), live(at)))
    .orderBy(desc(customerSession.lastUsedAt), customerSession.id)
    .limit(100)
