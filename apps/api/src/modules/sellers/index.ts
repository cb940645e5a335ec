export { sellersById, type SellerFacts } from './store.ts'
