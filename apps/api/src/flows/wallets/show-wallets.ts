import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { flagsOf } from '../../modules/flags/index.ts'
import { isCustomer } from '../../modules/accounts/index.ts'
import {
  findBalance,
  findWalletChange,
  historyOf,
  partsView,
  selectParts,
  selectWalletChanges,
  walletLimitPaise,
  type WalletChange,
} from '../../modules/ledger/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { customerUnknown } from './errors.ts'
import { refundRuleView } from './set-refund-rule.ts'
import { customerNames } from './store.ts'

type View = Answer<'staffListWalletChanges'>['changes'][number]
const pageSize = 10

async function viewsOf(handle: Handle, changes: readonly WalletChange[]): Promise<View[]> {
  const [staff, customers] = await Promise.all([
    staffNames(
      handle,
      changes.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy]),
    ),
    customerNames(
      handle,
      changes.map(({ customerId }) => customerId),
    ),
  ])
  return changes.map((change) => ({
    id: change.id,
    customer: customers.get(change.customerId) ?? { id: change.customerId, name: '', email: '' },
    book: change.book,
    amount: paiseToRupees(change.amountPaise),
    reason: change.reason,
    expires_at: change.expiresAt?.toISOString() ?? null,
    state: change.state,
    asked_by: staff.get(change.askedBy) ?? null,
    asked_at: change.askedAt.toISOString(),
    decided_by: staff.get(change.decidedBy ?? '') ?? null,
    decided_at: change.decidedAt?.toISOString() ?? null,
  }))
}

/** A customer's wallet on the console (CART-15). */
export async function getWallet(
  context: Context,
  id: string,
  { page, book }: Query<'staffGetWallet'>,
): Promise<HandlerResult<'staffGetWallet'>> {
  const { db, clock } = context
  if (!(await isCustomer(db, id))) return customerUnknown()
  const at = clock.now()
  const owner = { book, customerId: id }
  const [balance, parts, history, { waiting }, limit] = await Promise.all([
    findBalance(db, owner, at),
    selectParts(db, owner, at),
    historyOf(db, owner, { page, limit: pageSize }),
    selectWalletChanges(db, owner),
    walletLimitPaise(db),
  ])
  return ok({
    success: true,
    on: book === 'wallet' || (await flagsOf(context)).loyalty_program,
    balance: paiseToRupees(balance.balancePaise),
    held: paiseToRupees(balance.heldPaise),
    parts: partsView(parts),
    ...history,
    waiting: await viewsOf(db, waiting),
    limit: paiseToRupees(limit),
  })
}

/** What staff gave and took, in all wallets: what waits for a second member first. */
export async function listWalletChanges({
  db,
}: Context): Promise<HandlerResult<'staffListWalletChanges'>> {
  const { waiting, settled } = await selectWalletChanges(db)
  return ok({
    success: true,
    changes: await viewsOf(db, [...waiting, ...settled]),
    waiting: waiting.length,
    limit: paiseToRupees(await walletLimitPaise(db)),
    refunds: await refundRuleView(db),
  })
}

/** A change as it stands after its transaction. */
export async function showChange({ db }: Context, id: string) {
  const change = await findWalletChange(db, id)
  const [view] = change === undefined ? [] : await viewsOf(db, [change])
  if (view === undefined) throw new Error('a change that was just written is gone')
  return ok({ success: true as const, change: view })
}
