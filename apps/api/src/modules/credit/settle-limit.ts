import type { Transaction } from '../../platform/db/database.ts'
import { findLine, giveValue, takeValue } from '../ledger/index.ts'
import type { CreditAccount } from './model.ts'
import { lockLive } from './store/accounts.ts'

/**
 * Brings the ledger to the limit of a line that the caller has locked (CREDIT-01). A lower limit takes what is free; what is drawn follows
 * as it is repaid, so nothing ever goes beyond the limit. A repeat finds nothing to do.
 */
export async function settleLimit(
  tx: Transaction,
  {
    customerId,
    state,
    limitPaise,
    lenderName,
  }: Pick<CreditAccount, 'customerId' | 'state' | 'limitPaise' | 'lenderName'>,
  at: Date,
): Promise<void> {
  const { freePaise, heldPaise, owedPaise } = await findLine(tx, customerId)
  const target = state === 'active' || state === 'blocked' ? limitPaise : 0
  const more = target - (freePaise + heldPaise + owedPaise)
  const move = {
    book: 'credit',
    customerId,
    at,
    key: null,
    reason: `Limit of ${lenderName}`,
  } as const
  if (more > 0) {
    await giveValue(tx, { ...move, amountPaise: more, expiresAt: null })
    return
  }
  const less = Math.min(-more, freePaise)
  if (less === 0) return
  const taken = await takeValue(tx, { ...move, amountPaise: less })
  // An order set a part aside meanwhile.
  if (!taken.ok && taken.error.detail.leftPaise > 0)
    await takeValue(tx, { ...move, amountPaise: Math.min(less, taken.error.detail.leftPaise) })
}

/**
 * Locks a customer's line before anything of it is set aside or given back, and returns how to bring it to its limit after that: a limit
 * that was lowered meanwhile takes what became free.
 */
export async function lockLimit(
  tx: Transaction,
  customerId: string,
  at: Date,
): Promise<() => Promise<void>> {
  const account = await lockLive(tx, customerId)
  return () =>
    settleLimit(
      tx,
      account ?? { customerId, state: 'closed', limitPaise: 0, lenderName: 'a closed credit line' },
      at,
    )
}
