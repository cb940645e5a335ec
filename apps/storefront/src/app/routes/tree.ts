import { rootRoute } from './root.ts'
import { addressRoute } from './account/address/route.ts'
import { completeProfileRoute } from './account/complete-profile/route.ts'
import { editProfileRoute } from './account/edit-profile/route.ts'
import { kycRoute } from './account/kyc/route.ts'
import { loginRoute } from './account/login/route.ts'
import { documentsRoute } from './account/documents/route.ts'
import { ordersRoute } from './account/orders/route.ts'
import { overviewRoute } from './account/overview/route.ts'
import { addReviewsRoute } from './account/reviews/route.ts'
import { blogRoutes } from './blogs/routes.ts'
import { cartRoute } from './cart/route.ts'
import { checkoutReturnRoute, checkoutRoute } from './checkout/route.ts'
import { complaintsRoute } from './complaints/route.ts'
import { compareRoute } from './compare/route.ts'
import { directoryRoutes } from './directory/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { faqRoute } from './faq/route.ts'
import { homeRoute, indexRoute } from './home/route.ts'
import { landingRoute } from './landing/route.ts'
import { listingRoutes } from './listing/routes.ts'
import { offersRoute } from './offers/route.ts'
import { confirmedRoute, trackRoute } from './order/route.ts'
import { refundRoute } from './order/refund/route.ts'
import { noticesRoute } from './notices/route.ts'
import { orderPadRoute } from './order-pad/route.ts'
import { policyRoute } from './policy/route.ts'
import { previewRoute } from './preview/route.ts'
import { productRoute } from './product/route.ts'
import { sellerApplicationRoute } from './sell/route.ts'
import { sharedCartRoute } from './shared-cart/route.ts'
import { wishlistRoute } from './wishlist/route.ts'

/** All routes of the shop. */
export const routeTree = rootRoute.addChildren([
  indexRoute,
  homeRoute,
  landingRoute,
  offersRoute,
  productRoute,
  cartRoute,
  sharedCartRoute,
  checkoutRoute,
  checkoutReturnRoute,
  trackRoute,
  confirmedRoute,
  compareRoute,
  wishlistRoute,
  noticesRoute,
  complaintsRoute,
  refundRoute,
  sellerApplicationRoute,
  orderPadRoute,
  policyRoute,
  faqRoute,
  previewRoute,
  ...directoryRoutes,
  ...listingRoutes,
  ...blogRoutes,
  ...eventRoutes,
  overviewRoute,
  loginRoute,
  completeProfileRoute,
  editProfileRoute,
  addressRoute,
  kycRoute,
  ordersRoute,
  documentsRoute,
  addReviewsRoute,
])
