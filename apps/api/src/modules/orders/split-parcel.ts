import { allocate, sumPaise } from '@upchar/kernel/money'
import type { TakenLot } from './make-invoice.ts'
import type { Part } from './split-order.ts'

type Line = Part['lines'][number]
type Packing = {
  /** All batches of the part, from every warehouse. */
  lots: readonly TakenLot[]
  /** Where the parcel is packed: a part has one parcel for each warehouse. */
  warehouseId: number
  /** The part's first parcel, which carries its charges. */
  isFirst: boolean
}

/**
 * What one parcel of a part contains. A line that lies in several parcels is divided by pieces, by largest remainder
 * (domain reference 1.5): the parcels of a part add up to it, whichever is packed first.
 */
export function splitParcel(part: Part, { lots, warehouseId, isFirst }: Packing): Part {
  const lines = part.lines.flatMap((line) =>
    shareOf(
      line,
      lots.filter(({ offerId }) => offerId === line.offerId),
      warehouseId,
    ),
  )
  const charges = isFirst ? part.charges : []
  return {
    sellerId: part.sellerId,
    lines,
    charges,
    totalPaise: sumPaise([...lines, ...charges].map(({ totalPaise }) => totalPaise)),
  }
}

function shareOf(line: Line, lots: readonly TakenLot[], warehouseId: number): Line[] {
  const pieces = new Map<number, number>()
  for (const lot of lots.toSorted((a, b) => a.warehouseId - b.warehouseId))
    pieces.set(lot.warehouseId, (pieces.get(lot.warehouseId) ?? 0) + lot.quantity)
  const quantity = pieces.get(warehouseId)
  if (quantity === undefined) return []
  const at = [...pieces.keys()].indexOf(warehouseId)
  const share = (paise: number) => allocate(paise, [...pieces.values()])[at] ?? 0
  const totalPaise = share(line.totalPaise)
  const [cgstPaise, sgstPaise, igstPaise] = [
    share(line.cgstPaise),
    share(line.sgstPaise),
    share(line.igstPaise),
  ]
  const grossPaise = line.unitPricePaise * quantity
  return [
    {
      ...line,
      quantity,
      grossPaise,
      discountPaise: grossPaise - totalPaise,
      platformPaidPaise: share(line.platformPaidPaise),
      taxablePaise: totalPaise - cgstPaise - sgstPaise - igstPaise,
      cgstPaise,
      sgstPaise,
      igstPaise,
      totalPaise,
    },
  ]
}
