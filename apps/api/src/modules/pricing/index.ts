export { chargesOf } from './charges-of.ts'
export {
  chargeRuleSeed,
  chargesInForce,
  type ChargedBy,
  type ChargeKind,
  type ChargeRule,
  type Charges,
} from './charges.ts'
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
