import { and, desc, eq, inArray, not, sql } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { sha256 } from '../../platform/ids.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { pushSubscription } from './tables.ts'

export type PushSubscription = typeof pushSubscription.$inferSelect

const { id, endpoint, guestHash, customerId, sessionId, createdAt } = pushSubscription

/**
 * The device's session was ended for safety, or another of the account while none went on there, so that it may be one which the owner
 * lost: it is told nothing until somebody who is signed in names it again.
 */
export const isLostDevice = sql`exists (select from customer_session s where s.customer_id = ${customerId} and s.staff_id is null
  and s.ended_at > ${createdAt} and s.ended_why in ('revoked', 'password_changed', 'token_reused', 'blocked')
  and (s.id = ${sessionId} or not exists (select from customer_session own
    where own.id = ${sessionId} and own.ended_at is null and own.expires_at > s.ended_at)))`

const isOwn = (shopper: Shopper) =>
  shopper.kind === 'guest' ? eq(guestHash, sha256(shopper.id)) : eq(customerId, shopper.id)

/** Stores a device; one that another buyer used before is the present one's, and gets nothing that still waits for the other. */
export async function saveSubscription(
  tx: Transaction,
  shopper: Shopper,
  row: Omit<PushSubscription, 'guestHash' | 'customerId'>,
): Promise<void> {
  const values = {
    ...row,
    guestHash: shopper.kind === 'guest' ? sha256(shopper.id) : null,
    customerId: shopper.kind === 'guest' ? null : shopper.id,
  }
  const kept = sql`case when ${isOwn(shopper)} then ${id} else excluded.id end`
  await tx
    .insert(pushSubscription)
    .values(values)
    .onConflictDoUpdate({ target: endpoint, set: { ...values, id: kept } })
}

/** The devices of a buyer that may be told, the newest first. */
export const selectSubscriptions = (
  handle: Handle,
  shopper: Shopper,
): Promise<PushSubscription[]> =>
  handle
    .select()
    .from(pushSubscription)
    .where(and(isOwn(shopper), not(isLostDevice)))
    .orderBy(desc(createdAt), desc(id))

export async function findSubscription(
  handle: Handle,
  which: string,
): Promise<PushSubscription | undefined> {
  return (
    await handle
      .select()
      .from(pushSubscription)
      .where(and(eq(id, which), not(isLostDevice)))
  )[0]
}

export const deleteSubscriptions = (handle: Handle, ids: readonly string[]): Promise<unknown> =>
  handle.delete(pushSubscription).where(inArray(id, [...ids]))

/** A buyer's own device. */
export const deleteOwnSubscription = (
  handle: Handle,
  shopper: Shopper,
  address: string,
): Promise<unknown> =>
  handle.delete(pushSubscription).where(and(eq(endpoint, address), isOwn(shopper)))

/** A guest's become the customer's at sign-in. */
export const adoptSubscriptions = (
  tx: Transaction,
  guest: string,
  who: { customerId: string; sessionId: string },
): Promise<unknown> =>
  tx
    .update(pushSubscription)
    .set({ guestHash: null, ...who })
    .where(eq(guestHash, sha256(guest)))

/** Deletes those of a shopper. */
export const forgetSubscriptions = (handle: Handle, shopper: Shopper): Promise<unknown> =>
  handle.delete(pushSubscription).where(isOwn(shopper))
