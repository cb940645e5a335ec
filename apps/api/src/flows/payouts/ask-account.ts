import type { Body } from '@upchar/contract/schema/endpoints'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { changeRefund } from '../../modules/payments/index.ts'
import {
  askAccountMail,
  awaitsAccount,
  lockPayout,
  payoutChanged,
  payoutUnknown,
} from '../../modules/payouts/index.ts'
import { setAccountAsked } from '../../modules/returns/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { accountOf } from './give-account.ts'
import { subjectOf } from './return-transfer.ts'

/**
 * Staff can't pay to the account that the buyer gave, and ask for another: until it is there, no transfer can be recorded (RET-04). `pay_to`:
 * the account that they saw, so that one which was corrected meanwhile stays.
 */
export async function askAccount(
  context: Context,
  { staffId: by }: StaffCaller,
  id: string,
  { reason, pay_to: seen }: Body<'staffAskAccount'>,
): Promise<HandlerResult<'staffAskAccount'>> {
  const { config, clock } = context
  const at = clock.now()
  type Refused = Refusal & { code: 'payout_unknown' | 'changed_meanwhile' }
  const done = await decideInTransaction(context.db, async (tx): Promise<Result<null, Refused>> => {
    const one = await lockPayout(tx, id)
    if (one === undefined) return payoutUnknown()
    if (one.isPaid) return payoutChanged('It is paid already. Look at it again.')
    if (awaitsAccount(one)) return ok(null)
    if (one.payTo === '' || accountOf(config.secret, one) !== seen)
      return payoutChanged('The buyer has given another account meanwhile. Look at it again.')
    if (one.kind === 'return') await setAccountAsked(tx, id, at)
    else await changeRefund(tx, id, { payTo: '' }, at)
    await recordMail(tx, askAccountMail(config, one, reason), at, {
      ...(one.orderId !== null && { orderId: one.orderId }),
    })
    await recordAudit(tx, {
      by,
      action: 'payout.ask_account',
      subject: subjectOf(one),
      after: { reference: one.reference, reason },
      at,
    })
    return ok(null)
  })
  return done.ok
    ? ok({ success: true, message: 'A mail asks the buyer for another account.' })
    : done
}
