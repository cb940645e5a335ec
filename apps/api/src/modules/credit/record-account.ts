import type { AccountTold } from '../../platform/credit/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { addressOf } from '../accounts/index.ts'
import { decisionMail } from './mails.ts'
import { creditStates, isLive, type CreditAccount, type CreditState } from './model.ts'
import { allowedLimit } from './rules.ts'
import { settleLimit } from './settle-limit.ts'
import { changeAccount, lockAccount } from './store/accounts.ts'

/**
 * A line that is over stays as it is. An application withdrawn before the lender's answer gets its id here, and is withdrawn at the lender
 * too.
 */
async function recordOver(
  tx: Transaction,
  account: CreditAccount,
  told: AccountTold,
  at: Date,
): Promise<CreditAccount> {
  if (account.externalId !== null) return account
  const change = { externalId: told.id }
  await changeAccount(tx, account, change, at)
  if (isLive(told)) addJob(tx, 'end-credit', { externalId: told.id, fileIds: [] })
  return { ...account, ...change }
}

/** The buyer is told of each decision of the lender by mail. */
async function tellDecision(
  { config }: Pick<Context, 'config'>,
  tx: Transaction,
  before: CreditState,
  account: CreditAccount,
  at: Date,
): Promise<void> {
  const to = await addressOf(tx, account.customerId)
  const mail = to === null ? undefined : decisionMail(config, to, before, account)
  if (mail !== undefined) await recordMail(tx, mail, at)
}

/** Records what the lender says of an account now, any number of times; undefined for one that isn't ours. */
export async function recordAccount(
  context: Pick<Context, 'config'>,
  tx: Transaction,
  told: AccountTold,
  at: Date,
): Promise<CreditAccount | undefined> {
  const account = await lockAccount(tx, { id: told.reference })
  if (account === undefined || (account.externalId !== null && account.externalId !== told.id))
    return undefined
  if (!isLive(account)) return recordOver(tx, account, told, at)
  if (account.state !== told.state && !creditStates.allows(account.state, told.state))
    return account
  const wasActive = account.state === 'active' || account.state === 'blocked'
  const limit = { limitPaise: told.limit_paise, limitRequest: told.limit_request }
  const limitPaise = allowedLimit({ ...account, wasActive }, limit)
  const change = {
    externalId: told.id,
    state: told.state,
    reason: told.reason,
    limitPaise,
    limitRequest: limitPaise === told.limit_paise ? told.limit_request : account.limitRequest,
  }
  await changeAccount(tx, account, change, at)
  const now = { ...account, ...change }
  await settleLimit(tx, now, at)
  if (now.state !== account.state) await tellDecision(context, tx, account.state, now, at)
  return now
}

/**
 * Job: asks the lender about an account that its webhook named, so that events may come in any order. Throws when there is no answer, to be
 * tried again.
 */
export async function syncCredit(context: Context, externalId: string): Promise<void> {
  const told = await context.credit?.account(externalId)
  if (told === undefined || (!told.ok && told.error.kind === 'invalid')) return
  if (!told.ok) throw new Error(`the lender does not answer: ${told.error.message}`)
  const at = context.clock.now()
  const known = await inTransaction(context.db, (tx) => recordAccount(context, tx, told.value, at))
  if (known === undefined)
    context.log.warn({ account: externalId }, 'a credit line of the lender is not one of ours')
}
