import { leavingPayment } from '@upchar/kernel/least-payment'
import { formatRupees } from '@upchar/kernel/money'
import { ok, type Result } from '@upchar/kernel/result'
import {
  checkoutErrors,
  paysByCredit,
  type Checkout,
  type LockedCheckout,
} from '../../modules/checkout/index.ts'
import { lockLimit } from '../../modules/credit/index.ts'
import { findBalance, holdValue, redeemHeld, releaseHeld } from '../../modules/ledger/index.ts'
import { mostFromWallet, type Quote } from '../../modules/pricing/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'

type Short = ReturnType<typeof checkoutErrors.walletShort>
type Tendered = Pick<Checkout, 'paymentOption' | 'totalPaise' | 'walletPaise' | 'quote'>
type Paying = Tendered & Pick<Checkout, 'id' | 'customerId'>

/** What is left to pay by the chosen payment option, in paise. */
export const restPaise = ({
  totalPaise,
  walletPaise,
}: Pick<Checkout, 'totalPaise' | 'walletPaise'>) => totalPaise - walletPaise

/** What the credit line pays: all that the wallet doesn't, where the buyer chose it (CHECKOUT-08). */
export const creditPartPaise = (
  checkout: Pick<Checkout, 'paymentOption' | 'totalPaise' | 'walletPaise'>,
): number => (paysByCredit(checkout.paymentOption) ? restPaise(checkout) : 0)

/** What a quote leaves of the agreed amount: a lower total takes less from the wallet, and less than ₹1 can't be paid otherwise. */
export const walletPartOf = (agreedPaise: number, quote: Quote): number =>
  leavingPayment(quote.totalPaise, Math.min(agreedPaise, mostFromWallet(quote)))

/**
 * Whether a buyer can pay the amount from the wallet (CHECKOUT-07). What earlier attempts set aside counts: placing this one
 * gives it back.
 */
export async function checkWalletPart(
  { db, clock }: Context,
  shopper: Shopper,
  askedPaise: number,
  quote: Quote,
): Promise<Result<number, Extract<Short, { ok: false }>['error']>> {
  if (askedPaise === 0) return ok(0)
  const { balancePaise, heldPaise } =
    shopper.kind === 'customer'
      ? await findBalance(db, { book: 'wallet', customerId: shopper.id }, clock.now())
      : { balancePaise: 0, heldPaise: 0 }
  const most = Math.min(balancePaise + heldPaise, mostFromWallet(quote))
  return askedPaise <= most ? ok(walletPartOf(askedPaise, quote)) : checkoutErrors.walletShort(most)
}

const partsOf = (checkout: Tendered) =>
  [
    { book: 'wallet', amountPaise: checkout.walletPaise },
    { book: 'points', amountPaise: checkout.quote.pointsPaise ?? 0 },
    { book: 'credit', amountPaise: creditPartPaise(checkout) },
  ] as const

type PartShort = Extract<
  | Short
  | ReturnType<typeof checkoutErrors.pointsShort>
  | ReturnType<typeof checkoutErrors.creditShort>,
  { ok: false }
>['error']

function shortOf(book: 'wallet' | 'points' | 'credit', leftPaise: number) {
  if (book === 'points') return checkoutErrors.pointsShort()
  return book === 'credit'
    ? checkoutErrors.creditShort(leftPaise)
    : checkoutErrors.walletShort(leftPaise)
}

/**
 * Sets the wallet's part, the points and the credit line's part aside under the checkout's lock; what the buyer's other attempts hold goes back first. A
 * repeat changes nothing.
 */
export async function holdWallet(
  tx: Transaction,
  checkout: LockedCheckout,
  at: Date,
): Promise<Result<void, PartShort>> {
  const { id, customerId, waiting } = checkout
  if (customerId === null) return ok(undefined)
  const parts = partsOf(checkout)
  const followLimit = waiting.length > 0 ? await lockLimit(tx, customerId, at) : undefined
  for (const { book } of parts)
    for (const other of waiting) await releaseHeld(tx, { book, customerId, at, checkoutId: other })
  await followLimit?.()
  for (const { book, amountPaise } of parts) {
    if (amountPaise === 0) continue
    const held = await holdValue(tx, { book, customerId, at, checkoutId: id, amountPaise })
    if (held.ok) continue
    await releaseWallet(tx, checkout, at)
    return shortOf(book, held.error.detail.leftPaise)
  }
  return ok(undefined)
}

/** The order exists: what was set aside has paid for it. */
export async function redeemWallet(tx: Transaction, paying: Paying, at: Date): Promise<void> {
  const { id, customerId } = paying
  if (customerId === null) return
  for (const { book, amountPaise } of partsOf(paying)) {
    if (amountPaise === 0) continue
    const paid = await redeemHeld(tx, { book, customerId, at, checkoutId: id })
    if (paid !== amountPaise)
      throw new Error(
        `checkout ${id}: ${formatRupees(amountPaise)} of the ${book} are needed, ${formatRupees(paid)} were set aside`,
      )
  }
}

/** No order comes of it: gives back what was set aside. */
export async function releaseWallet(tx: Transaction, paying: Paying, at: Date): Promise<void> {
  const { id, customerId } = paying
  if (customerId === null) return
  const followLimit = creditPartPaise(paying) > 0 ? await lockLimit(tx, customerId, at) : undefined
  for (const { book, amountPaise } of partsOf(paying))
    if (amountPaise > 0) await releaseHeld(tx, { book, customerId, at, checkoutId: id })
  await followLimit?.()
}
