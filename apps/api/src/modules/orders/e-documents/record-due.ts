import { financialYear, istDate } from '@upchar/kernel/dates'
import { eInvoiceDuty, type YearTurnover } from '@upchar/kernel/e-invoice-duty'
import type { Config } from '../../../platform/config.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { CreditNote, InvoiceLine, TaxDocument } from '../model.ts'
import { selectDueFacts, type DueFacts } from '../store/e-documents.ts'
import { insertEInvoices, type EInvoiceRow } from '../store/e-invoices.ts'
import { insertEWayBills, type EWayBillRow } from '../store/e-way-bills.ts'
import { consignmentPaise, lastDayOf, needsEWayBill, needsIrn } from './due.ts'
import { makeEwb01 } from './make-ewb-01.ts'
import { makeInv01, type DispatchPlace } from './make-inv-01.ts'

/** A document that has just been issued. */
export type Issued = {
  id: string
  /** Null: a move of stock. */
  orderId: string | null
  /** The parcel that leaves with it; null: none. */
  shipmentId: string | null
  /** Where a move of stock leaves from. */
  from?: DispatchPlace
  /** A credit note that must not be reported: the number of its invoice was cancelled. */
  isVoid?: boolean
  document: TaxDocument
  /** The goods of the invoice that a credit note reduces. */
  invoiced?: readonly InvoiceLine[]
  /** The rates of a challan’s goods, line by line: it charges none, and exempt goods need no e-way bill. */
  ratesBp?: readonly number[]
}

const crore = 1_000_000_000

/** The operator states its highest turnover in the settings, and where it sells itself staff keep it as a seller's, too. */
const operatorTurnover = ({ OPERATOR_TURNOVER_CRORE: turnover }: Config): YearTurnover[] => [
  { financialYear: '2017-18', turnoverPaise: Math.round(turnover * crore) },
]

function reportOf(one: Issued, facts: DueFacts, config: Config): EInvoiceRow | undefined {
  const { document, orderId } = one
  const { gstin } = document.seller
  if (orderId === null) return undefined
  const isOwn = gstin === config.OPERATOR_GSTIN
  const turnovers = [...(isOwn ? operatorTurnover(config) : []), ...(facts.turnovers[gstin] ?? [])]
  const duty = eInvoiceDuty(turnovers, document.issuedOn)
  if (duty === undefined || !needsIrn(document, duty)) return undefined
  const { payload, problem } = makeInv01({
    document,
    operatorGstin: isOwn ? undefined : config.OPERATOR_GSTIN,
    dispatchedFrom: placeOf(one, facts),
    ...(one.invoiced !== undefined && { invoiced: one.invoiced }),
  })
  const isNote = document.title === 'Credit note'
  return {
    id: newId(),
    order_id: orderId,
    invoice_id: isNote ? null : one.id,
    credit_note_id: isNote ? one.id : null,
    gstin,
    number: document.number,
    issued_on: document.issuedOn,
    last_day: lastDayOf(document, duty),
    payload,
    problem: problem ?? null,
    state: one.isVoid === true ? 'void' : 'waiting',
    is_verified: false,
  }
}

const placeOf = ({ shipmentId, from }: Issued, { places }: DueFacts): DispatchPlace | undefined =>
  shipmentId === null ? from : places[shipmentId]

const isMoved = (document: TaxDocument): document is Exclude<TaxDocument, CreditNote> =>
  document.title !== 'Credit note'

function billOf(one: Issued, facts: DueFacts): EWayBillRow | undefined {
  const from = placeOf(one, facts)
  const { document, ratesBp } = one
  if (from === undefined || !isMoved(document)) return undefined
  const consignment = {
    ...document,
    lines: document.lines.map((line, i) => ({ ...line, gstBp: ratesBp?.[i] ?? line.gstBp })),
  }
  if (!needsEWayBill(consignment, from, facts.rules)) return undefined
  const { payload, problem } = makeEwb01(document, from)
  const isChallan = document.title === 'Delivery challan'
  return {
    id: newId(),
    order_id: one.orderId,
    invoice_id: isChallan ? null : one.id,
    challan_id: isChallan ? one.id : null,
    shipment_id: one.shipmentId,
    gstin: document.seller.gstin,
    number: document.number,
    issued_on: document.issuedOn,
    value_paise: consignmentPaise(consignment),
    payload,
    problem: problem ?? null,
    state: 'waiting',
  }
}

/**
 * Records which documents that were just issued must be reported to a portal, with what is reported, in their transaction: an invoice
 * without a needed Invoice Reference Number is none (CGST Rules 48(5)), and a consignment without a needed e-way bill may not move (138).
 */
export async function recordDue(
  tx: Transaction,
  issued: readonly Issued[],
  { config, at }: { config: Config; at: Date },
): Promise<void> {
  const registered = issued.filter(({ document }) => document.recipient.gstin !== '')
  const leaving = issued.filter(({ shipmentId, from }) => shipmentId !== null || from !== undefined)
  if (registered.length === 0 && leaving.length === 0) return
  const facts = await selectDueFacts(tx, {
    gstins: [...new Set(issued.map(({ document }) => document.seller.gstin))],
    shipments: leaving.flatMap(({ shipmentId }) => shipmentId ?? []),
    on: istDate(at),
  })
  const reports = registered.flatMap((one) => reportOf(one, facts, config) ?? [])
  const bills = leaving.flatMap((one) => billOf(one, facts) ?? [])
  if (reports.length > 0) await insertEInvoices(tx, reports)
  if (bills.length > 0) await insertEWayBills(tx, bills)
}

/** The financial year of a document, as Invoice Reference Numbers have it. */
export const yearOf = ({ issuedOn }: Pick<TaxDocument, 'issuedOn'>): string =>
  financialYear(new Date(`${issuedOn}T06:30:00Z`))
