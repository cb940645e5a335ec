import { istDate } from '@upchar/kernel/dates'
import type { Transaction } from '../../platform/db/database.ts'
import { lutOf, type SaleLicences } from '../sellers/index.ts'
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

/** The supplier's letter of undertaking in force, for what is supplied without tax (CGST Rules 96A); undefined: none, or none is needed. */
export const lutFor = (
  tx: Transaction,
  { quote, sellerId }: Pick<Packing, 'quote' | 'sellerId'>,
  at: Date,
): Promise<string | undefined> | undefined =>
  needsLut(quote, sellerId) ? lutOf(tx, sellerId, istDate(at)) : undefined

const needsLut = ({ lines }: Packing['quote'], sellerId: number): boolean =>
  lines.some((line) => line.sellerId === sellerId && line.sez === 'lut')

/**
 * Why a parcel can't be packed: what its price was agreed on without tax for needs a letter of undertaking that is in force, and
 * the seller must be allowed to sell the goods from its premises on this day. The sale is made when the goods are packed and
 * invoiced, so a licence that ended after the order stops them (Drugs and Cosmetics Act 1940 s.18(c)). Goods that have their invoice
 * were sold.
 */
export async function whyNotPacked(
  tx: Transaction,
  parcelId: string,
  licences: SaleLicences,
  at: Date,
): Promise<'licence' | 'lut' | null> {
  const packing = await selectPacking(tx, parcelId)
  if (packing === undefined || packing.isInvoiced) return null
  const { sellerId, warehouseId, quote } = packing
  if (needsLut(quote, sellerId) && (await lutFor(tx, packing, at)) === undefined) return 'lut'
  const mayBeSold = [...classesIn(packing, parcelId)].every((productClass) => {
    const sale = { sellerId, productClass, on: istDate(at), despiteSuspension: true }
    const premises = licences.premisesFor(sale)
    return premises === 'all' || premises.has(warehouseId)
  })
  return mayBeSold ? null : 'licence'
}
