import { and, eq, gt, isNull, or, sql } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { volumePrices } from './tables.ts'

/**
 * SQL expression: the volume prices of an offer in force at a moment, or null. Part of the
 * statements that read offers anyway, so that carts and pages need no further one.
 */
export const volumePricesText = ({ offerId, at }: { offerId: string; at: string }): string =>
  `(select vp.steps from volume_prices vp where vp.offer_id = ${offerId} and vp.valid_from <= ${at}
    and (vp.valid_to is null or vp.valid_to > ${at}) order by vp.valid_from desc, vp.id desc limit 1)`

export type VolumePricesRow = typeof volumePrices.$inferSelect

/** Ends the volume prices of an offer at a moment, planned ones included. */
export async function endVolumePricesAt(tx: Transaction, offerId: number, at: Date): Promise<void> {
  await tx
    .update(volumePrices)
    .set({ validTo: at })
    .where(
      and(
        eq(volumePrices.offerId, offerId),
        or(isNull(volumePrices.validTo), gt(volumePrices.validTo, at)),
      ),
    )
}

export async function insertVolumePrices(tx: Transaction, row: VolumePricesRow): Promise<void> {
  await tx.insert(volumePrices).values(row)
}

/** Names the state of an offer's volume prices: another one after every change. */
export async function volumeRevision(handle: Handle, offerId: number): Promise<string> {
  const [row] = await handle
    .select({
      revision: sql<string>`coalesce(md5(string_agg(${volumePrices.id}::text || coalesce(${volumePrices.validTo}::text, ''), ',' order by ${volumePrices.id})), '0')`,
    })
    .from(volumePrices)
    .where(eq(volumePrices.offerId, offerId))
  return row?.revision ?? '0'
}

export async function findVolumePrices(
  handle: Handle,
  id: string,
): Promise<VolumePricesRow | undefined> {
  const [row] = await handle.select().from(volumePrices).where(eq(volumePrices.id, id))
  return row
}

/** Ends volume prices at a moment; planned ones then never begin. */
export async function endOneAt(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.update(volumePrices).set({ validTo: at }).where(eq(volumePrices.id, id))
}
