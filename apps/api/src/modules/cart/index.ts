export {
  clearCartLines,
  loadCartForCheckout,
  loadItemsForCheckout,
  type CheckoutCart,
} from './load-for-checkout.ts'
export { listCartOffers } from './offers.ts'
export { classesInCart } from './classes-in-cart.ts'
export { slugsInCart } from './slugs-in-cart.ts'
export { linesInCart } from './lines-in-cart.ts'
export { basketOf } from './price-rows.ts'
export { articlesOf, type Article } from './articles.ts'
export { destinationOf, referralsInForce } from './destination.ts'
export { pincodeUnknown } from './errors.ts'
export { bringLine, takeLine } from './move-lines.ts'
export { addLines, joinWanted } from './many/add-lines.ts'
export { wantedLine, type WantedLine } from './model.ts'
export { changeCart } from './change-cart.ts'
export { setReferral } from './set-referral.ts'
export { mergeCart, type Merged } from './merge-cart.ts'
export { readCart } from './read-cart.ts'
export { forgetAttribution, keepAttribution } from './keep-attribution.ts'
export { findCartOrigin } from './store/attribution.ts'
export { salesCodeInForce } from './sales-code-in-force.ts'
export { setCartSalesCode } from './store/choices.ts'
export { forgetCart } from './store/forget.ts'
export { registerCartRoutes } from './routes.ts'
export { cartItemView, taxByRateView, type CartView } from './view.ts'
