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
  return ok(payoutView(one, cameBack))
}

/** Whether this account was given before: a second press. */
function isSame(secret: string, { id, kind, payTo }: Payout, text: string): boolean {
  const unseal = kind === 'return' ? unsealPayTo : unsealRefundAccount
  return unseal(secret, id, payTo) === text
}

/**
 * The buyer says where a refund shall go instead. Once: what staff see on their page is where they pay, and a link that lies about in a
 * mailbox can’t change it afterwards. A mail says so.
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
      if (one.payTo !== '')
        return isSame(config.secret, one, text)
          ? ok(null)
          : accountGiven('You gave us an account before. Write to us if it is wrong.')
      const at = clock.now()
      if (one.kind === 'return') await setPayTo(tx, id, sealPayTo(config.secret, id, text))
      else await changeRefund(tx, id, { payTo: sealRefundAccount(config.secret, id, text) }, at)
      await recordMail(tx, accountGivenMail(config, one, text.slice(-4)), at, {
        ...(one.orderId !== null && { orderId: one.orderId }),
      })
      return ok(null)
    },
  )
  return given.ok ? getPayout(context, id, { key }) : given
}
