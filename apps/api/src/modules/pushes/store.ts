import { and, desc, eq, inArray } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { sha256 } from '../../platform/ids.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { pushSubscription } from './tables.ts'

export type PushSubscription = typeof pushSubscription.$inferSelect

const { id, endpoint, guestHash, customerId, createdAt } = pushSubscription
const isOwn = (shopper: Shopper) =>
  shopper.kind === 'guest' ? eq(guestHash, sha256(shopper.id)) : eq(customerId, shopper.id)

/** Stores a device; one that another buyer used before is the present one's. */
export async function saveSubscription(
  tx: Transaction,
  shopper: Shopper,
  row: Omit<PushSubscription, 'guestHash' | 'customerId'>,
): Promise<void> {
  const { id: _, ...set } = {
    ...row,
    guestHash: shopper.kind === 'guest' ? sha256(shopper.id) : null,
    customerId: shopper.kind === 'guest' ? null : shopper.id,
  }
  await tx
    .insert(pushSubscription)
    .values({ ...set, id: row.id })
    .onConflictDoUpdate({ target: endpoint, set })
}

/** The devices of a buyer, the newest first. */
export const selectSubscriptions = (
  handle: Handle,
  shopper: Shopper,
): Promise<PushSubscription[]> =>
  handle.select().from(pushSubscription).where(isOwn(shopper)).orderBy(desc(createdAt), desc(id))

export async function findSubscription(
  handle: Handle,
  which: string,
): Promise<PushSubscription | undefined> {
  return (await handle.select().from(pushSubscription).where(eq(id, which)))[0]
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
  customer: string,
): Promise<unknown> =>
  tx
    .update(pushSubscription)
    .set({ guestHash: null, customerId: customer })
    .where(eq(guestHash, sha256(guest)))

/** Deletes those of a customer. */
export const forgetSubscriptions = (handle: Handle, customer: string): Promise<unknown> =>
  handle.delete(pushSubscription).where(eq(customerId, customer))
