import type { Query } from '@upchar/contract/schema/endpoints'
import { daysBetween, istDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { counted, rowsOf } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { selectDifferences } from './store/differences.ts'
import { selectMonths, selectSettlements } from './store/settlements.ts'
import { selectUnsettled } from './store/unsettled.ts'
import { differenceViews, settlementViews } from './view.ts'

const dayMs = 86_400_000

/** Recorded settlements, newest first, or those that nobody has compared with the bank, oldest first. */
export async function listSettlements(
  context: Context,
  { state, ...page }: Query<'staffListSettlements'>,
): Promise<HandlerResult<'staffListSettlements'>> {
  const { db } = context
  const [{ rows, n }, months] = await Promise.all([
    selectSettlements(db, state, rowsOf(page)),
    selectMonths(db),
  ])
  return ok({
    success: true,
    settlements: await settlementViews(context, rows),
    months: months.map((one) => ({
      month: one.month,
      settled: paiseToRupees(one.settledPaise),
      paid: paiseToRupees(one.paidPaise),
      refunded: paiseToRupees(one.refundedPaise),
      fees: paiseToRupees(one.feePaise - one.taxPaise),
      gst: paiseToRupees(one.taxPaise),
      other: paiseToRupees(one.otherPaise),
    })),
    ...counted(n),
  })
}

/** Lines that differ: open ones oldest first, settled ones newest first. */
export async function listDifferences(
  context: Context,
  { state, ...page }: Query<'staffListSettlementDifferences'>,
): Promise<HandlerResult<'staffListSettlementDifferences'>> {
  const { rows, n } = await selectDifferences(context.db, state, rowsOf(page))
  return ok({ success: true, differences: await differenceViews(context, rows), ...counted(n) })
}

/** Captured payments and made refunds that no settlement has, the oldest first. */
export async function listUnsettled(
  { db, clock }: Context,
  { days, ...page }: Query<'staffListUnsettled'>,
): Promise<HandlerResult<'staffListUnsettled'>> {
  const now = clock.now()
  const before = new Date(now.getTime() - days * dayMs)
  const { rows, n, paidPaise, refundedPaise } = await selectUnsettled(db, before, rowsOf(page))
  return ok({
    success: true,
    items: rows.map((one) => ({
      id: one.id,
      kind: one.kind,
      order_number: one.orderNumber,
      amount: paiseToRupees(one.amountPaise),
      since: new Date(one.since).toISOString(),
      days: daysBetween(istDate(new Date(one.since)), istDate(now)),
    })),
    paid: paiseToRupees(paidPaise),
    refunded: paiseToRupees(refundedPaise),
    ...counted(n),
  })
}
