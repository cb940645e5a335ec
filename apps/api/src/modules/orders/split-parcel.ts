import { sumPaise } from '@upchar/kernel/money'
import { linePart } from '../pricing/index.ts'
import type { TakenLot } from './make-invoice.ts'
import type { Part } from './split-order.ts'

type Line = Part['lines'][number]
/** A batch in a parcel. */
export type PackedLot = TakenLot & { parcelId: string; serials: string[] }
type Packing = {
  /** All batches of the part, in every parcel, without what was cancelled. */
  lots: readonly PackedLot[]
  parcelId: string
  /** The part's parcels that have their invoice. */
  packed: ReadonlySet<string>
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
  { lots, parcelId, packed, placeOfSupply, charges }: Packing,
): Part {
  const lines = part.lines.flatMap((line): Line[] => {
    const own = lots.filter(({ offerId }) => offerId === line.offerId)
    const pieces = (isIn: (parcel: string) => boolean) =>
      own.filter((lot) => isIn(lot.parcelId)).reduce((sum, lot) => sum + lot.quantity, 0)
    const quantity = pieces((parcel) => parcel === parcelId)
    const before = pieces((parcel) => packed.has(parcel))
    return quantity === 0 ? [] : [linePart(line, { before, quantity }, placeOfSupply)]
  })
  return {
    sellerId: part.sellerId,
    lines,
    charges,
    totalPaise: sumPaise([...lines, ...charges].map(({ totalPaise }) => totalPaise)),
  }
}
