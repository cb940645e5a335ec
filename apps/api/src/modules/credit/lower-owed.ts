import type { Transaction } from '../../platform/db/database.ts'
import { lowerDebt } from '../ledger/index.ts'
import type { CreditAccount } from './model.ts'
import { settleLimit } from './settle-limit.ts'
import { findLive, lockAccount, lockAccountOfDraw } from './store/accounts.ts'

type Lowered = {
  at: Date
  checkoutId: string | null
  key: string
  amountPaise: number
  reason: string
  kind: 'repay' | 'reverse'
}

/**
 * Lowers what is owed on a locked line, so that as much can be drawn again. A line that closed repaid has nothing to lower: the
 * lender pays it to the buyer, and another line of the customer stays as it is.
 */
async function lowerOwed(tx: Transaction, account: CreditAccount, lowered: Lowered): Promise<void> {
  const live = await findLive(tx, account.customerId)
  if (live !== undefined && live.id !== account.id) return
  await lowerDebt(tx, { customerId: account.customerId, ...lowered })
  await settleLimit(tx, account, lowered.at)
}

/** The lender was repaid (CREDIT-03). Once for each repayment; false for a line that isn't ours. */
export async function recordRepayment(
  tx: Transaction,
  told: { id: string; account_id: string; principal_paise: number },
  at: Date,
): Promise<boolean> {
  const account = await lockAccount(tx, { externalId: told.account_id })
  if (account === undefined) return false
  await lowerOwed(tx, account, {
    at,
    checkoutId: null,
    key: `repayment:${told.id}`,
    amountPaise: told.principal_paise,
    reason: `Repaid to ${account.lenderName}`,
    kind: 'repay',
  })
  return true
}

/** What of a draw-down goes back to the lender is owed no more (CREDIT-02). */
export async function giveDrawBack(
  tx: Transaction,
  back: { checkoutId: string; key: string; amountPaise: number; reason: string; at: Date },
): Promise<void> {
  const account = await lockAccountOfDraw(tx, back.checkoutId)
  if (account === undefined) throw new Error(`checkout ${back.checkoutId} has drawn nothing`)
  await lowerOwed(tx, account, { ...back, kind: 'reverse' })
}
