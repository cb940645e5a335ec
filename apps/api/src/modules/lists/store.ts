import { and, asc, count, desc, eq, inArray, sql } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { newId, sha256 } from '../../platform/ids.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { offer, variant } from '../catalogue/tables.ts'
import { compareItem, wishlistItem } from './tables.ts'

const ownerOf = ({ kind, id }: Shopper) =>
  kind === 'guest'
    ? { guestHash: sha256(id), customerId: null }
    : { guestHash: null, customerId: id }
const isIn =
  (list: typeof compareItem | typeof wishlistItem) =>
  ({ kind, id }: Shopper) =>
    kind === 'guest' ? eq(list.guestHash, sha256(id)) : eq(list.customerId, id)
const isOwnedBy = isIn(compareItem)
const isWishedBy = isIn(wishlistItem)

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

/** A product on a wishlist, with what was kept when it was added. */
export type Wished = {
  sku: string
  pricePaise: number | null
  soldOut: boolean
  shelfLifeMonths: number | null
  addedAt: Date
}

/** The wishlist, newest first. */
export const selectWished = (handle: Handle, shopper: Shopper): Promise<Wished[]> =>
  handle
    .select({
      sku: sql<string>`coalesce(${offer.sellerSku}, ${variant.sku})`,
      pricePaise: wishlistItem.pricePaise,
      soldOut: wishlistItem.soldOut,
      shelfLifeMonths: wishlistItem.shelfLifeMonths,
      addedAt: wishlistItem.addedAt,
    })
    .from(wishlistItem)
    .innerJoin(variant, eq(variant.id, wishlistItem.variantId))
    .leftJoin(offer, eq(offer.id, wishlistItem.offerId))
    .where(isWishedBy(shopper))
    .orderBy(desc(wishlistItem.addedAt), desc(wishlistItem.id))

/** Locks the wishlist until the transaction ends, so that it can't exceed its limit. */
export async function lockWished(tx: Transaction, { kind, id }: Shopper): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`wishlist ${kind} ${sha256(id)}`}, 0))`,
  )
}

export async function countWished(handle: Handle, shopper: Shopper): Promise<number> {
  const [row] = await handle
    .select({ listed: count() })
    .from(wishlistItem)
    .where(isWishedBy(shopper))
  return row?.listed ?? 0
}

/**
 * Adds the products that are not on the list yet; SKUs that the shop has never had are passed over. Of those that are on it, the
 * longer shelf life is kept, and the seller that was chosen last.
 */
export async function insertWished(
  handle: Handle,
  shopper: Shopper,
  wished: readonly Wished[],
): Promise<void> {
  const found = await handle
    .select({
      sku: offer.sellerSku,
      variantId: offer.variantId,
      offerId: sql<
        number | null
      >`case when ${offer.sellerSku} <> ${variant.sku} then ${offer.id} end`,
    })
    .from(offer)
    .innerJoin(variant, eq(variant.id, offer.variantId))
    .where(
      inArray(
        offer.sellerSku,
        wished.map((one) => one.sku),
      ),
    )
  const ids = new Map(found.map(({ sku, ...one }) => [sku, one]))
  const rows = wished.flatMap(({ sku, ...kept }) => {
    const named = ids.get(sku)
    return named === undefined ? [] : [{ id: newId(), ...ownerOf(shopper), ...named, ...kept }]
  })
  if (rows.length === 0) return
  await handle
    .insert(wishlistItem)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        shopper.kind === 'guest' ? wishlistItem.guestHash : wishlistItem.customerId,
        wishlistItem.variantId,
      ],
      set: {
        offerId: sql`excluded.offer_id`,
        shelfLifeMonths: sql`greatest(${wishlistItem.shelfLifeMonths}, excluded.shelf_life_months)`,
      },
    })
}

/** Removes a product; answers with the shelf life that was wanted of it, or undefined if it was not there. */
export async function deleteWished(
  handle: Handle,
  shopper: Shopper,
  sku: string,
): Promise<{ shelfLifeMonths: number | null } | undefined> {
  const [row] = await handle
    .delete(wishlistItem)
    .where(
      and(
        isWishedBy(shopper),
        inArray(
          wishlistItem.variantId,
          handle.select({ id: offer.variantId }).from(offer).where(eq(offer.sellerSku, sku)),
        ),
      ),
    )
    .returning({ shelfLifeMonths: wishlistItem.shelfLifeMonths })
  return row
}

/** Empties a wishlist. */
export async function emptyWished(handle: Handle, shopper: Shopper): Promise<void> {
  await handle.delete(wishlistItem).where(isWishedBy(shopper))
}
