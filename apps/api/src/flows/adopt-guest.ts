import type { OnSignIn } from '../modules/accounts/index.ts'
import { mergeCart } from '../modules/cart/index.ts'
import { mergeText } from './merge-guest-cart.ts'

/** What a guest has gathered becomes the customer's with the sign-in itself (CART-08). */
export const adoptGuest: OnSignIn = async (tx, { guestId, customerId }, at) => mergeText(await mergeCart(tx, guestId, customerId, at))
