import { eq, sql } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { datedRows } from './store-dates.ts'
import { volumePrices } from './tables.ts'

/**
 * SQL expression: the volume prices of an offer in force at a moment, or null. Part of the
 * statements that read offers anyway, so that carts and pages need no further one.
 */
export const volumePricesText = ({ offerId, at }: { offerId: string; at: string }): string =>
  `(select vp.steps from volume_prices vp where vp.offer_id = ${offerId} and vp.valid_from <= ${at}
    and (vp.valid_to is null or vp.valid_to > ${at}) order by vp.valid_from desc, vp.id desc limit 1)`

export type VolumePricesRow = typeof volumePrices.$inferSelect

/** How staff set and end the volume prices of an offer. */
export const volumeDates = datedRows(
  'volume_prices',
  (offerId: number) => sql`offer_id = ${offerId}`,
)

export async function insertVolumePrices(tx: Transaction, row: VolumePricesRow): Promise<void> {
  await tx.insert(volumePrices).values(row)
}

export async function findVolumePrices(
  handle: Handle,
  id: string,
): Promise<VolumePricesRow | undefined> {
  const [row] = await handle.select().from(volumePrices).where(eq(volumePrices.id, id))
  return row
}
