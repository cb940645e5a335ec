/**
 * The cart and its vouchers: state, calls, screen, and the wording of amounts, stock and refusals.
 */

export { addToCart, removeFromCart, setQuantity } from './cart-calls.ts'
export { refreshCart, shopperDevice } from './fetch-cart.ts'
export { AmountLine, CartAmounts, DiscountLine } from './amount-lines.tsx'
export { ProblemNote } from './cart-notes.tsx'
export { CartScreen } from './cart-screen.tsx'
export { EmptyCart, FailedCart } from './cart-states.tsx'
export { cartStore, quantityOf, rehydrateCart, unsetCart } from './cart-store.ts'
export type { Cart } from './cart-store.ts'
export { blockedReason, lineOption, placeName } from './cart-words.ts'
export { chooseQuantity } from './choose-quantity.ts'
export { EngravingField } from './engraving-field.tsx'
export { OUT_OF_STOCK, stockWords } from './stock-words.ts'
export type { Stock } from './stock-words.ts'
export { TaxLines } from './tax-lines.tsx'
export { BestOffer } from './vouchers/best-offer.tsx'
export { useVoucher } from './vouchers/use-voucher.ts'
export { VoucherBox } from './vouchers/voucher-box.tsx'
export { askOffers } from './vouchers/voucher-calls.ts'
export type { Offer } from './vouchers/voucher-calls.ts'
export { applyWaitingCode } from './vouchers/waiting-code.ts'
