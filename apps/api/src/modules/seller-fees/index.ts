export { registerSellerFeeRoutes } from './routes.ts'
export { loadSellerFeeReference } from './store.ts'
