export { billingProblem, checkForm, type SentForm } from './check-form.ts'
export { addressKey, isOverCashCap, type CashBuyer, type CashOrder } from './cash-caps.ts'
export { setCashRules, showCashRules } from './cash-rules.ts'
export { codProblem, codRuleOf } from './cod-rules.ts'
export * as checkoutErrors from './errors.ts'
export type { FieldProblem } from './errors.ts'
export type { CheckoutItem, CheckoutState, FrozenQuote, GuestForm, PostalAddress } from './model.ts'
export {
  checkoutStates,
  isSameAddress,
  paysByCredit,
  paysCash,
  paysByUpi,
  paysLater,
  pricedFor,
  quotedUntil,
  recipientState,
  streetLine,
} from './model.ts'
export { registerCheckoutRoutes } from './routes.ts'
export {
  adoptCheckouts,
  changeCheckout,
  continuePurchase,
  fillAttribution,
  findAttempt,
  findAttribution,
  findByRequestKey,
  findCheckout,
  findCheckoutById,
  findToPlace,
  forgetOpenCheckouts,
  insertCheckout,
  lockCheckout,
  lockToPlace,
  setSalesCode,
  takeCashTurn,
  takeTurn,
  type Checkout,
  type LockedCheckout,
} from './store.ts'
export { billingView, checkoutView } from './view.ts'
export { loadCheckoutReference } from './store-reference.ts'
