import type { OnSignIn } from '../../modules/accounts/index.ts'
import { mergeCart } from '../../modules/cart/index.ts'
import { moveGuestViews } from '../../modules/catalogue/index.ts'
import { adoptCheckouts, continuePurchase, takeTurn } from '../../modules/checkout/index.ts'
import { joinCompared, joinWished } from '../../modules/lists/index.ts'
import { adoptOrders } from '../../modules/orders/index.ts'
import { adoptChoices } from '../../modules/privacy/index.ts'
import { adoptProofs } from '../../modules/phones/index.ts'
import { adoptSubscriptions } from '../../modules/pushes/index.ts'
import { adoptQuotations, receiverOfMail } from '../../modules/quotations/index.ts'
import { moveGuestSearches } from '../../modules/search/index.ts'
import { adoptUses } from '../../modules/vouchers/index.ts'
import type { Context } from '../../platform/context.ts'
import { guestShopper } from '../../platform/identity/shopper.ts'
import { mergeText } from './merge-guest-cart.ts'

/**
 * Moves a guest's belongings to the customer at sign-in: cart (CART-08), orders and open payments
 * with their vouchers, quotations, also those that were mailed to a new account's address, compare list, wishlist, what the guest allowed and refused. Viewed products and searches stay
 * with the browser, under its new guest id.
 */
export const adoptGuest =
  (context: Pick<Context, 'config'>): OnSignIn =>
  async (tx, { guestId, renewedGuestId, customerId, sessionId, openedFor }, at) => {
    await takeTurn(tx, guestId)
    await takeTurn(tx, customerId)
    const merged = await mergeCart(tx, guestShopper(guestId), customerId, at)
    await adoptUses(tx, await adoptCheckouts(tx, guestId, customerId), customerId)
    if (merged.purchase !== undefined) await continuePurchase(tx, merged.purchase)
    await adoptProofs(tx, guestId, customerId)
    await adoptOrders(tx, guestId, customerId)
    const mailed = openedFor === null ? [] : [receiverOfMail(context.config, openedFor)]
    await adoptQuotations(tx, [guestId, ...mailed], customerId)
    await adoptSubscriptions(tx, guestId, { customerId, sessionId })
    await joinCompared(tx, guestShopper(guestId), customerId, at)
    await joinWished(tx, guestShopper(guestId), customerId)
    await adoptChoices(tx, guestId, customerId)
    await moveGuestViews(tx, guestId, renewedGuestId)
    await moveGuestSearches(context, tx, guestId, renewedGuestId)
    return mergeText(merged)
  }
