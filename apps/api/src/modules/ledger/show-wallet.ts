import type { Query } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Part } from './model.ts'
import { findBalance, selectHistory, selectParts, type Owner } from './store/read.ts'

/** What can be spent, by when it expires, in rupees. */
export const partsView = (parts: readonly Part[]) =>
  parts.map(({ amountPaise, expiresAt }) => ({
    amount: paiseToRupees(amountPaise),
    expires_at: expiresAt?.toISOString() ?? null,
  }))

/** What a customer's wallet holds, in rupees (DATA-10, CART-15). */
export async function showBalance(
  { db, clock }: Context,
  { book, customerId }: Owner,
): Promise<HandlerResult<'checkWalletBalance'>> {
  const at = clock.now()
  const [{ balancePaise, heldPaise, expiresAt }, parts] = await Promise.all([
    findBalance(db, { book, customerId }, at),
    selectParts(db, { book, customerId }, at),
  ])
  return ok({
    success: true,
    balance: paiseToRupees(balancePaise),
    held: paiseToRupees(heldPaise),
    next_expiry: expiresAt?.toISOString() ?? null,
    parts: partsView(parts),
  })
}

type Page = Query<'walletTransactionHistory'>

/** A page of what came into a wallet, or the points, and left it, newest first. */
export async function historyOf(handle: Handle, owner: Owner, { page, limit }: Page) {
  const entries = await selectHistory(handle, owner, { limit, offset: (page - 1) * limit })
  // The count stands in every row; a page past the end has none.
  const count =
    entries[0]?.count ??
    (page === 1
      ? 0
      : ((await selectHistory(handle, owner, { limit: 1, offset: 0 }))[0]?.count ?? 0))
  return {
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
  }
}

/** What came into the caller's wallet and left it, newest first, five a page (CART-15). */
export const showHistory = async (
  { db }: Context,
  owner: Owner,
  query: Page,
): Promise<HandlerResult<'walletTransactionHistory'>> =>
  ok({ success: true, ...(await historyOf(db, owner, query)) })
