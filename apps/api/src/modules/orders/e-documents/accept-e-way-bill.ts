import { ok, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { answerWrong, reportChanged, reportUnknown } from '../errors.ts'
import type { InvoiceFacts } from '../issue-invoices.ts'
import { lockEWayBill, setBillMade, type EWayBill } from '../store/e-way-bills.ts'
import type { AnswerRefusal } from './accept-irn.ts'
import { lockCarried, subjectOfBill } from './carried.ts'
import { releaseParcel } from './release-parcel.ts'

/** The portal's answer: the number, and until when it is valid; null while Part B is missing. */
export type BillAnswer = { ewbNumber: string; madeAt: Date; validUntil: Date | null }

/** Why a bill can't have this number: it has one that is in force, or this one was cancelled; undefined: it can. */
function numberProblem({ state, ewbNumber, validUntil }: EWayBill, number: string, now: Date) {
  if (state === 'waiting') return undefined
  const hasEnded = state === 'cancelled' || (validUntil !== null && validUntil <= now)
  const isOther = ewbNumber !== number
  return (state === 'cancelled' && !isOther) || (isOther && !hasEnded) ? reportChanged() : undefined
}

/**
 * Records the number of an e-way bill, the new last moment of one that was extended (CGST Rules 138(10)), or another bill where one was
 * cancelled or has run out; what waits for it may leave. The same answer again changes nothing, nor does a copy that says less.
 */
export async function acceptEWayBill(
  context: Context,
  tx: Transaction,
  {
    id,
    answer,
    by,
    facts,
  }: { id: string; answer: BillAnswer; by: string | null; facts: InvoiceFacts },
): Promise<Result<EWayBill, AnswerRefusal>> {
  const carried = await lockCarried(tx, id)
  const one = await lockEWayBill(tx, id)
  if (carried === undefined || one === undefined) return reportUnknown()
  const now = context.clock.now()
  const problem = numberProblem(one, answer.ewbNumber, now)
  if (problem !== undefined) return problem
  if (one.state === 'cancelled' && carried.isGone)
    return answerWrong(`${one.number}: what it is of is cancelled and needs no e-way bill.`)
  if (answer.madeAt.getTime() > now.getTime() + 300_000)
    return answerWrong(`${one.number}: the e-way bill is dated ahead of now.`)
  if (answer.validUntil !== null && answer.validUntil <= answer.madeAt)
    return answerWrong(`${one.number}: the e-way bill ends before it begins.`)
  const isSame = one.state === 'made' && one.ewbNumber === answer.ewbNumber
  if (
    isSame &&
    (answer.validUntil === null || answer.validUntil.getTime() === one.validUntil?.getTime())
  )
    return ok(one)
  if (!(await setBillMade(tx, id, { ...answer, by })))
    return answerWrong(`${one.number}: another consignment has the e-way bill ${answer.ewbNumber}.`)
  await recordAudit(tx, {
    by,
    action: 'e_way_bill.report',
    subject: subjectOfBill(one),
    ...(one.ewbNumber !== null && {
      before: { e_way_bill: one.ewbNumber, valid_until: one.validUntil?.toISOString() ?? null },
    }),
    after: {
      document: one.number,
      e_way_bill: answer.ewbNumber,
      valid_until: answer.validUntil?.toISOString() ?? null,
    },
    at: now,
  })
  if (carried.shipmentId !== null) await releaseParcel(context, tx, carried.shipmentId, facts)
  return ok(one)
}
