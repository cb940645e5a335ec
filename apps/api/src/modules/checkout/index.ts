export { checkForm, type SentForm } from './check-form.ts'
export { codProblem, codRuleOf, type CodProblem } from './cod-rules.ts'
export * as checkoutErrors from './errors.ts'
export type { FrozenQuote, GuestForm, PostalAddress } from './model.ts'
export {
  checkoutStates,
  paysCash,
  pricedFor,
  quotedUntil,
  recipientState,
  streetLine,
} from './model.ts'
export { registerCheckoutRoutes } from './routes.ts'
export {
  adoptCheckouts,
  changeCheckout,
  findByRequestKey,
  findCheckout,
  findCheckoutById,
  findToPlace,
  forgetOpenCheckouts,
  insertCheckout,
  lockCheckout,
  lockToPlace,
  type Checkout,
  type LockedCheckout,
} from './store.ts'
export { billingView, checkoutView } from './view.ts'
export { loadCheckoutReference } from './store-reference.ts'
