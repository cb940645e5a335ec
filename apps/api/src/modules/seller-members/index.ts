export { sellerIdentity } from './identify-seller.ts'
export { registerSellerMemberRoutes } from './routes.ts'
export { sellerMemberNames } from './names.ts'
