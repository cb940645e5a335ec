export { quotationEmpty, quotationUnknown } from './errors.ts'
export { opensQuotation, quotationFileUrl, quotationUrl, receiverOfMail } from './link.ts'
export type { Quoted, QuotedLine } from './model.ts'
export { newQuotation, termsNow } from './new-quotation.ts'
export { getQuotationTerms, setQuotationTerms } from './set-terms.ts'
export {
  adoptQuotations,
  deleteQuotations,
  findAnyQuotation,
  findLinkedQuotation,
  findQuotation,
  insertQuotation,
  selectAllQuotations,
  selectQuotations,
  type ListedQuotation,
  type Quotation,
} from './store.ts'
