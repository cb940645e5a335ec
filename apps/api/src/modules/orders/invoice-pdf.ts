import { formatIstDate } from '@upchar/kernel/dates'
import { formatRupees } from '@upchar/kernel/money'
import { goodsTable, taxTable } from './invoice-amounts.ts'
import { parties } from './invoice-parties.ts'
import { bottom, ink, margin, navy, quiet, tabular, width, type Doc } from './invoice-page.ts'
import { isMove, isUntaxed, type CancelledDocument, type TaxDocument } from './model.ts'
import {
  isWithoutIrn,
  reportBlock,
  titleWithoutIrn,
  warning,
  type DocumentReport,
} from './invoice-report.ts'
import { makePdf } from './open-pdf.ts'
import { rupeesInWords } from './amount-in-words.ts'

/** The copies of an invoice of goods (CGST Rules 48(1)). */
const copies = {
  original: 'Original for recipient',
  transporter: 'Duplicate for transporter',
  supplier: 'Triplicate for supplier',
}
export type Copy = keyof typeof copies

/** Those of a delivery challan (CGST Rules 55(2)). */
const challanCopies: typeof copies = {
  original: 'Original for consignee',
  transporter: 'Duplicate for transporter',
  supplier: 'Triplicate for consigner',
}

const copyWords = ({ title }: TaxDocument, copy: Copy): string =>
  (title === 'Delivery challan' ? challanCopies : copies)[copy]

/** How a document is printed; `report`: what the portals said, where one is needed. */
type Printing = {
  report?: DocumentReport | undefined
  cancelled?: CancelledDocument | undefined
  copy?: Copy
}

/** Marks a document whose goods stayed: its number stays used up, and whoever holds a print of it is told when and why. */
function cancelledBlock(doc: Doc, { at, reason }: CancelledDocument, top: number): number {
  doc
    .font('bold')
    .fontSize(9.5)
    .fillColor(warning)
    .text(
      `CANCELLED on ${formatIstDate(at)}. ${reason}. No goods may move with this document; its number stays used up.`,
      margin,
      top,
      { width },
    )
  return doc.y + 10
}

function heading(
  doc: Doc,
  d: TaxDocument,
  brand: string,
  { report, cancelled, copy = 'original' }: Printing,
): void {
  const standing = isWithoutIrn(report) ? titleWithoutIrn(d) : d.title
  const title = cancelled === undefined ? standing : `${standing} (cancelled)`
  doc.font('bold').fontSize(17).fillColor(navy).text(title, margin, margin)
  doc.font('plain').fontSize(9).fillColor(quiet).text(copyWords(d, copy), margin, doc.y)
  doc
    .font('plain')
    .fontSize(9)
    .fillColor(quiet)
    .text(isMove(d) ? brand : `Ordered on ${brand}`, margin, margin + 4, { width, align: 'right' })
  doc
    .moveTo(margin, margin + 40)
    .lineTo(margin + width, margin + 40)
    .lineWidth(1)
    .strokeColor(navy)
    .stroke()
}

/** Starts a new page if the height does not fit on this one. */
function room(doc: Doc, top: number, height: number): number {
  if (top + height <= bottom) return top
  doc.addPage()
  return margin
}

function totalOf(d: TaxDocument): string {
  if (d.title === 'Credit note')
    return isUntaxed(d) || d.sez?.supply === 'lut'
      ? 'Total credited'
      : 'Total credited, GST included'
  if (isMove(d)) return 'Value of the goods, without GST'
  if (d.title === 'Delivery challan')
    return 'Value of the goods, without GST. Nothing is to be paid'
  if (d.sez?.supply === 'lut') return 'Total of this invoice, without GST'
  return isUntaxed(d) ? 'Total of this bill' : 'Total of this invoice, GST included'
}

function total(doc: Doc, d: TaxDocument, from: number): number {
  const top = room(doc, from + 12, 60)
  doc
    .font('bold')
    .fontSize(13)
    .fillColor(navy)
    .text(formatRupees(d.totals.totalPaise, { paise: 'always' }), margin, top, {
      width,
      align: 'right',
      features: tabular,
    })
  doc
    .font('plain')
    .fontSize(10)
    .fillColor(quiet)
    .text(totalOf(d), margin, top + 2, { width: width - 150 })
  doc
    .font('plain')
    .fontSize(9)
    .fillColor(ink)
    .text(rupeesInWords(d.totals.totalPaise), margin, top + 20, { width })
  if (d.paidByShop != null) {
    const { voucher, paise, referral = false, points = false } = d.paidByShop
    const what = new Intl.ListFormat('en-IN').format(
      [
        voucher === '' ? [] : `Voucher ${voucher}`,
        referral ? 'Referral' : [],
        points ? 'Reward points' : [],
      ].flat(),
    )
    const money = (amount: number) => formatRupees(amount, { paise: 'always' })
    doc
      .fillColor(quiet)
      .text(
        d.title === 'Credit note'
          ? `${what}: ${money(paise)} of it goes back to the marketplace, ${money(d.totals.totalPaise - paise)} to the buyer.`
          : `${what}: ${money(paise)} of it is paid by the marketplace, ${money(d.totals.totalPaise - paise)} by the buyer.`,
        margin,
        doc.y + 3,
        { width },
      )
  }
  return doc.y
}

function closing(doc: Doc, d: TaxDocument, from: number): void {
  const top = room(doc, from + 14, 44)
  const tax = d.totals.cgstPaise + d.totals.sgstPaise + d.totals.igstPaise
  const lines = [
    ...(tax > 0 ? [`Tax in words: ${rupeesInWords(tax)}`] : []),
    'All amounts in Indian rupees. This document shows the actual price of what is described, and all particulars are true and correct.',
    'Issued in electronic form under the Information Technology Act 2000; valid without a signature.',
  ]
  doc
    .font('plain')
    .fontSize(8)
    .fillColor(quiet)
    .text(lines.join('\n'), margin, top, { width: width - 190 })
  const words = doc.y
  doc
    .font('bold')
    .fontSize(8.5)
    .fillColor(ink)
    .text(`For ${d.seller.legalName}`, margin + width - 180, top, { width: 180, align: 'right' })
  doc
    .font('plain')
    .fontSize(8)
    .fillColor(quiet)
    .text(`GSTIN ${d.seller.gstin}`, margin + width - 180, doc.y, { width: 180, align: 'right' })
  doc.y = Math.max(words, doc.y)
}

function footers(doc: Doc, d: TaxDocument, { cancelled }: Printing): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    // Without a bottom margin pdfkit does not start a new page for the footer.
    doc.page.margins.bottom = 0
    const line = [
      `${d.title} ${d.number} of ${formatIstDate(d.issuedOn)}`,
      ...(cancelled === undefined ? [] : [`CANCELLED on ${formatIstDate(cancelled.at)}`]),
      `GSTIN ${d.seller.gstin}`,
      `page ${page + 1} of ${count}`,
    ].join(' · ')
    doc
      .font('plain')
      .fontSize(8)
      .fillColor(quiet)
      .text(line, margin, 841.89 - 36, { width, align: 'right', lineBreak: false })
  }
}

/**
 * Renders the invoice as A4 PDF: rule 46 for taxable goods, rule 49 where all lines are nil-rated.
 */
export function invoicePdf(
  document: TaxDocument,
  brand: string,
  printing: Printing = {},
): Promise<Buffer> {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margin,
    bufferPages: true,
    info: { Title: `${document.title} ${document.number}`, Author: document.seller.legalName },
  }
  return makePdf(options, (doc) => {
    heading(doc, document, brand, printing)
    const { cancelled } = printing
    const marked =
      cancelled === undefined ? margin + 50 : cancelledBlock(doc, cancelled, margin + 50)
    const top = reportBlock(doc, document, printing.report, marked)
    const goods = total(doc, document, goodsTable(doc, document, parties(doc, document, top)))
    closing(doc, document, taxTable(doc, document, goods + 16))
    footers(doc, document, printing)
  })
}
