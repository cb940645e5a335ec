import { addDays, type IstDate } from '@upchar/kernel/dates'
import type { TransitBand } from '@upchar/reference/transit-bands'
import { gte, isNull, or, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { transitBand } from '../tables.ts'

export const lockTransitBands = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('transit_band'))`)
}

/** Changes with every change of the bands. */
export async function transitRevision(handle: Handle): Promise<string> {
  const [row] = await handle
    .select({ revision: sql<string>`coalesce(max(${transitBand.id}), 0)::text` })
    .from(transitBand)
  return row?.revision ?? '0'
}

/** Ends all bands on the day before `day`, also those that would begin later, and adds those that hold from it. */
export async function replaceTransitBands(
  tx: Transaction,
  day: IstDate,
  bands: readonly Pick<TransitBand, 'maxKm' | 'minDays' | 'maxDays'>[],
): Promise<void> {
  await tx
    .update(transitBand)
    .set({ validTo: addDays(day, -1) })
    .where(or(isNull(transitBand.validTo), gte(transitBand.validTo, day)))
  await tx
    .insert(transitBand)
    .values(
      bands.map((band) => ({ ...band, validFrom: day, validTo: null, source: 'set by staff' })),
    )
}
