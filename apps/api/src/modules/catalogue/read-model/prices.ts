import { withoutGst } from '@upchar/kernel/gst'
import { paiseToRupees, roundHalfUpDiv } from '@upchar/kernel/money'
import { unitPrice } from '@upchar/kernel/unit-price'
import type { VariantRow } from '../store/read-sources.ts'

/** Whole percent below the MRP, rounded down so as never to overstate. */
export const discountPercent = ({
  mrpPaise,
  pricePaise,
}: Pick<VariantRow, 'mrpPaise' | 'pricePaise'>): number =>
  mrpPaise === null || pricePaise <= 0 || mrpPaise <= pricePaise
    ? 0
    : Math.floor(((mrpPaise - pricePaise) * 100) / mrpPaise)

/** Rupees for the API: the contract's `price`. */
export const pricesOf = (variant: VariantRow) => ({
  price_gst: paiseToRupees(variant.pricePaise),
  price: paiseToRupees(withoutGst(variant.pricePaise, variant.gstBp)),
  gst_rate: variant.gstBp / 100,
  mrp: variant.mrpPaise === null ? null : paiseToRupees(variant.mrpPaise),
})

/** What a gram, millilitre or centimetre costs, else a piece of a pack (Legal Metrology Rules, rule 6(11)). */
export function unitPriceOf(variant: VariantRow): { price: number; per: string } | null {
  const measured = unitPrice(variant.pricePaise, variant.netQuantity)
  if (measured !== undefined) return { price: paiseToRupees(measured.paise), per: measured.per }
  const piece = pricePerPiece(variant)
  return piece === null ? null : { price: piece, per: variant.packUnit }
}

/** Price of one piece of a pack, to the paisa; null for single pieces and prices on request. */
export const pricePerPiece = ({ packSize, pricePaise }: VariantRow): number | null =>
  packSize > 1 && pricePaise > 0 ? paiseToRupees(roundHalfUpDiv(pricePaise, packSize)) : null
