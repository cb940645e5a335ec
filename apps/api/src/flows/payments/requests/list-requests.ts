import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { daysBetween, istDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok, type Result } from '@upchar/kernel/result'
import { aloneFrom, staffNames } from '../../../modules/staff/index.ts'
import type { Context } from '../../../platform/context.ts'
import { counted, rowsOf } from '../../../platform/db/paging.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { selectRequest, selectRequests, type ListedRequest } from './store.ts'

type View = Answer<'staffListPaymentRequests'>['requests'][number]

/** Of transfers that wait where nobody but who recorded them can accept them: from when. */
async function aloneTimes(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  credits: ListedRequest['credits'],
): Promise<Map<string, Date>> {
  const times = new Map<string, Date>()
  for (const { id, state, recordedBy, recordedAt } of credits) {
    if (state !== 'waiting') continue
    const recorded = { by: recordedBy, at: new Date(recordedAt) }
    const from = await aloneFrom(db, 'requests.match', recorded, clock.now())
    if (from !== null) times.set(id, from)
  }
  return times
}

async function viewsOf({ db, clock }: Context, rows: readonly ListedRequest[]): Promise<View[]> {
  const credits = rows.flatMap((row) => row.credits)
  const names = await staffNames(
    db,
    credits.flatMap(({ recordedBy, decidedBy }) => [recordedBy, decidedBy]),
  )
  const today = istDate(clock.now())
  const alone = await aloneTimes({ db, clock }, credits)
  return rows.map((row) => {
    const { form, amountPaise, arrivedPaise } = row
    const dueAt = new Date(row.dueAt)
    return {
      id: row.checkoutId,
      reference: row.reference,
      way: row.way,
      by_hand: row.provider === 'bank',
      name: form.fullName,
      organisation: form.businessName ?? '',
      email: form.email,
      phone: form.phone,
      amount: paiseToRupees(amountPaise),
      arrived: paiseToRupees(arrivedPaise),
      missing: paiseToRupees(Math.max(0, amountPaise - arrivedPaise)),
      requested_at: new Date(row.createdAt).toISOString(),
      due_at: dueAt.toISOString(),
      days_left: daysBetween(today, istDate(dueAt)),
      state: row.endedAs ?? 'open',
      order_number: row.orderNumber,
      credits: row.credits.map((one) => ({
        id: one.id,
        bank_reference: one.bankReference,
        amount: paiseToRupees(one.amountPaise),
        credited_on: one.creditedOn,
        state: one.state,
        recorded_by: names.get(one.recordedBy) ?? null,
        recorded_at: new Date(one.recordedAt).toISOString(),
        decided_by: names.get(one.decidedBy ?? '') ?? null,
        alone_from: alone.get(one.id)?.toISOString() ?? null,
      })),
    }
  })
}

/** What waits for a transfer or a link, for the console (CHECKOUT-15). */
export async function listPaymentRequests(
  context: Context,
  { state, q, ...page }: Query<'staffListPaymentRequests'>,
): Promise<HandlerResult<'staffListPaymentRequests'>> {
  const { rows, n, missingPaise } = await selectRequests(context.db, { state, q, ...rowsOf(page) })
  return ok({
    success: true,
    requests: await viewsOf(context, rows),
    missing: paiseToRupees(missingPaise),
    ...counted(n),
  })
}

/** The request of a checkout after a change. */
export async function showRequest(
  context: Context,
  checkoutId: string,
): Promise<Result<{ success: true; request: View }, never>> {
  const row = await selectRequest(context.db, checkoutId)
  const [request] = row === undefined ? [] : await viewsOf(context, [row])
  if (request === undefined) throw new Error(`checkout ${checkoutId} has no payment request`)
  return ok({ success: true, request })
}
