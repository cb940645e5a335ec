import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { formatRupees, paiseToRupees } from '@upchar/kernel/money'
import { staffMay } from '@upchar/kernel/staff-permissions'
import { ok } from '@upchar/kernel/result'
import { changeRefund, recordRefund, refundReason } from '../../../modules/payments/index.ts'
import {
  checkPayable,
  findPayout,
  paidAgainMail,
  unsealRefundAccount,
} from '../../../modules/payouts/index.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { counted, rowsOf } from '../../../platform/db/paging.ts'
import { decideInTransaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { StaffCaller } from '../../../platform/identity/identity.ts'
import { recordMail } from '../../../platform/mail/mail.ts'
import { changedMeanwhile, refundUnknown } from './errors.ts'
import { lockHandRefund, selectHandRefunds } from './store.ts'

const inDispute = (paise: number): string =>
  paise === 0
    ? ''
    : `. The bank has given back ${formatRupees(paise)} of this payment in a dispute: pay only what is missing.`

/** Refunds that staff transfer themselves (RET-04), the oldest first. */
export async function listHandRefunds(
  { db, config }: Context,
  { role }: StaffCaller,
  page: Query<'staffListHandRefunds'>,
): Promise<HandlerResult<'staffListHandRefunds'>> {
  const { rows, n, duePaise } = await selectHandRefunds(db, rowsOf(page))
  return ok({
    success: true,
    refunds: rows.map((row) => ({
      id: row.id,
      amount: paiseToRupees(row.amountPaise),
      reason: refundReason(row.reason) + inDispute(row.disputedPaise),
      bank_reference: row.bankReference ?? '',
      reference: row.reference ?? '',
      order_number: row.orderNumber,
      name: row.form.fullName,
      email: row.form.email,
      came_back: row.cameBack,
      awaits_account: row.cameBack && row.payTo === '',
      pay_to:
        row.payTo !== '' && staffMay(role, 'requests.match')
          ? unsealRefundAccount(config.secret, row.id, row.payTo)
          : null,
      since: new Date(row.createdAt).toISOString(),
    })),
    due: paiseToRupees(duePaise),
    ...counted(n),
  })
}

/**
 * Records that a refund was transferred, once. `pay_to`: the account that staff saw, so that a transfer to one which the buyer has corrected
 * meanwhile isn't recorded as if it had gone to the new one.
 */
export async function payHandRefund(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { bank_reference: bankReference, pay_to: seen }: Body<'staffPayHandRefund'>,
): Promise<HandlerResult<'staffPayHandRefund'>> {
  const { config } = context
  const at = context.clock.now()
  return decideInTransaction(context.db, async (tx) => {
    const refund = await lockHandRefund(tx, id)
    if (refund === undefined) return refundUnknown()
    if (refund.state === 'processed')
      return changedMeanwhile('Somebody else has already recorded this refund.')
    const { paymentId, amountPaise } = refund
    const payout = await findPayout(tx, id)
    const payable = payout === undefined ? ok(null) : await checkPayable(tx, payout, bankReference)
    if (!payable.ok) return payable
    const payTo = payout?.payTo ? unsealRefundAccount(config.secret, id, payout.payTo) : null
    if (payTo !== seen)
      return changedMeanwhile('The buyer has given another account meanwhile. Look at it again.')
    if (payout !== undefined) await changeRefund(tx, id, { payTo: '' }, at)
    await recordRefund(
      tx,
      { id: `hand_${id}`, paymentId, amountPaise, status: 'processed', bankReference },
      at,
      id,
    )
    if (payout !== undefined)
      await recordMail(tx, paidAgainMail(config, payout, bankReference), at, {
        ...(payout.orderId !== null && { orderId: payout.orderId }),
      })
    await recordAudit(tx, {
      by: staffId,
      action: 'payment.refund',
      subject: { kind: 'refund', id },
      after: { amount: paiseToRupees(amountPaise), bank_reference: bankReference },
      at,
    })
    return ok({ success: true as const })
  })
}
