import { isDeepStrictEqual } from 'node:util'
import { OUT_OF_STOCK } from '@upchar/kernel/cart-words'
import { parseRupees } from '@upchar/kernel/money'
import { ok, type Result } from '@upchar/kernel/result'
import {
  cartItemView,
  loadCartForCheckout,
  loadItemsForCheckout,
  type CheckoutCart,
} from '../../modules/cart/index.ts'
import {
  billingProblem,
  checkoutErrors,
  paysCash,
  pricedFor,
  type Checkout,
  type LockedCheckout,
} from '../../modules/checkout/index.ts'
import type { Quote, QuoteLine } from '../../modules/pricing/index.ts'
import { phoneMark } from '../../modules/vouchers/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { ownerOf } from '../../platform/identity/shopper.ts'
import { walletPartOf } from '../wallets/pay-by-wallet.ts'
import { cashOrdersLocked, confirmCash } from './check-cod.ts'
import { withSupply } from './supply-to.ts'

type Refused = Extract<HandlerResult<'placeOrder'>, { ok: false }>['error']

/**
 * The checkout about to be placed, with the buyer's licences; `requoted` when its quote has
 * changed.
 */
export type Confirmed = { checkout: LockedCheckout; requoted: boolean }

/**
 * Reprices a checkout's frozen lines for its destination now. Later changes to the cart, as from
 * another tab, don't count. `asShown`: with the expiry dates that the buyer was shown, or better ones.
 */
export async function repriceCheckout(
  context: Context,
  tx: Handle,
  checkout: Checkout,
  { asShown = false }: { asShown?: boolean } = {},
): Promise<CheckoutCart | undefined> {
  const wanted = {
    ...pricedFor(checkout.form, checkout.paymentOption),
    ...(asShown && { shown: checkout.quote.lines }),
    voucherCode: checkout.voucherCode,
    dataLogger: checkout.quote.dataLogger?.added ?? false,
    usePoints: (checkout.quote.pointsPaise ?? 0) > 0,
    referral:
      checkout.quote.referral === undefined
        ? null
        : { code: checkout.quote.referral.code, typed: true },
    buyer: checkout.form,
    phoneHash: phoneMark(context.config.secret, checkout.form.phone),
  }
  if (checkout.source === 'cart') {
    const cart = await loadCartForCheckout(context, tx, ownerOf(checkout), wanted)
    const same =
      cart !== undefined &&
      cart.lines.length === checkout.quote.lines.length &&
      cart.lines.every(({ quote }) =>
        checkout.quote.lines.some(
          (line) =>
            line.offerId === quote.offerId &&
            line.quantity === quote.quantity &&
            line.engravingName === quote.engravingName &&
            line.shelfLife?.months === quote.shelfLife?.months &&
            line.promotion?.kind === quote.promotion?.kind,
        ),
      )
    if (same) return cart
  }
  return loadItemsForCheckout(context, tx, ownerOf(checkout), checkout.quote.lines, wanted)
}

/**
 * Whether the buyer may still buy everything although stock is held and the price agreed: licences
 * may have expired.
 */
export async function confirmBuying(
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
): Promise<Result<void, Refused>> {
  const cart = await repriceCheckout(context, tx, checkout)
  // Shortages show in the lines' problems; stock held for this very checkout causes them.
  const problem = cart?.problems.find(({ sku }) => !cart.lines.some((line) => line.row.sku === sku))
  return problem === undefined ? ok(undefined) : checkoutErrors.buyingNotAllowed(problem.message)
}

/** A gift that the buyer was shown and would not get: its time or its share ended, or its stock. */
const lostGift = (shown: Quote, now: Quote): QuoteLine | undefined =>
  shown.lines.find(
    (line) =>
      line.promotion?.kind === 'gift' &&
      !now.lines.some(
        ({ offerId, quantity, promotion }) =>
          offerId === line.offerId && quantity === line.quantity && promotion?.kind === 'gift',
      ),
  )

const giftGone = (title: string): string =>
  `The free gift ${title} is not available any more. Go back to your cart to order without it.`

/**
 * Revalidates the checkout. The confirmed total must equal today's; a changed one needs
 * confirmation.
 */
export async function confirmQuote(
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
  total: number,
): Promise<Result<Confirmed, Refused>> {
  const elsewhere = billingProblem(checkout.form)
  if (elsewhere !== undefined) return checkoutErrors.billedElsewhere(elsewhere)
  const form = await withSupply(context, tx, ownerOf(checkout), checkout.form)
  const buyer = { shopper: ownerOf(checkout), form: checkout.form }
  const [cart, today] = await Promise.all([
    repriceCheckout(context, tx, { ...checkout, form }, { asShown: true }),
    paysCash(checkout.paymentOption) ? cashOrdersLocked(context, tx, buyer) : undefined,
  ])
  if (cart === undefined) return checkoutErrors.checkoutExpired()
  const [problem] = cart.problems
  if (problem !== undefined) {
    const short = cart.lines.find((line) => line.row.sku === problem.sku)
    if (short === undefined) return checkoutErrors.buyingNotAllowed(problem.message)
    return checkoutErrors.outOfStock(
      short.stock.left < short.row.quantity && !short.stock.isShortLived
        ? OUT_OF_STOCK
        : problem.message,
    )
  }
  const lost = lostGift(checkout.quote, cart.quote)
  if (lost !== undefined) return checkoutErrors.outOfStock(giftGone(lost.title))
  const cash =
    today === undefined ? ok(undefined) : await confirmCash(context, tx, cart, { ...buyer, today })
  if (!cash.ok) return cash
  const { quote } = cart
  const confirmed = parseRupees(total)
  if (!confirmed.ok || confirmed.value !== quote.totalPaise)
    return checkoutErrors.totalChanged(
      checkout.totalPaise,
      quote.totalPaise,
      cart.voucher?.refused?.message ?? cart.referral?.refused?.message,
    )
  // Taxes may have changed under an equal total: the invoice uses today's.
  const { licences } = cart
  if (isDeepStrictEqual(quote, checkout.quote))
    return ok({ checkout: { ...checkout, form, licences }, requoted: false })
  return ok({
    checkout: {
      ...checkout,
      form,
      licences,
      quote,
      totalPaise: quote.totalPaise,
      walletPaise: walletPartOf(checkout.walletPaise, quote),
      items: cart.lines.map(cartItemView),
    },
    requoted: true,
  })
}
