export type { Quote, QuoteCharge, QuoteInput, QuoteInputLine, QuoteLine, TaxParts } from './quote.ts'
