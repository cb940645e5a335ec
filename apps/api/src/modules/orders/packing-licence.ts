import { istDate } from '@upchar/kernel/dates'
import type { Transaction } from '../../platform/db/database.ts'
import type { SaleLicences } from '../sellers/index.ts'
import { selectPacking, type Packing } from './store/packing.ts'

/** The classes of goods in the parcel. */
function classesIn({ lines, lots }: Packing, parcelId: string): Set<string> {
  const inParcel = new Set(
    lots.filter((lot) => lot.parcelId === parcelId).map(({ offerId }) => offerId),
  )
  return new Set(
    lines.filter(({ offerId }) => inParcel.has(offerId)).map(({ productClass }) => productClass),
  )
}

/**
 * Whether the seller may sell the parcel's goods from its premises on this day. The sale is made when the goods are packed and
 * invoiced, so a licence that ended after the order stops them (Drugs and Cosmetics Act 1940 s.18(c)). Goods that have their invoice
 * were sold.
 */
export async function mayBePacked(
  tx: Transaction,
  parcelId: string,
  licences: SaleLicences,
  at: Date,
): Promise<boolean> {
  const packing = await selectPacking(tx, parcelId)
  if (packing === undefined || packing.isInvoiced) return true
  const { sellerId, warehouseId } = packing
  return [...classesIn(packing, parcelId)].every((productClass) => {
    const premises = licences.premisesFor({ sellerId, productClass, on: istDate(at) })
    return premises === 'all' || premises.has(warehouseId)
  })
}
