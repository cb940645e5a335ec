/** The order pad: a whole list of goods into the cart. */

export { OrderPadScreen } from './order-pad-screen.tsx'
