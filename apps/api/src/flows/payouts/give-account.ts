import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { payoutTo } from '@upchar/kernel/return-reasons'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { changeRefund, opensPayout } from '../../modules/payments/index.ts'
import {
  accountGiven,
  accountGivenMail,
  accountWrong,
  findPayout,
  lockPayout,
  payoutLinkWrong,
  payoutView,
  sealRefundAccount,
  selectReturnedOf,
  unsealRefundAccount,
  type Payout,
} from '../../modules/payouts/index.ts'
import { sealPayTo, setPayTo, unsealPayTo } from '../../modules/returns/index.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { recordMail } from '../../platform/mail/mail.ts'

/** A refund by bank transfer, for whoever has its link (RET-04). */
export async function getPayout(
  { db, config }: Context,
  id: string,
  { key }: Query<'getPayout'>,
): Promise<HandlerResult<'getPayout'>> {
  if (!opensPayout(config.secret, id, key)) return payoutLinkWrong()
  const one = await findPayout(db, id)
  if (one === undefined) return payoutLinkWrong()
  const cameBack = (await selectReturnedOf(db, id)).find(({ state }) => state === 'accepted')
  return ok(payoutView(one, { cameBack, endsIn: endOf(accountOf(config.secret, one)) }))
}

/** The account that was given before; empty: none. */
export function accountOf(secret: string, { id, kind, payTo }: Payout): string {
  if (payTo === '') return ''
  const unseal = kind === 'return' ? unsealPayTo : unsealRefundAccount
  return unseal(secret, id, payTo)
}

/** What of an account pages and mails show: of a UPI ID its provider and three characters, of an account the last four of its number. */
const endOf = (account: string): string =>
  account.includes('@')
    ? account.slice(Math.max(0, account.indexOf('@') - 3))
    : (account.split(' ')[0] ?? '').slice(-4)

/**
 * The buyer says where a refund by bank transfer shall go, or corrects it until it is paid. Each change is told by mail with the ends of
 * both accounts, so that a link in the wrong hands changes nothing unnoticed; a transfer is recorded once, to the account that staff
 * saw, whatever is typed meanwhile.
 */
export async function givePayoutAccount(
  context: Context,
  id: string,
  { key, pay_to: typed }: Body<'givePayoutAccount'>,
): Promise<HandlerResult<'givePayoutAccount'>> {
  const { config, clock } = context
  if (!opensPayout(config.secret, id, key)) return payoutLinkWrong()
  const account = payoutTo(typed)
  if (account === null) return accountWrong()
  const { text } = account
  type Refused = Refusal & { code: 'payout_unknown' | 'account_given' }
  const given = await decideInTransaction(
    context.db,
    async (tx): Promise<Result<null, Refused>> => {
      const one = await lockPayout(tx, id)
      if (one === undefined) return payoutLinkWrong()
      if (one.isPaid) return accountGiven('This refund is paid already.')
      const before = accountOf(config.secret, one)
      if (before === text) return ok(null)
      const at = clock.now()
      if (one.kind === 'return') await setPayTo(tx, id, sealPayTo(config.secret, id, text))
      else await changeRefund(tx, id, { payTo: sealRefundAccount(config.secret, id, text) }, at)
      await recordMail(
        tx,
        accountGivenMail(config, one, { now: endOf(text), before: endOf(before) }),
        at,
        {
          ...(one.orderId !== null && { orderId: one.orderId }),
        },
      )
      return ok(null)
    },
  )
  return given.ok ? getPayout(context, id, { key }) : given
}
