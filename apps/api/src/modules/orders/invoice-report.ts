import { formatIstDateTime } from '@upchar/kernel/dates'
import { create } from 'qrcode'
import { ink, margin, navy, width, type Doc } from './invoice-page.ts'
import type { CancelledDocument, TaxDocument } from './model.ts'

/** What the portals of the tax office have said of a document that must be reported (CGST Rules 48(4), 138). */
export type DocumentReport = {
  /** The e-invoice; null: none is needed. */
  irn: {
    state: 'waiting' | 'reported' | 'cancelled' | 'void'
    irn: string | null
    ackNo: string | null
    ackAt: string | null
    signedQr: string | null
  } | null
  /** The e-way bill that goods leave with; null: none is needed, or it hasn't come. */
  eWayBill: { number: string; validUntil: string | null } | null
}

/** A document with what the portals said of it; null: it needs no report. `cancelled` null or absent: it stands. */
export type PrintedDocument = {
  document: TaxDocument
  report: DocumentReport | null
  cancelled?: CancelledDocument | null
}

/** Whether a needed number is missing or was cancelled: then the document is none (CGST Rules 48(5)). */
export const isWithoutIrn = (report: DocumentReport | undefined): boolean =>
  report?.irn != null && report.irn.state !== 'reported'

/** What a document without its needed number is called. */
export const titleWithoutIrn = ({ title }: TaxDocument): string =>
  title === 'Credit note' ? 'No credit note yet' : 'No tax invoice yet'

const side = 118
/** The colour of what says that a document has no effect. */
export const warning = '#8a1c1c'

/** Draws a text as a QR code. */
function qr(doc: Doc, text: string, x: number, y: number): void {
  const { modules } = create(text, { errorCorrectionLevel: 'L' })
  const dot = side / modules.size
  for (const [at, dark] of Array.from(modules.data).entries())
    if (dark)
      doc.rect(
        x + (at % modules.size) * dot,
        y + Math.floor(at / modules.size) * dot,
        // Neighbours overlap a little, so that no printer leaves lines between them.
        dot + 0.03,
        dot + 0.03,
      )
  doc.fill(ink)
}

function withoutIrn(doc: Doc, d: TaxDocument, report: DocumentReport, top: number): number {
  const what = d.title === 'Credit note' ? 'credit note' : 'tax invoice'
  const why =
    report.irn?.state === 'waiting'
      ? 'Its Invoice Reference Number hasn’t come from the portal yet, and without it the document has no effect (CGST Rules 48(4), 48(5)). Download it again later.'
      : 'Its Invoice Reference Number was cancelled at the portal, so the document has no effect (CGST Rules 48(5)).'
  doc
    .font('bold')
    .fontSize(9.5)
    .fillColor(warning)
    .text(`THIS IS NO ${what.toUpperCase()}. ${why}`, margin, top, { width })
  return doc.y + 10
}

/** Draws the numbers and the signed QR code of the portals (CGST Rules 46(r)). Returns the y position where it ends. */
export function reportBlock(
  doc: Doc,
  d: TaxDocument,
  report: DocumentReport | undefined,
  top: number,
): number {
  if (report === undefined) return top
  if (isWithoutIrn(report)) return withoutIrn(doc, d, report, top)
  const { irn, eWayBill } = report
  const rows = [
    ...(irn === null
      ? []
      : [
          ['IRN', irn.irn ?? ''],
          ['Acknowledgement', `${irn.ackNo ?? ''} of ${formatIstDateTime(irn.ackAt ?? '')}`],
        ]),
    ...(eWayBill === null
      ? []
      : [
          [
            'E-way bill',
            `${eWayBill.number}${eWayBill.validUntil === null ? '' : `, valid until ${formatIstDateTime(eWayBill.validUntil)}`}`,
          ],
        ]),
  ]
  if (rows.length === 0) return top
  const hasQr = irn?.signedQr != null
  const textWidth = hasQr ? width - side - 16 : width
  let y = top
  for (const [name, value] of rows) {
    doc
      .font('bold')
      .fontSize(8)
      .fillColor(navy)
      .text(name ?? '', margin, y, { width: textWidth })
    doc
      .font('plain')
      .fontSize(8.5)
      .fillColor(ink)
      .text(value ?? '', margin, doc.y, { width: textWidth })
    y = doc.y + 4
  }
  if (irn?.signedQr != null) qr(doc, irn.signedQr, margin + width - side, top)
  return Math.max(y, hasQr ? top + side : 0) + 8
}
