import { createRequire } from 'node:module'
import Pdf from 'pdfkit'
import { formatIstDate } from '@upchar/kernel/dates'
import { usesUtgst } from '@upchar/kernel/gst'
import { formatRupees } from '@upchar/kernel/money'
import { invoiceTable, type Cell } from './invoice-table.ts'
import type { InvoiceDocument } from './model.ts'
import { rupeesInWords } from './words.ts'

/** Inter with all its glyphs: the web's Latin file lacks the rupee sign. */
const font = (style: '400Regular' | '700Bold') => createRequire(import.meta.url).resolve(`@expo-google-fonts/inter/${style}/Inter_${style}.ttf`)
const ink = '#14202e'
const quiet = '#455468'
const rule = '#d5dce5'
const navy = '#0b2545'
const margin = 36
const width = 595.28 - 2 * margin
const bottom = 841.89 - 60

type Doc = PDFKit.PDFDocument

/** An amount for a cell: grouped, two decimals, without the sign that the column's head carries. */
const money = (paise: number) => formatRupees(paise, { paise: 'always' }).replace('₹', '')

function lines(doc: Doc, x: number, y: number, w: number, head: string, rows: readonly string[]): number {
  doc.font('bold').fontSize(8).fillColor(quiet).text(head.toUpperCase(), x, y, { width: w, characterSpacing: 0.4 })
  let at = doc.y + 2
  rows.filter(Boolean).forEach((row, i) => {
    doc.font(i === 0 ? 'bold' : 'plain').fontSize(9).fillColor(ink).text(row, x, at, { width: w })
    at = doc.y
  })
  return at
}

function heading(doc: Doc, d: InvoiceDocument, brand: string): void {
  doc.font('bold').fontSize(17).fillColor(navy).text(d.title, margin, margin)
  doc.font('plain').fontSize(9).fillColor(quiet).text('Original for recipient', margin, doc.y)
  doc.font('plain').fontSize(9).fillColor(quiet).text(`Ordered on ${brand}`, margin, margin + 4, { width, align: 'right' })
  doc.moveTo(margin, margin + 40).lineTo(margin + width, margin + 40).lineWidth(1).strokeColor(navy).stroke()
}

/** Who supplies, who receives, where it goes, and the numbers that rule 46 asks for. */
function parties(doc: Doc, d: InvoiceDocument): number {
  const half = width / 2 - 10
  const right = margin + width / 2 + 10
  const s = d.seller
  const r = d.recipient
  const top = margin + 50
  const left1 = lines(doc, margin, top, half, 'Supplier', [
    s.legalName, s.tradeName === s.legalName ? '' : `Trading as ${s.tradeName}`, s.address, `${s.city} ${s.pincode}, ${s.state} (${s.stateCode})`,
    `GSTIN ${s.gstin}`, s.licence === null ? '' : `Licence ${s.licence}`,
  ])
  const right1 = lines(doc, right, top, half, 'Invoice', [
    `No. ${d.number}`, `Date ${formatIstDate(d.issuedOn)}`, `Order ${d.orderNumber} of ${formatIstDate(d.orderedOn)}`, `Paid by: ${d.paidBy}`,
    `Place of supply: ${d.placeOfSupply.state} (${d.placeOfSupply.stateCode})`, 'Tax payable on reverse charge: No',
  ])
  const second = Math.max(left1, right1) + 10
  const address = [r.address, `${r.city} ${r.pincode}, ${r.state} (${r.stateCode})`]
  const left2 = lines(doc, margin, second, half, 'Billed to', [r.businessName || r.name, r.businessName ? r.name : '', ...address, r.gstin ? `GSTIN ${r.gstin}` : 'Unregistered', `Phone ${r.phone}`])
  const right2 = lines(doc, right, second, half, 'Delivered to', [r.name, ...address])
  return Math.max(left2, right2) + 12
}

function taxCells(d: InvoiceDocument, t: { cgstPaise: number; sgstPaise: number; igstPaise: number }): string[] {
  if (d.title === 'Bill of supply') return []
  return isIntra(d) ? [money(t.cgstPaise), money(t.sgstPaise)] : [money(t.igstPaise)]
}

/** By the states and not by the amounts: an intra-state line may well carry no tax. */
const isIntra = (d: InvoiceDocument): boolean => d.seller.stateCode === d.placeOfSupply.stateCode

function table(doc: Doc, d: InvoiceDocument, top: number): number {
  const bill = d.title === 'Bill of supply'
  const rate = (bp: number) => (bill ? [] : [`${bp / 100} %`])
  const taxHeads = bill ? [] : isIntra(d) ? ['CGST', usesUtgst(d.placeOfSupply.stateCode) ? 'UTGST' : 'SGST'] : ['IGST']
  const columns = [
    { head: '#', width: 18 }, { head: 'Description of goods', width: 0 }, { head: 'HSN', width: 42 }, { head: 'Qty', width: 44, right: true },
    { head: 'Price incl. tax', width: 56, right: true }, { head: bill ? 'Value' : 'Taxable value', width: 58, right: true },
    ...(bill ? [] : [{ head: 'GST', width: 30, right: true }]), ...taxHeads.map((head) => ({ head, width: 44, right: true })), { head: 'Total', width: 56, right: true },
  ]
  const goods: Cell[][] = d.lines.map((line, i) => [
    String(i + 1),
    { text: line.title, small: [`SKU ${line.sku}`, ...(line.engravingName === null ? [] : [`Engraved: ${line.engravingName}`]), ...line.batches.map((b) => `Batch ${b.batchNo}${b.expiresOn === null ? '' : `, expires ${formatIstDate(b.expiresOn)}`}${line.batches.length > 1 ? `: ${b.quantity}` : ''}`),
      ...(line.discountPaise > 0 ? [`Discount ${money(line.discountPaise)}`] : [])] },
    line.hsn, `${line.quantity} ${line.uqc}`, money(line.unitPricePaise), money(line.taxablePaise), ...rate(line.gstBp), ...taxCells(d, line), money(line.totalPaise),
  ])
  const charges: Cell[][] = d.charges.map((c, i) => [
    String(d.lines.length + i + 1), c.label, c.hsn, '', money(c.totalPaise), money(c.taxablePaise), ...rate(c.gstBp), ...taxCells(d, c), money(c.totalPaise),
  ])
  const total: Cell[] = ['', 'Total', '', '', '', money(d.totals.taxablePaise), ...(bill ? [] : ['']), ...taxCells(d, d.totals), money(d.totals.totalPaise)]
  return invoiceTable(doc, { x: margin, y: top, width, bottom, columns, rows: [...goods, ...charges], total, colours: { ink, quiet, rule, head: navy } })
}

function closing(doc: Doc, d: InvoiceDocument, from: number): void {
  let top = from + 12
  if (top > bottom - 90) {
    doc.addPage()
    top = margin
  }
  doc.font('bold').fontSize(13).fillColor(navy).text(formatRupees(d.totals.totalPaise, { paise: 'always' }), margin, top, { width, align: 'right' })
  doc.font('plain').fontSize(10).fillColor(quiet).text('Total of this invoice, GST included', margin, top + 2, { width: width - 150 })
  doc.font('plain').fontSize(9).fillColor(ink).text(rupeesInWords(d.totals.totalPaise), margin, top + 22, { width })
  doc.fillColor(quiet).fontSize(8).text('All amounts in Indian rupees. Made by computer in electronic form; valid without a signature.', margin, doc.y + 10, { width })
}

/** The invoice as A4 PDF: rule 46 for taxable goods, rule 49 where all lines are nil-rated. */
export function invoicePdf(document: InvoiceDocument, brand: string): Promise<Buffer> {
  const doc = new Pdf({ size: 'A4', margin, bufferPages: true, info: { Title: `${document.title} ${document.number}`, Author: document.seller.legalName } })
  doc.registerFont('plain', font('400Regular')).registerFont('bold', font('700Bold'))
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  heading(doc, document, brand)
  closing(doc, document, table(doc, document, parties(doc, document)))
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    // Below the margin pdfkit would begin a new page for it.
    doc.page.margins.bottom = 0
    doc.font('plain').fontSize(8).fillColor(quiet).text(`${document.number} · page ${page + 1} of ${count}`, margin, 841.89 - 36, { width, align: 'right', lineBreak: false })
  }
  doc.end()
  return done
}
