export { sellersById, type SellerFacts } from './store.ts'
export { takeApplication, type Applicant } from './take-application.ts'
