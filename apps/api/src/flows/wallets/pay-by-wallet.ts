import { formatRupees } from '@upchar/kernel/money'
import { ok, type Result } from '@upchar/kernel/result'
import { checkoutErrors, type Checkout, type LockedCheckout } from '../../modules/checkout/index.ts'
import { findBalance, holdValue, redeemHeld, releaseHeld } from '../../modules/ledger/index.ts'
import { mostFromWallet, type Quote } from '../../modules/pricing/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'

type Short = ReturnType<typeof checkoutErrors.walletShort>
type Paying = Pick<Checkout, 'id' | 'customerId' | 'walletPaise'>

/** What is left to pay by the chosen payment option, in paise. */
export const restPaise = ({
  totalPaise,
  walletPaise,
}: Pick<Checkout, 'totalPaise' | 'walletPaise'>) => totalPaise - walletPaise

/** What a quote leaves of the agreed amount: a lower total takes less from the wallet. */
export const walletPartOf = (agreedPaise: number, quote: Quote): number =>
  Math.min(agreedPaise, mostFromWallet(quote))

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
  return askedPaise <= most ? ok(askedPaise) : checkoutErrors.walletShort(most)
}

/**
 * Sets the wallet's part aside under the checkout's lock; what the buyer's other attempts hold goes back first. A repeat
 * changes nothing.
 */
export async function holdWallet(
  tx: Transaction,
  { id, customerId, walletPaise, waiting }: LockedCheckout,
  at: Date,
): Promise<Result<void, Extract<Short, { ok: false }>['error']>> {
  if (customerId === null) return ok(undefined)
  for (const other of waiting)
    await releaseHeld(tx, { book: 'wallet', customerId, at, checkoutId: other })
  if (walletPaise === 0) return ok(undefined)
  const held = await holdValue(tx, {
    book: 'wallet',
    customerId,
    at,
    checkoutId: id,
    amountPaise: walletPaise,
  })
  return held.ok ? held : checkoutErrors.walletShort(held.error.detail.leftPaise)
}

/** The order exists: what was set aside has paid for it. */
export async function redeemWallet(
  tx: Transaction,
  { id, customerId, walletPaise }: Paying,
  at: Date,
): Promise<void> {
  if (customerId === null || walletPaise === 0) return
  const paid = await redeemHeld(tx, { book: 'wallet', customerId, at, checkoutId: id })
  if (paid !== walletPaise)
    throw new Error(
      `checkout ${id}: the wallet pays ${formatRupees(walletPaise)}, ${formatRupees(paid)} were set aside`,
    )
}

/** No order comes of it: gives back what was set aside. */
export async function releaseWallet(
  tx: Transaction,
  { id, customerId, walletPaise }: Paying,
  at: Date,
): Promise<void> {
  if (customerId !== null && walletPaise > 0)
    await releaseHeld(tx, { book: 'wallet', customerId, at, checkoutId: id })
}
