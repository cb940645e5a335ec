export { chargesOf } from './charges-of.ts'
export { chargesInForce, type Charges } from './charges.ts'
export type { ChargedBy, ChargeKind, ChargeRule } from '@upchar/reference/charge-rules'
export { priceCart } from './price-cart.ts'
export type {
  Quote,
  QuoteCharge,
  QuoteDiscount,
  QuoteInput,
  QuoteInputLine,
  QuoteLine,
  TaxParts,
} from './quote.ts'
export { savingsOf, type Savings } from './savings.ts'
export { loadPricingReference } from './store-reference.ts'
