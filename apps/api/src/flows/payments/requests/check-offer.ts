import { formatRupees, paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { bankOffersFor, hasBankOffers } from '../../../modules/bank-offers/index.ts'
import { classesInCart } from '../../../modules/cart/index.ts'
import {
  checkoutErrors,
  paysByUpi,
  paysLater,
  type LockedCheckout,
} from '../../../modules/checkout/index.ts'
import {
  countOpen,
  CREDIT_PROVIDER,
  insertRequest,
  isOffered,
  mostOpen,
  noTerms,
  selectTerms,
  wayOf,
} from '../../../modules/payments/index.ts'
import type { Context } from '../../../platform/context.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { readableCode } from '../../../platform/ids.ts'
import type { Shopper } from '../../../platform/identity/shopper.ts'
import { bankOfferView } from '../../bank-offers/bank-offer-view.ts'
import { creditPartPaise, restPaise } from '../../wallets/pay-by-wallet.ts'

const notOffered: Readonly<Record<number, string>> = {
  4: 'Bank transfers are not taken at the moment. Pay online.',
  5: 'Payment links are not sent at the moment. Pay online.',
  6: 'UPI codes are not set up in this shop. Choose “Pay online”, where UPI apps work, too.',
}

/** Whether the shop takes an order's money later (CHECKOUT-15), or by a UPI code (CHECKOUT-06). */
export async function checkOffer(handle: Handle, paymentOption: number, duePaise = 0) {
  if (!paysLater(paymentOption) && !paysByUpi(paymentOption)) return ok(undefined)
  const terms = (await selectTerms(handle)) ?? noTerms
  if (!isOffered(terms, wayOf(paymentOption)))
    return checkoutErrors.payLaterNotOffered(notOffered[paymentOption] ?? '')
  // Domain reference 3.6: banks refuse more in one UPI payment.
  return paysByUpi(paymentOption) && duePaise > terms.upiLimitPaise
    ? checkoutErrors.payLaterNotOffered(
        `UPI pays up to ${formatRupees(terms.upiLimitPaise)} at a time. Choose another way to pay.`,
      )
    : ok(undefined)
}

/** The same for a checkout about to be placed, of whose buyer only so many may wait. */
export async function checkOfferLocked(tx: Transaction, checkout: LockedCheckout) {
  const offered = await checkOffer(tx, checkout.paymentOption, restPaise(checkout))
  if (!offered.ok || !paysLater(checkout.paymentOption)) return offered
  return (await countOpen(tx, checkout)) < mostOpen
    ? ok(undefined)
    : checkoutErrors.payLaterNotOffered(
        `${mostOpen} of your orders wait for their money already. Pay one of them first, or pay this one online.`,
      )
}

/** How the payment order of a checkout is paid, and to whom. */
export async function payeeOf(context: Context, tx: Transaction, checkout: LockedCheckout) {
  const way = wayOf(checkout.paymentOption)
  // The lender knows a draw-down by our checkout, also one whose answer was lost.
  if (creditPartPaise(checkout) > 0)
    return { way, provider: CREDIT_PROVIDER, providerOrderId: checkout.id }
  const own = way === 'transfer' && (await selectTerms(tx))?.transfer === 'own'
  return { way, provider: own ? 'bank' : context.gateway.name }
}

/** The request of a payment order; the buyer is told after the commit. */
export const addRequest = (tx: Transaction, paymentOrderId: string): Promise<void> =>
  insertRequest(tx, { paymentOrderId, reference: `UB${readableCode(8)}` })

/** What banks offer for the goods of the cart; reads the cart only where there is an offer. */
const offersForCart = async (context: Context, shopper: Shopper) =>
  (await hasBankOffers(context))
    ? bankOffersFor(context, await classesInCart(context.db, shopper, context.clock.now()))
    : []

/** What the checkout offers besides the gateway's page: CHECKOUT-06, CHECKOUT-15. */
export async function getPaymentOptions(
  context: Context,
  shopper: Shopper,
): Promise<HandlerResult<'getPaymentOptions'>> {
  const { db } = context
  const terms = (await selectTerms(db)) ?? noTerms
  return ok({
    success: true,
    transfer: isOffered(terms, 'transfer'),
    link: isOffered(terms, 'link'),
    upi_limit: paiseToRupees(terms.upiLimitPaise),
    days: shopper.kind === 'customer' ? terms.days : terms.guestDays,
    bank_offers: (await offersForCart(context, shopper)).map(bankOfferView),
  })
}
