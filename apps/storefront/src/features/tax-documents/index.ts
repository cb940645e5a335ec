/** A customer's invoices and credit notes of a month. */

export { readMonthSearch } from './month-search.ts'
export { TaxDocumentsScreen } from './tax-documents-screen.tsx'
export type { TaxDocumentsPage } from './tax-documents-screen.tsx'
