import type { Query } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { findBalance, selectHistory } from './store/read.ts'

/** What a customer's wallet holds, in rupees (DATA-10, CART-15). */
export async function showBalance(
  { db, clock }: Context,
  customerId: string,
): Promise<HandlerResult<'checkWalletBalance'>> {
  const { balancePaise, heldPaise, expiresAt } = await findBalance(db, customerId, clock.now())
  return ok({
    success: true,
    balance: paiseToRupees(balancePaise),
    held: paiseToRupees(heldPaise),
    next_expiry: expiresAt?.toISOString() ?? null,
  })
}

/** What came into a customer's wallet and left it, newest first, five a page (CART-15). */
export async function showHistory(
  { db }: Context,
  customerId: string,
  { page, limit }: Query<'walletTransactionHistory'>,
): Promise<HandlerResult<'walletTransactionHistory'>> {
  const entries = await selectHistory(db, customerId, { limit, offset: (page - 1) * limit })
  // The count stands in every row; a page past the end has none.
  const count =
    entries[0]?.count ??
    (page === 1
      ? 0
      : ((await selectHistory(db, customerId, { limit: 1, offset: 0 }))[0]?.count ?? 0))
  return ok({
    success: true,
    count,
    page,
    pages: Math.max(1, Math.ceil(count / limit)),
    transactions: entries.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      reason: entry.reason,
      at: entry.at.toISOString(),
      amount: paiseToRupees(entry.amountPaise),
      balance: paiseToRupees(entry.balancePaise),
      expires_at: entry.expiresAt?.toISOString() ?? null,
      order_number: entry.orderNumber,
    })),
  })
}
