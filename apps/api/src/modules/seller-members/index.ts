export { sellerIdentity } from './identify-seller.ts'
export { registerSellerMemberRoutes } from './routes.ts'
export { membersAsAuthors, sellerMemberNames } from './names.ts'
