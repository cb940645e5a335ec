import type { Query } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { counted, rowsOf } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { selectAwaitedCash } from './store/awaited-cash.ts'
import { countDifferences, selectDifferences } from './store/differences.ts'
import { countRemittances, selectRemittances } from './store/lists.ts'
import { differenceViews, remittanceViews } from './view.ts'

const day = 24 * 3_600_000

/** Recorded lists, newest first. */
export async function listRemittances(
  { db }: Context,
  { kind, ...page }: Query<'staffListRemittances'>,
): Promise<HandlerResult<'staffListRemittances'>> {
  const [rows, count] = await Promise.all([
    selectRemittances(db, kind, rowsOf(page)),
    countRemittances(db, kind),
  ])
  return ok({ success: true, remittances: await remittanceViews(db, rows), ...counted(count) })
}

/** Lines that differ: open ones oldest first, settled ones newest first. */
export async function listDifferences(
  { db }: Context,
  { kind, state, remittance, ...page }: Query<'staffListRemittanceDifferences'>,
): Promise<HandlerResult<'staffListRemittanceDifferences'>> {
  const [rows, count] = await Promise.all([
    selectDifferences(db, state, { kind, remittance, ...rowsOf(page) }),
    countDifferences(db, state, { kind, remittance }),
  ])
  return ok({ success: true, differences: await differenceViews(db, rows), ...counted(count) })
}

/** Delivered parcels whose cash no list has named (RET-06). */
export async function listAwaitedCash(
  { db, clock }: Context,
  { days, ...page }: Query<'staffListAwaitedCash'>,
): Promise<HandlerResult<'staffListAwaitedCash'>> {
  const before = new Date(clock.now().getTime() - days * day)
  const { parcels, n, duePaise } = await selectAwaitedCash(db, before, rowsOf(page))
  return ok({
    success: true,
    parcels: parcels.map((one) => ({
      id: one.id,
      order_number: one.orderNumber,
      courier: one.courier,
      awb: one.awb,
      delivered_at: one.deliveredAt.toISOString(),
      due: paiseToRupees(one.duePaise),
    })),
    due: paiseToRupees(duePaise),
    ...counted(n),
  })
}
