import { isBlocked } from '../../modules/accounts/index.ts'
import { paysLater, type LockedCheckout } from '../../modules/checkout/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { confirmBuying } from '../checkout/confirm-quote.ts'
import { promotionGone } from '../vouchers/use-voucher.ts'
import { holdWallet } from '../wallets/pay-by-wallet.ts'
import type { SettlementReason } from './payment-mails.ts'

const spent = {
  wallet_short: 'wallet_spent',
  points_short: 'points_spent',
  credit_short: 'credit_spent',
} as const

/** Checked when the button was pressed, minutes ago; a payment that comes later finds other licences, goods and accounts. */
const isJustConfirmed = (checkout: LockedCheckout, at: Date): boolean =>
  checkout.state === 'awaiting_payment' &&
  !paysLater(checkout.paymentOption) &&
  at <= checkout.expiresAt

/** CHECKOUT-04: whether the buyer may have these goods still: account, licences, goods on sale. */
async function mayStillBuy(
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
): Promise<boolean> {
  const buyer = { customerId: checkout.customerId, email: checkout.form.email }
  if (await isBlocked(tx, buyer)) return false
  return (await confirmBuying(context, tx, checkout)).ok
}

/** What the order would be made of besides the payment and is gone by now, also the permission to buy it; sets the wallet's part aside again. */
export async function partGone(
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
  at: Date,
): Promise<SettlementReason | undefined> {
  if (!isJustConfirmed(checkout, at) && !(await mayStillBuy(context, tx, checkout)))
    return 'not_allowed'
  const gone = await promotionGone(context, tx, checkout)
  if (gone !== undefined) return gone
  const held = await holdWallet(tx, checkout, at)
  if (held.ok) return undefined
  return spent[held.error.code]
}
