export { chargeRuleSeed, type ChargedBy, type ChargeKind, type ChargeRule, type Charges } from './charges.ts'
export type { Quote, QuoteCharge, QuoteInput, QuoteInputLine, QuoteLine, TaxParts } from './quote.ts'
