export { addBankOffer } from './add-bank-offer.ts'
export { endBankOffer } from './end-bank-offer.ts'
export { bankOffersFor, hasBankOffers, offerIdsFor } from './known-offers.ts'
export { selectBankOffers, type BankOffer } from './store.ts'
