import type { LockedCheckout } from '../../modules/checkout/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { promotionGone } from '../vouchers/use-voucher.ts'
import { holdWallet } from '../wallets/pay-by-wallet.ts'
import type { SettlementReason } from './payment-mails.ts'

const spent = {
  wallet_short: 'wallet_spent',
  points_short: 'points_spent',
  credit_short: 'credit_spent',
} as const

/** What the order would be made of besides the payment and is gone by now; sets the wallet's part aside again. */
export async function partGone(
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
  at: Date,
): Promise<SettlementReason | undefined> {
  const gone = await promotionGone(context, tx, checkout)
  if (gone !== undefined) return gone
  const held = await holdWallet(tx, checkout, at)
  if (held.ok) return undefined
  return spent[held.error.code]
}
