import { daysBetween, istDate } from '@upchar/kernel/dates'
import { ok, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { answerWrong, reportChanged, reportUnknown } from '../errors.ts'
import { lockShipment } from '../store/shipments.ts'
import { findShipmentOf, lockEInvoice, setReported, type EInvoice } from '../store/e-invoices.ts'
import { irnOf } from './irn.ts'
import { releaseParcel } from './release-parcel.ts'
import { isSignedBy, readSignedQr } from './signed-qr.ts'
import { yearOf } from './record-due.ts'
import type { InvoiceFacts } from '../issue-invoices.ts'

/** The portal's answer to a reported document. */
export type IrnAnswer = {
  irn: string
  ackNo: string
  ackAt: Date
  signedQr: string
  signedInvoice: string | null
}

export type AnswerRefusal = ReturnType<
  typeof answerWrong | typeof reportChanged | typeof reportUnknown
>['error']

/** The number that the portal must give this document: it follows from what was reported. */
export const expectedIrn = ({ gstin, number, issuedOn, payload }: EInvoice): string =>
  irnOf({
    gstin,
    number,
    financialYear: yearOf({ issuedOn }),
    type: payload.DocDtls.Typ === 'CRN' ? 'CRN' : 'INV',
  })

/** What is wrong with an answer; undefined: it is of this document, and signed by the portal where its key is known. */
function problemOf(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  one: EInvoice,
  { irn, ackAt, signedQr }: IrnAnswer,
): string | undefined {
  const said = readSignedQr(signedQr)
  if (said === undefined) return 'The QR code isn’t one that the portal signs: copy all of it.'
  if (said.SellerGstin !== one.gstin || said.DocNo !== one.number)
    return `The QR code is of document ${said.DocNo} of ${said.SellerGstin}.`
  if (irn !== expectedIrn(one) || said.Irn !== irn)
    return 'The Invoice Reference Number doesn’t belong to this document.'
  if (
    said.TotInvVal !== one.payload.ValDtls.TotInvVal ||
    said.DocDt !== one.payload.DocDtls.Dt ||
    said.DocTyp !== one.payload.DocDtls.Typ
  )
    return 'The portal has the document with another date or total than it was issued with.'
  if (config.IRP_PUBLIC_KEY !== undefined && !isSignedBy(signedQr, config.IRP_PUBLIC_KEY))
    return 'The QR code isn’t signed by the portal.'
  const days = daysBetween(one.issuedOn, istDate(ackAt))
  if (days < 0 || ackAt.getTime() > clock.now().getTime() + 300_000)
    return 'The acknowledgement is dated before the document, or ahead of now.'
  return undefined
}

/**
 * Records the portal's answer to a document (CGST Rules 48(4)), once: from then on it is a tax invoice, and what waits for it may leave. The
 * same answer again changes nothing. `by`: who recorded it; null: the portal itself.
 */
export async function acceptIrn(
  context: Context,
  tx: Transaction,
  {
    id,
    answer,
    by,
    facts,
  }: { id: string; answer: IrnAnswer; by: string | null; facts: InvoiceFacts },
): Promise<Result<EInvoice, AnswerRefusal>> {
  // Locked first, as by those who move it: a scan is then seen here, or sees the number.
  const shipmentId = await findShipmentOf(tx, id)
  if (shipmentId !== null) await lockShipment(tx, shipmentId)
  const one = await lockEInvoice(tx, id)
  if (one === undefined) return reportUnknown()
  if (one.state === 'reported' && one.irn === answer.irn) return ok(one)
  if (one.state !== 'waiting') return reportChanged()
  const wrong = problemOf(context, one, answer)
  if (wrong !== undefined) return answerWrong(`${one.number}: ${wrong}`)
  await setReported(tx, id, {
    ...answer,
    isVerified: context.config.IRP_PUBLIC_KEY !== undefined,
    by,
  })
  await recordAudit(tx, {
    by,
    action: 'e_invoice.report',
    subject: { kind: 'order', id: one.orderId },
    after: { document: one.number, irn: answer.irn, ack_no: answer.ackNo },
    at: context.clock.now(),
  })
  if (shipmentId !== null) await releaseParcel(context, tx, shipmentId, facts)
  return ok(one)
}
