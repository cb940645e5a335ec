import { ok, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { answerWrong, reportChanged, reportUnknown } from '../errors.ts'
import type { InvoiceFacts } from '../issue-invoices.ts'
import {
  findShipmentOfBill,
  lockEWayBill,
  setBillMade,
  type EWayBill,
} from '../store/e-documents.ts'
import { lockShipment } from '../store/shipments.ts'
import type { AnswerRefusal } from './accept-irn.ts'
import { releaseParcel } from './release-parcel.ts'

/** The portal's answer: the number, and until when it is valid; null while Part B is missing. */
export type BillAnswer = { ewbNumber: string; madeAt: Date; validUntil: Date | null }

/**
 * Records the number of an e-way bill, or the new last moment of one that was extended (CGST Rules 138(10)); what waits for it may
 * leave. The same answer again changes nothing.
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
  const shipmentId = await findShipmentOfBill(tx, id)
  if (shipmentId === null) return reportUnknown()
  await lockShipment(tx, shipmentId)
  const one = await lockEWayBill(tx, id)
  if (one === undefined || one.state === 'cancelled') return reportChanged()
  if (one.state === 'made' && one.ewbNumber !== answer.ewbNumber) return reportChanged()
  const now = context.clock.now()
  if (answer.madeAt.getTime() > now.getTime() + 300_000)
    return answerWrong(`${one.number}: the e-way bill is dated ahead of now.`)
  if (answer.validUntil !== null && answer.validUntil <= answer.madeAt)
    return answerWrong(`${one.number}: the e-way bill ends before it begins.`)
  if (one.validUntil?.getTime() === answer.validUntil?.getTime() && one.state === 'made')
    return ok(one)
  if (!(await setBillMade(tx, id, { ...answer, by })))
    return answerWrong(`${one.number}: another consignment has the e-way bill ${answer.ewbNumber}.`)
  await recordAudit(tx, {
    by,
    action: 'e_way_bill.report',
    subject: { kind: 'order', id: one.orderId },
    after: {
      document: one.number,
      e_way_bill: answer.ewbNumber,
      valid_until: answer.validUntil?.toISOString() ?? null,
    },
    at: now,
  })
  await releaseParcel(context, tx, shipmentId, facts)
  return ok(one)
}
