export { quotationEmpty, quotationUnknown } from './errors.ts'
export { opensQuotation, quotationFileUrl, quotationUrl } from './link.ts'
export { firstTerms, validUntil, type Quoted, type QuotedLine } from './model.ts'
export { getQuotationTerms, setQuotationTerms } from './set-terms.ts'
export {
  adoptQuotations,
  deleteQuotations,
  findAnyQuotation,
  findQuotation,
  insertQuotation,
  selectAllQuotations,
  selectQuotations,
  selectQuotationTerms,
  takeQuotation,
  type ListedQuotation,
  type Quotation,
} from './store.ts'
