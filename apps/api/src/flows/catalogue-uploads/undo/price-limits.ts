import { istDate } from '@upchar/kernel/dates'
import { loadGstTable, loadPriceCeilings } from '../../../modules/catalogue/index.ts'
import { loadPriceFloors } from '../../../modules/pricing/index.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { selectFormerPrices } from './store/former-prices.ts'

/** Why lines may not get their former prices back. */
export type Limits = ReadonlyMap<number, 'below_floor' | 'above_ceiling'>

/** Judges former prices as an import of today would (OPS-04). `lines`: of these only. */
export async function findLimits(
  handle: Handle,
  uploadId: string,
  at: Date,
  lines?: readonly number[],
): Promise<Limits> {
  const today = istDate(at)
  const former = await selectFormerPrices(handle, uploadId, lines)
  const skus = former.map(({ sku }) => sku)
  const floors = await loadPriceFloors(handle, skus, today)
  const ceilings = await loadPriceCeilings(handle)
  const gst = await loadGstTable(handle)
  const limits: Map<number, 'below_floor' | 'above_ceiling'> = new Map()
  for (const row of former)
    if (ceilings.exceededBy(row, gst, today)) limits.set(row.line, 'above_ceiling')
    else if (floors.crossed(row) !== undefined) limits.set(row.line, 'below_floor')
  return limits
}
