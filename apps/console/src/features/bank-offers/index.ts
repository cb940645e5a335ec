export { bankOfferColumns } from './columns.tsx'
export { EndBankOfferDialog } from './end-dialog.tsx'
export { NewBankOffer } from './new-bank-offer.tsx'
export type { BankOffer } from './words.ts'
