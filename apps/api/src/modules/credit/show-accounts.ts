import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { paiseToRupees, wireToPaise } from '@upchar/kernel/money'
import { ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { findLine, historyOf, repaidPaise, selectGivenBack } from '../ledger/index.ts'
import { checkoutErrors } from '../checkout/index.ts'
import { creditNotAllowed, creditOff } from './errors.ts'
import type { CreditAccount } from './model.ts'
import { costOf, costText, drawProblem, leftOf, overduePaise, type DrawLeft } from './rules.ts'
import { findLive, selectOfCustomer } from './store/accounts.ts'
import { selectDraws, type CustomerDraw } from './store/draws.ts'
import { selectFiles } from './store/files.ts'
import { accountView } from './view.ts'

type View = Answer<'listCreditAccounts'>
type Page = Query<'creditTransactionHistory'>

/** A customer's draw-downs with what is left of each. */
export async function drawsLeft(
  handle: Handle,
  customerId: string,
): Promise<DrawLeft<CustomerDraw>[]> {
  const draws = await selectDraws(handle, customerId)
  if (draws.length === 0) return []
  return leftOf(draws, {
    repaidPaise: await repaidPaise(handle, customerId),
    givenBack: await selectGivenBack(handle, customerId),
  })
}

type CannotDraw =
  | ReturnType<typeof creditNotAllowed>['error']
  | ReturnType<typeof checkoutErrors.creditShort>['error']

/** Whether the customer's line lends anything now (CREDIT-02): an overdue amount blocks new draw-downs. */
export async function mayDraw(
  { credit, clock }: Pick<Context, 'credit' | 'clock'>,
  handle: Handle,
  customerId: string,
  account: CreditAccount | undefined,
): Promise<Result<CreditAccount, ReturnType<typeof creditNotAllowed>['error']>> {
  if (credit === undefined) return creditNotAllowed(creditOff().error.message)
  const today = istDate(clock.now())
  const overdue = overduePaise(await drawsLeft(handle, customerId), today)
  const problem = drawProblem(account, overdue)
  if (account === undefined || problem !== undefined)
    return creditNotAllowed(problem ?? creditOff().error.message)
  return ok(account)
}

/**
 * Whether the customer's line can pay an amount. What earlier attempts set aside counts: placing this one gives it back.
 */
export async function checkLine(
  context: Context,
  customerId: string,
  amountPaise: number,
): Promise<Result<CreditAccount, CannotDraw>> {
  const { db } = context
  const able = await mayDraw(context, db, customerId, await findLive(db, customerId))
  if (!able.ok) return able
  const { freePaise, heldPaise } = await findLine(db, customerId)
  const mostPaise = freePaise + heldPaise
  return mostPaise < amountPaise ? checkoutErrors.creditShort(mostPaise) : able
}

/** What paying an amount by credit line costs now, or why it can't (CHECKOUT-08). */
async function offerFor(
  context: Context,
  customerId: string,
  amountPaise: number,
): Promise<NonNullable<View['offer']>> {
  const able = await checkLine(context, customerId, amountPaise)
  if (!able.ok)
    return { possible: false, text: able.error.message, lender_name: '', due_on: null, charge: 0 }
  const { facts, lenderName } = able.value
  const cost = costOf(facts, amountPaise, context.clock.now())
  return {
    possible: true,
    text: costText(facts, amountPaise, cost),
    lender_name: lenderName,
    due_on: cost.dueOn,
    charge: paiseToRupees(cost.chargePaise),
  }
}

async function viewsOf({ db, clock }: Context, customerId: string): Promise<View['accounts']> {
  const [accounts, line, draws, files] = await Promise.all([
    selectOfCustomer(db, customerId),
    findLine(db, customerId),
    drawsLeft(db, customerId),
    selectFiles(db, customerId),
  ])
  return accounts.map((account) => accountView(account, { line, draws, files, at: clock.now() }))
}

/** The customer's credit lines and applications (CREDIT-01). */
export async function showAccounts(
  context: Context,
  customerId: string,
  { amount }: Query<'listCreditAccounts'>,
): Promise<HandlerResult<'listCreditAccounts'>> {
  return ok({
    success: true,
    on: context.credit !== undefined,
    accounts: await viewsOf(context, customerId),
    offer: amount === undefined ? null : await offerFor(context, customerId, wireToPaise(amount)),
  })
}

/** One of them, after it was changed. */
export async function showAccount(context: Context, customerId: string, id: string) {
  const view = (await viewsOf(context, customerId)).find((one) => one.id === id)
  if (view === undefined) throw new Error('an application that was just written is gone')
  return view
}

/** What was drawn, repaid and given back, five a page (CREDIT-03). */
export const showHistory = async (
  { db }: Context,
  customerId: string,
  query: Page,
): Promise<HandlerResult<'creditTransactionHistory'>> =>
  ok({ success: true, ...(await historyOf(db, { book: 'credit', customerId }, query)) })
