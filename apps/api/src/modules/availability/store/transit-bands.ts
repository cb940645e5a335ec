import type { IstDate } from '@upchar/kernel/dates'
import type { TransitBand } from '@upchar/reference/transit-bands'
import type { Transaction } from '../../../platform/db/database.ts'
import { dayRules } from '../../../platform/db/day-rules.ts'
import { transitBand } from '../tables.ts'

export const transitDays = dayRules(transitBand)

/** Ends all bands as `day` begins, and adds those that hold from it. */
export async function replaceTransitBands(
  tx: Transaction,
  day: IstDate,
  bands: readonly Pick<TransitBand, 'maxKm' | 'minDays' | 'maxDays'>[],
): Promise<void> {
  await transitDays.endBefore(tx, day)
  await tx
    .insert(transitBand)
    .values(
      bands.map((band) => ({ ...band, validFrom: day, validTo: null, source: 'set by staff' })),
    )
}
