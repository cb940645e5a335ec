export { sellersById, type SellerFacts } from './store.ts'
export { takeApplication } from './take-application.ts'
