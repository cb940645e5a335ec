/** The checkout, and the page that confirms a payment. */

export { CheckoutScreen } from './checkout-screen.tsx'
export { FinishScreen } from './finish-screen.tsx'
