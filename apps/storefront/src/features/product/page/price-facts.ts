import { wireToPaise } from '@upchar/kernel/money'
import { rupeeText } from '@upchar/ui/price'

export type PricedVariant = {
  price: number
  price_gst: number
  gst_rate: number
  mrp: number | null
  seller: { state: string }
}

export type PriceFacts = {
  /** The headline price in rupees. */
  headline: number
  /** What the headline includes. */
  note: string
  /** The other price, as text. */
  other: string
  /** MRP, only if higher than the price with GST (CART-27): MRP includes all taxes by law. */
  mrp: number | null
  saving: { rupees: number; percent: number } | null
}

/**
 * The content of a price block (guide 30, CART-23). With `gstInclusive` (flag gst_inclusive_price) the
 * headline is the price with GST, else without; the other one is always beside it. Savings compare
 * the MRP with the price including GST; the percentage is rounded down. Within the seller's `state` CGST and SGST are equal, so
 * that an odd paisa of tax belongs to the price, as in cart and invoice (domain reference 1.5).
 */
export function priceFacts(
  variant: PricedVariant,
  gstInclusive: boolean,
  state: string,
): PriceFacts {
  const { price_gst, gst_rate, mrp } = variant
  const rate = `${gst_rate}%`
  const paid = wireToPaise(price_gst)
  const whole = paid - wireToPaise(variant.price)
  const tax = variant.seller.state === state ? whole - (whole % 2) : whole
  const price = (paid - tax) / 100
  const saved = mrp === null ? 0 : wireToPaise(mrp) - paid
  return {
    headline: gstInclusive ? price_gst : price,
    note:
      gst_rate === 0
        ? 'No GST on this product'
        : gstInclusive
          ? `Includes ${rate} GST`
          : `Plus ${rate} GST`,
    other:
      gst_rate === 0 || price_gst === 0
        ? ''
        : gstInclusive
          ? `${rupeeText(price)} + ${rupeeText(tax / 100)} GST`
          : `${rupeeText(price_gst)} with GST`,
    mrp: saved > 0 ? mrp : null,
    saving:
      saved > 0 && mrp !== null
        ? { rupees: saved / 100, percent: Math.floor((saved * 100) / wireToPaise(mrp)) }
        : null,
  }
}
