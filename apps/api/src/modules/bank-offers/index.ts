export { addBankOffer } from './add-bank-offer.ts'
export { endBankOffer } from './end-bank-offer.ts'
export { bankOffersFor, hasBankOffers, offerIdsFor } from './known-offers.ts'
export { selectBankOffers, selectOffersById, type BankOffer } from './store.ts'
