export { chargesOf } from './charges-of.ts'
export { chargesInForce, feeTypeOf, type Charges } from './charges.ts'
export type { ChargeRule } from '@upchar/reference/charge-rules'
export { listPriceOf, priceCart } from './price-cart.ts'
export { chargedPaise } from './quote.ts'
export type {
  ChargedKind,
  Quote,
  QuoteDiscount,
  QuoteInput,
  QuoteInputLine,
  QuoteLine,
  TaxParts,
} from './quote.ts'
export { savingsOf } from './savings.ts'
export { setCharges, showCharges } from './set-charges.ts'
export { loadPricingReference } from './store-reference.ts'
export { volumePricesOf } from './volume-prices.ts'
export {
  endOneAt,
  endVolumePricesAt,
  findVolumePrices,
  insertVolumePrices,
  volumePricesText,
  volumeRevision,
} from './store-volume.ts'
