import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { daysBetween, istDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { staffNames } from '../../../modules/staff/index.ts'
import type { Context } from '../../../platform/context.ts'
import { counted, rowsOf } from '../../../platform/db/paging.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { selectDisputes, type ListedDispute } from './store.ts'

type View = Answer<'staffListDisputes'>['disputes'][number]

export async function disputeViews(
  { db, clock }: Context,
  rows: readonly ListedDispute[],
): Promise<View[]> {
  const names = await staffNames(
    db,
    rows.flatMap(({ notes, evidence }) => [
      ...notes.map(({ writtenBy }) => writtenBy),
      ...evidence.map(({ sentBy }) => sentBy),
    ]),
  )
  const today = istDate(clock.now())
  return rows.map((row) => {
    const respondBy = row.respondBy === null ? null : new Date(row.respondBy)
    return {
      id: row.id,
      order_number: row.orderNumber,
      name: row.form.fullName,
      organisation: row.form.businessName ?? '',
      email: row.form.email,
      payment_id: row.paymentId,
      paid: paiseToRupees(row.paidPaise),
      amount: paiseToRupees(row.amountPaise),
      deducted: paiseToRupees(row.deductedPaise),
      phase: row.phase,
      reason: row.reason,
      state: row.state,
      respond_by: respondBy?.toISOString() ?? null,
      days_left: respondBy && daysBetween(today, istDate(respondBy)),
      opened_at: new Date(row.openedAt).toISOString(),
      waiting_refunds: paiseToRupees(row.waitingPaise),
      money_unclear: row.isUnclear,
      given_twice: paiseToRupees(row.twicePaise),
      twice_in_wallet: paiseToRupees(Math.min(row.twicePaise, row.walletPaise)),
      customer_id: row.customerId,
      evidence: row.evidence.map(({ name, kind, summary, sentBy, sentAt }) => ({
        name,
        kind,
        summary,
        by: names.get(sentBy) ?? null,
        at: sentAt === null ? null : new Date(sentAt).toISOString(),
      })),
      notes: row.notes.map(({ text, writtenBy, writtenAt }) => ({
        text,
        by: names.get(writtenBy) ?? null,
        at: new Date(writtenAt).toISOString(),
      })),
    }
  })
}

/** Disputes of the gateway, for the console (RET-04). */
export async function listDisputes(
  context: Context,
  { state, q, ...page }: Query<'staffListDisputes'>,
): Promise<HandlerResult<'staffListDisputes'>> {
  const { rows, n, toSettle, atStakePaise } = await selectDisputes(context.db, {
    state,
    q,
    ...rowsOf(page),
  })
  return ok({
    success: true,
    disputes: await disputeViews(context, rows),
    at_stake: paiseToRupees(atStakePaise),
    to_settle: toSettle,
    ...counted(n),
  })
}
