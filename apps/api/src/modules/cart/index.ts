export {
  clearCartLines,
  loadCartForCheckout,
  loadItemsForCheckout,
  type CheckoutCart,
} from './load-for-checkout.ts'
export { listCartOffers } from './offers.ts'
export { basketOf } from './price-rows.ts'
export { addLines } from './many/add-lines.ts'
export { mergeCart, type Merged } from './merge-cart.ts'
export { readCart } from './read-cart.ts'
export { keepAttribution } from './keep-attribution.ts'
export { findCartAttribution } from './store/attribution.ts'
export { forgetCart } from './store/forget.ts'
export { registerCartRoutes } from './routes.ts'
export { cartItemView, taxByRateView, type CartView } from './view.ts'
