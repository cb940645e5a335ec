import type { IstDate } from '@upchar/kernel/dates'
import { rupeesToPaise } from '@upchar/kernel/money'
import { ceilingWords, loadPriceCeilings, type GstTable } from '../../modules/catalogue/index.ts'
import { floorWords, loadPriceFloors } from '../../modules/pricing/index.ts'
import type { Transaction } from '../../platform/db/database.ts'

export type Priced = {
  /** Of the offer. */
  sku: string
  /** Of the variant, which ceilings name. */
  variantSku: string
  familyKey: string
  hsn: string
  packSize: number
  gstTag: string | null
  statedBp: number | null
  statedFrom: string | null
  /** Rupees; null: on request. */
  price: number | null
  mrp: number | null
}

/** Of each price, whether it is above the ceiling of the law, or below what one member of staff may set alone (OPS-04; `floored`). */
export async function limitProblems(
  tx: Transaction,
  offers: readonly Priced[],
  { gst, today, floored = true }: { gst: GstTable; today: IstDate; floored?: boolean },
): Promise<string[][]> {
  const ceilings = await loadPriceCeilings(tx)
  const skus = offers.map(({ sku }) => sku)
  const floors = await loadPriceFloors(tx, skus, today)
  return offers.map(({ sku, variantSku, familyKey, price, mrp, ...taxed }) => {
    const pricePaise = price === null ? 0 : rupeesToPaise(price)
    const mrpPaise = mrp === null ? null : rupeesToPaise(mrp)
    const exceeded = ceilings.exceededBy({ ...taxed, sku: variantSku, pricePaise }, gst, today)
    const lowest = floored ? floors.crossed({ sku, familyKey, pricePaise, mrpPaise }) : undefined
    return [
      ...(exceeded === undefined ? [] : [`Enter at most ${ceilingWords(exceeded)}`]),
      ...(lowest === undefined ? [] : [floorWords(lowest)]),
    ]
  })
}
