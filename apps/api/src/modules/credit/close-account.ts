import { ok } from '@upchar/kernel/result'
import type { Body, Params } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { findLine } from '../ledger/index.ts'
import { accountUnknown, creditOff, lenderUnavailable, nothingOwed, stillOwed } from './errors.ts'
import type { CreditAccount } from './model.ts'
import { recordAccount } from './record-account.ts'
import { changeAccount, findLive, lockAccount } from './store/accounts.ts'

type Answer = HandlerResult<'deleteCreditAccount'>

/** Ends an application that the lender has not confirmed; it is withdrawn there once the lender tells of it. */
async function dropUnsent(tx: Transaction, id: string, at: Date): Promise<void> {
  const now = await lockAccount(tx, { id })
  if (now?.state === 'sending') await changeAccount(tx, now, { state: 'closed' }, at)
}

const deleted = (account: CreditAccount, drawn: boolean): Answer =>
  ok({
    success: true,
    message: drawn
      ? `Your credit line with ${account.lenderName} is closed.`
      : `Your application to ${account.lenderName} is withdrawn.`,
  })

/** Withdraws an application or closes a line that owes nothing (CREDIT-01): first at the lender, then here. */
export async function deleteAccount(
  context: Context,
  customerId: string,
  { lender, account: id }: Params<'deleteCreditAccount'>,
): Promise<Answer> {
  const { credit, db, clock } = context
  const account = await findLive(db, customerId)
  if (account === undefined || account.id !== id || account.lenderId !== lender)
    return accountUnknown()
  if (credit === undefined) return creditOff()
  const { owedPaise, heldPaise } = await findLine(db, customerId)
  if (owedPaise + heldPaise > 0) return stillOwed(owedPaise)
  const at = clock.now()
  if (account.externalId === null) {
    await inTransaction(db, (tx) => dropUnsent(tx, id, at))
    return deleted(account, false)
  }
  const closed = await credit.close(account.externalId)
  // The lender counts interest that the shop doesn't know.
  if (!closed.ok)
    return closed.error.kind === 'invalid' ? stillOwed(owedPaise) : lenderUnavailable()
  await inTransaction(db, (tx) => recordAccount(context, tx, closed.value, at))
  return deleted(account, account.state === 'active' || account.state === 'blocked')
}

/** Where the buyer repays: at the lender's own page, so that no money passes through the shop. */
export async function repay(
  { credit, db, config }: Context,
  customerId: string,
  { account: id }: Body<'repayCredit'>,
): Promise<HandlerResult<'repayCredit'>> {
  const account = await findLive(db, customerId)
  if (account === undefined || account.id !== id || account.externalId === null)
    return accountUnknown()
  if (credit === undefined) return creditOff()
  if ((await findLine(db, customerId)).owedPaise === 0) return nothingOwed()
  const page = await credit.repayment({
    id: account.externalId,
    returnUrl: `${config.origin}/account?selected=credit`,
  })
  return page.ok ? ok({ success: true, url: page.value }) : lenderUnavailable()
}
