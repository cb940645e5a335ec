/** The checkout and what follows a payment. */

export { CheckoutScreen } from './checkout-screen.tsx'
export { FinishScreen } from './finish-screen.tsx'
