export { buyerOf, licencesOf } from './buyer-of.ts'
export type { LicenceInForce } from './store/standing.ts'
