import { sumPaise } from '@upchar/kernel/money'
import { listPriceOf } from './price-cart.ts'
import type { Quote, QuoteLine } from './quote.ts'

/**
 * Every saving named by total_savings_config, in paise (CART-18).
 */
export type Savings = {
  couponDiscount: number
  limitedOfferDiscount: number
  rewardPointDiscount: number
  /** Of a referral (CART-13); no field of `total_savings_config` in the specification names it. */
  referralDiscount: number
  platformFeeWaiver: number
  deliveryFeeWaiver: number
  dataLoggerChargesWaiver: number
  codFeeWaiver: number
  volumeBasedDiscount: number
  upsellDiscount: number
  /** The sum of the above. */
  total: number
}

/** What lines cost less than at their list price. */
const belowList = ({ lines }: Quote, counts: (line: QuoteLine) => boolean): number =>
  sumPaise(
    lines.filter(counts).map((line) => (listPriceOf(line) - line.unitPricePaise) * line.quantity),
  )

/**
 * The savings of a quote. The difference to the MRP is not one: that is the price, not a saving of
 * this cart. Nor is a free gift, for which the buyer would not have paid: `giftsPaise`.
 */
export function savingsOf(quote: Quote): Savings {
  const parts = {
    couponDiscount: quote.discountPaise,
    limitedOfferDiscount: belowList(
      quote,
      (line) => line.dealId !== undefined && line.promotion === undefined,
    ),
    rewardPointDiscount: quote.pointsPaise ?? 0,
    referralDiscount: quote.referralPaise ?? 0,
    platformFeeWaiver: quote.platformFeeWaivedPaise ?? 0,
    deliveryFeeWaiver: quote.slashedShippingPaise - quote.shippingPaise,
    dataLoggerChargesWaiver: quote.dataLogger?.added
      ? quote.dataLogger.slashedPaise - quote.dataLogger.paise
      : 0,
    codFeeWaiver: quote.codFeeWaivedPaise,
    volumeBasedDiscount: belowList(quote, (line) => line.dealId === undefined),
    upsellDiscount: belowList(quote, (line) => line.promotion?.kind === 'upsell'),
  }
  return { ...parts, total: Object.values(parts).reduce((a, b) => a + b, 0) }
}

/** What the free gifts of a quote cost at their list price, in paise. */
export const giftsPaise = (quote: Quote): number =>
  belowList(quote, (line) => line.promotion?.kind === 'gift')
