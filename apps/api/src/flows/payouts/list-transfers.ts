import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { ok, type Result } from '@upchar/kernel/result'
import {
  findPayout,
  findReturned,
  paidView,
  returnedView,
  selectPaid,
  selectReturned,
  type Payout,
  type ReturnedTransfer,
} from '../../modules/payouts/index.ts'
import { aloneFrom, staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import { counted, rowsOf } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'

type View = Answer<'staffListReturnedTransfers'>['returned'][number]

const isPaid = (one: Payout): one is Payout & { paidAt: Date } => one.paidAt !== null

/** What staff have transferred to buyers (RET-04). */
export async function listTransfers(
  { db }: Context,
  { q, ...page }: Query<'staffListTransfers'>,
): Promise<HandlerResult<'staffListTransfers'>> {
  const { rows, n } = await selectPaid(db, { q, ...rowsOf(page) })
  return ok({ success: true, transfers: rows.filter(isPaid).map(paidView), ...counted(n) })
}

async function viewsOf(
  { db, clock }: Context,
  rows: readonly { transfer: ReturnedTransfer; payout: Payout }[],
): Promise<View[]> {
  const names = await staffNames(
    db,
    rows.flatMap(({ transfer }) => [transfer.recordedBy, transfer.decidedBy]),
  )
  const views: View[] = []
  for (const row of rows) {
    const { state, recordedBy: by, recordedAt } = row.transfer
    const first = state === 'waiting' ? { by, at: new Date(recordedAt) } : null
    const alone = await aloneFrom(db, 'requests.match', first, clock.now())
    views.push(returnedView(row, { names, aloneFrom: alone }))
  }
  return views
}

/** What the bank returned of it. */
export async function listReturnedTransfers(
  context: Context,
  page: Query<'staffListReturnedTransfers'>,
): Promise<HandlerResult<'staffListReturnedTransfers'>> {
  const { rows, n } = await selectReturned(context.db, rowsOf(page))
  return ok({ success: true, returned: await viewsOf(context, rows), ...counted(n) })
}

/** One of them after a change. */
export async function showReturned(
  context: Context,
  id: string,
): Promise<Result<{ success: true; returned: View }, never>> {
  const transfer = await findReturned(context.db, id)
  const payout = transfer && (await findPayout(context.db, transfer.payoutId))
  const [returned] = transfer && payout ? await viewsOf(context, [{ transfer, payout }]) : []
  if (returned === undefined) throw new Error(`the returned transfer ${id} is gone`)
  return ok({ success: true, returned })
}
