import { and, asc, eq, inArray, sql } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { newId, sha256 } from '../../platform/ids.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { compareItem } from './tables.ts'

const ownerOf = ({ kind, id }: Shopper) =>
  kind === 'guest'
    ? { guestHash: sha256(id), customerId: null }
    : { guestHash: null, customerId: id }
const isOwnedBy = ({ kind, id }: Shopper) =>
  kind === 'guest' ? eq(compareItem.guestHash, sha256(id)) : eq(compareItem.customerId, id)

/** The list, oldest first. */
export const selectCompared = (
  handle: Handle,
  shopper: Shopper,
): Promise<{ groupId: number; addedAt: Date }[]> =>
  handle
    .select({ groupId: compareItem.groupId, addedAt: compareItem.addedAt })
    .from(compareItem)
    .where(isOwnedBy(shopper))
    .orderBy(asc(compareItem.addedAt))

/** Locks the list until the transaction ends: two tabs adding at once could exceed the limit. */
export async function lockCompared(tx: Transaction, { kind, id }: Shopper): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`compare ${kind} ${sha256(id)}`}, 0))`,
  )
}

/** Each a millisecond after the one before, starting at `first`: the time defines the list's order. */
export async function insertCompared(
  tx: Transaction,
  shopper: Shopper,
  groupIds: readonly number[],
  first: Date,
): Promise<void> {
  await tx.insert(compareItem).values(
    groupIds.map((groupId, index) => ({
      id: newId(),
      ...ownerOf(shopper),
      groupId,
      addedAt: new Date(first.getTime() + index),
    })),
  )
}

export async function deleteCompared(
  handle: Handle,
  shopper: Shopper,
  groupIds: readonly number[],
): Promise<void> {
  await handle
    .delete(compareItem)
    .where(and(isOwnedBy(shopper), inArray(compareItem.groupId, [...groupIds])))
}

/** Empties a list. */
export async function emptyCompared(handle: Handle, shopper: Shopper): Promise<void> {
  await handle.delete(compareItem).where(isOwnedBy(shopper))
}
