/** The terms of reward points (CART-14). */

export { TermsForm } from './terms-form.tsx'
export { TermsList } from './terms-list.tsx'
export { termsFacts } from './words.ts'
