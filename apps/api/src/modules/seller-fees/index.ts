export { registerSellerFeeRoutes } from './routes.ts'
export { ruleFor, type FeeRule } from './rules.ts'
export { loadSellerFeeReference, selectFeeRules } from './store.ts'
