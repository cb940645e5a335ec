import type { Config } from '../../platform/config.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { recordDue } from './e-documents/record-due.ts'
import { makeCreditNote, type CreditWish } from './credit-note.ts'
import { creditSeries, numberInvoices } from './number-invoices.ts'
import {
  insertCreditNotes,
  selectCreditable,
  type CreditableInvoice,
  type CreditNoteRow,
} from './store/credits.ts'

export type CreditOrder = {
  orderId: string
  /** The cancel or the return. */
  cause: string
  reason: string
  at: Date
  config: Config
  /** What of an invoice is undone; undefined: nothing. */
  wishOf: (invoice: CreditableInvoice) => CreditWish | undefined
}

/**
 * Issues the credit notes of a cancel or a return (RET-03; CGST Act s.34), each in the series beside its invoice's, numbered
 * without gaps. Call it last in a transaction that has locked the order: it locks the counters.
 */
export async function issueCreditNotes(
  tx: Transaction,
  { orderId, cause, reason, at, config, wishOf }: CreditOrder,
): Promise<CreditNoteRow[]> {
  const due = (await selectCreditable(tx, orderId)).flatMap((invoice) => {
    const wish = wishOf(invoice)
    const note =
      wish && makeCreditNote({ invoice: invoice.document, before: invoice.notes, wish, reason, at })
    return note === undefined ? [] : [{ invoice, note }]
  })
  if (due.length === 0) return []
  const numbers = await numberInvoices(
    tx,
    due.map(({ invoice: { gstin, series } }) => ({ gstin, invoicePrefix: creditSeries(series) })),
    at,
  )
  const rows = due.map(({ invoice, note }, i): CreditNoteRow => {
    const drawn = numbers[i]
    if (drawn === undefined) throw new Error(`no credit note number for ${invoice.gstin}`)
    return {
      id: newId(),
      order_id: orderId,
      invoice_id: invoice.id,
      cause,
      ...drawn,
      issued_at: at,
      document: { ...note, number: drawn.number },
    }
  })
  await insertCreditNotes(tx, rows)
  await recordDue(
    tx,
    due.flatMap(({ invoice }, i) => {
      const row = rows[i]
      return row === undefined
        ? []
        : {
            id: row.id,
            orderId,
            shipmentId: null,
            isVoid: invoice.isIrnCancelled,
            document: row.document,
            invoiced: invoice.document.lines,
          }
    }),
    { config, at },
  )
  return rows
}
