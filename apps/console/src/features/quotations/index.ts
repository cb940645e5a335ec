export { quotationColumns } from './columns.tsx'
export { pageQuery, readQuotationSearch } from './search.ts'
export { TermsPanel } from './terms-panel.tsx'
