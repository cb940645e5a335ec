import { istDate } from '@upchar/kernel/dates'
import { floorWords, loadPriceFloors } from '../../modules/pricing/index.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { VolumeOffer } from './store.ts'

/** What is wrong with prices below the lowest that staff may set alone, each with its field (OPS-04). */
export async function belowFloor(
  tx: Transaction,
  offer: VolumeOffer,
  at: Date,
  prices: readonly { field: string; pricePaise: number }[],
): Promise<{ field: string; message: string }[]> {
  const floors = await loadPriceFloors(tx, [offer.sku], istDate(at))
  const lowest = floors.lowest(offer)
  return prices.flatMap(({ field, pricePaise }) =>
    lowest !== undefined && pricePaise < lowest ? [{ field, message: floorWords(lowest) }] : [],
  )
}
