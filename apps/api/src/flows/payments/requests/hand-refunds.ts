import type { Query } from '@upchar/contract/schema/endpoints'
import { formatRupees, paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { recordRefund, refundReason } from '../../../modules/payments/index.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { counted, rowsOf } from '../../../platform/db/paging.ts'
import { decideInTransaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { StaffCaller } from '../../../platform/identity/identity.ts'
import { changedMeanwhile, refundUnknown } from './errors.ts'
import { lockHandRefund, selectHandRefunds } from './store.ts'

const inDispute = (paise: number): string =>
  paise === 0
    ? ''
    : `. The bank has given back ${formatRupees(paise)} of this payment in a dispute: pay only what is missing.`

/** Refunds that staff transfer themselves (RET-04), the oldest first. */
export async function listHandRefunds(
  { db }: Context,
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
      since: new Date(row.createdAt).toISOString(),
    })),
    due: paiseToRupees(duePaise),
    ...counted(n),
  })
}

/** Records that a refund was transferred; the same reference again changes nothing. */
export async function payHandRefund(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { bank_reference: bankReference }: { bank_reference: string },
): Promise<HandlerResult<'staffPayHandRefund'>> {
  const at = context.clock.now()
  return decideInTransaction(context.db, async (tx) => {
    const refund = await lockHandRefund(tx, id)
    if (refund === undefined) return refundUnknown()
    if (refund.state === 'processed')
      return changedMeanwhile('Somebody else has already recorded this refund.')
    const { paymentId, amountPaise } = refund
    await recordRefund(
      tx,
      { id: `hand_${id}`, paymentId, amountPaise, status: 'processed', bankReference },
      at,
      id,
    )
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
