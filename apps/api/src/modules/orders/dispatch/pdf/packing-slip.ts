import { batchWords } from '@upchar/kernel/batches'
import { formatIstDate } from '@upchar/kernel/dates'
import { ink, margin, quiet, width, type Doc } from '../../invoice-page.ts'
import type { Printed, Printing } from '../papers.ts'
import { addressLines, kilograms, paperHeading, paperTable, promisedOf } from './paper-parts.ts'

/** What lies in a parcel, for its packer and its receiver; no prices (OPS-02). */
export function drawPackingSlip(doc: Doc, parcel: Printed, { brand }: Printing): void {
  const { contents, invoiceNumber } = parcel
  const y = paperHeading(
    doc,
    'Packing slip',
    [
      `Order ${parcel.orderNumber} of ${formatIstDate(new Date(parcel.placedAt))}`,
      invoiceNumber === null ? '' : `invoice ${invoiceNumber}`,
      `ordered on ${brand}`,
    ].filter(Boolean),
  )
  const half = width / 2 - 8
  const block = (title: string, lines: readonly string[], x: number): number => {
    doc.font('bold').fontSize(9).fillColor(quiet).text(title, x, y, { width: half })
    doc.font('plain').fontSize(10).fillColor(ink).text(lines.join('\n'), { width: half })
    return doc.y
  }
  const { seller, warehouse } = parcel
  const from = block(
    'From',
    [seller.legalName, `${warehouse.name}, ${warehouse.city} ${warehouse.pincode}`],
    margin,
  )
  const to = block('To', addressLines(parcel), margin + width / 2 + 8)
  const end = paperTable(doc, Math.max(from, to) + 12, {
    columns: [
      { head: '', width: 20 },
      { head: 'Article', width: 0 },
      { head: 'Batch', width: 170 },
      { head: 'Pieces', width: 60, right: true },
    ],
    rows: contents.map((goods) => [
      '[  ]',
      { text: goods.title, small: [goods.sku, ...promisedOf(goods)] },
      batchWords(goods.batch, goods.expiresOn),
      String(goods.quantity),
    ]),
    total: [
      '',
      'In this parcel',
      '',
      String(contents.reduce((sum, { quantity }) => sum + quantity, 0)),
    ],
  })
  const { weightGrams, lengthMm, widthMm, heightMm, loggerNumber, coldChain } = parcel
  const facts = [
    weightGrams === null
      ? ''
      : `${kilograms(weightGrams)}, ${lengthMm} × ${widthMm} × ${heightMm} mm`,
    coldChain ? 'Keep at 2 to 8 °C until it is handed over' : '',
    loggerNumber === null ? '' : `Temperature logger ${loggerNumber}`,
    parcel.form.shippingInstructions ? `For the courier: ${parcel.form.shippingInstructions}` : '',
  ].filter(Boolean)
  doc
    .font('plain')
    .fontSize(10)
    .fillColor(ink)
    .text(facts.join('\n'), margin, end + 12, { width })
}
