import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { answerUnreadable } from '../errors.ts'
import { invoiceFacts, type InvoiceFacts } from '../issue-invoices.ts'
import { findByNumber } from '../store/e-document-list.ts'
import { acceptEWayBill, type BillAnswer } from './accept-e-way-bill.ts'
import { acceptIrn } from './accept-irn.ts'
import { readAnswers, type ReadAnswer } from './read-answers.ts'
import { readSignedQr } from './signed-qr.ts'

type Outcome = { document: string; message: string | null }
type By = { staffId: string; facts: InvoiceFacts }

async function takeBill(
  context: Context,
  { document, gstin, answer }: { document: string; gstin: string; answer: BillAnswer },
  { staffId, facts }: By,
): Promise<Outcome> {
  const bills = (await findByNumber(context.db, gstin, document)).filter(
    ({ kind }) => kind === 'e_way_bill',
  )
  const [bill, ...more] = bills
  if (bill === undefined || more.length > 0)
    return { document, message: 'No consignment of ours waits under this number.' }
  const taken = await decideInTransaction(context.db, (tx) =>
    acceptEWayBill(context, tx, { id: bill.id, answer, by: staffId, facts }),
  )
  return { document, message: taken.ok ? null : taken.error.message }
}

async function takeIrn(
  context: Context,
  answer: Extract<ReadAnswer, { kind: 'irn' }>,
  by: By,
): Promise<Outcome[]> {
  const said = readSignedQr(answer.signedQr)
  if (said === undefined)
    return [{ document: answer.irn, message: 'Its QR code isn’t one that the portal signs.' }]
  const { DocNo: document, SellerGstin: gstin } = said
  const one = (await findByNumber(context.db, gstin, document)).find(
    ({ kind }) => kind === 'e_invoice',
  )
  if (one === undefined)
    return [{ document, message: 'No document of ours waits under this number.' }]
  const taken = await decideInTransaction(context.db, (tx) =>
    acceptIrn(context, tx, { id: one.id, answer, by: by.staffId, facts: by.facts }),
  )
  const outcome = { document, message: taken.ok ? null : taken.error.message }
  if (!taken.ok || answer.bill === null) return [outcome]
  return [outcome, await takeBill(context, { document, gstin, answer: answer.bill }, by)]
}

/** Records every answer in a portal's file, one transaction each: what is wrong with one doesn't hold up the others. */
export async function uploadAnswers(
  context: Context,
  staffId: string,
  { text }: Body<'staffUploadEAnswer'>,
): Promise<HandlerResult<'staffUploadEAnswer'>> {
  const answers = readAnswers(text)
  if (answers === undefined) return answerUnreadable()
  const by = { staffId, facts: await invoiceFacts(context) }
  const results: Outcome[] = []
  for (const answer of answers.slice(0, 1000))
    results.push(
      // One after the other: parcels of one order would wait for each other.
      // oxlint-disable-next-line no-await-in-loop
      ...(answer.kind === 'irn'
        ? await takeIrn(context, answer, by)
        : [
            await takeBill(
              context,
              { document: answer.document, gstin: answer.gstin ?? '', answer },
              by,
            ),
          ]),
    )
  return ok({ success: true, results })
}
