import { sumPaise } from '@upchar/kernel/money'
import { linePart } from '../pricing/index.ts'
import type { TakenLot } from './make-invoice.ts'
import type { Part } from './split-order.ts'

type Line = Part['lines'][number]
type Packing = {
  /** All batches of the part, from every warehouse, without what was cancelled. */
  lots: readonly TakenLot[]
  /** Where the parcel is packed: a part has one parcel for each warehouse. */
  warehouseId: number
  /** Where the part's parcels are that have their invoice. */
  packed: ReadonlySet<number>
  /** The place of supply of the goods. */
  placeOfSupply: string
  /** What the parcel carries: the part's charges with its first one, without those of cancelled goods. */
  charges: Part['charges']
}

/**
 * What one parcel of a part contains. A line that lies in several parcels is divided by pieces in the order of packing: the
 * invoices come to the amount of all pieces packed so far, to the paisa. What is cancelled in between was counted in the same way, so
 * they add up to what is left (RET-03).
 */
export function splitParcel(
  part: Part,
  { lots, warehouseId, packed, placeOfSupply, charges }: Packing,
): Part {
  const lines = part.lines.flatMap((line): Line[] => {
    const own = lots.filter(({ offerId }) => offerId === line.offerId)
    const pieces = (there: (warehouse: number) => boolean) =>
      own.filter((lot) => there(lot.warehouseId)).reduce((sum, lot) => sum + lot.quantity, 0)
    const quantity = pieces((warehouse) => warehouse === warehouseId)
    const before = pieces((warehouse) => packed.has(warehouse))
    return quantity === 0 ? [] : [linePart(line, { before, quantity }, placeOfSupply)]
  })
  return {
    sellerId: part.sellerId,
    lines,
    charges,
    totalPaise: sumPaise([...lines, ...charges].map(({ totalPaise }) => totalPaise)),
  }
}
