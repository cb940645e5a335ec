import { formatRupees } from '@upchar/kernel/money'
import type { Doc } from '../../invoice-page.ts'
import type { Printed, Printing } from '../papers.ts'
import { drawCode128 } from './code-128.ts'
import { addressLines, kilograms } from './paper-parts.ts'

const millimetre = 72 / 25.4
/** 100 × 150 mm in points. */
export const labelSize: [number, number] = [100 * millimetre, 150 * millimetre]

const edge = 4 * millimetre
const inner = labelSize[0] - 2 * edge
const black = '#000000'

/** A line of the label; returns where it ends. Thermal printers print black only. */
function put(
  doc: Doc,
  text: string,
  y: number,
  { size, bold = false, most }: { size: number; bold?: boolean; most: number },
): number {
  const options = { width: inner, height: most, ellipsis: true }
  doc
    .font(bold ? 'bold' : 'plain')
    .fontSize(size)
    .fillColor(black)
    .text(text, edge, y, options)
  return Math.min(doc.y, y + most)
}

const line = (doc: Doc, y: number): void => {
  doc
    .moveTo(edge, y)
    .lineTo(edge + inner, y)
    .lineWidth(0.8)
    .strokeColor(black)
    .stroke()
}

/** The courier's label: receiver, AWB as Code 128, what to collect. Phone, but no e-mail (OPS-02). */
export function drawLabel(doc: Doc, parcel: Printed, { brand }: Printing): void {
  const { awb, courier, form, seller, warehouse, cashPaise, coldChain, weightGrams } = parcel
  let y = put(doc, `${courier}   ${awb ?? ''}`, edge, { size: 11, bold: true, most: 16 })
  drawCode128(doc, awb ?? '', { x: edge + 10, y: y + 4, width: inner - 20, height: 46 })
  y += 56
  line(doc, y)
  y = put(doc, 'Deliver to', y + 5, { size: 7, most: 10 })
  // A long address is cut before the city and the pincode, never through them.
  const address = addressLines(parcel)
  y = put(doc, address.slice(0, -1).join('\n'), y + 1, { size: 11, bold: true, most: 94 })
  y = put(doc, address.at(-1) ?? '', y, { size: 11, bold: true, most: 28 })
  y = put(doc, `Phone ${form.phone}`, y + 2, { size: 10, most: 14 })
  line(doc, y + 5)
  const cash =
    cashPaise !== null && cashPaise > 0
      ? `COLLECT ${formatRupees(cashPaise, { paise: 'always' })} IN CASH`
      : 'PREPAID: COLLECT NOTHING'
  y = put(doc, cash, y + 11, { size: 14, bold: true, most: 20 })
  if (coldChain)
    y = put(doc, 'COLD CHAIN: KEEP AT 2 TO 8 °C', y + 3, { size: 12, bold: true, most: 18 })
  line(doc, y + 5)
  const facts = [
    `Order ${parcel.orderNumber}`,
    weightGrams === null
      ? ''
      : `${kilograms(weightGrams)}   ${parcel.lengthMm} × ${parcel.widthMm} × ${parcel.heightMm} mm`,
    form.shippingInstructions ? `Note: ${form.shippingInstructions}` : '',
  ].filter(Boolean)
  y = put(doc, facts.join('\n'), y + 10, { size: 9, most: 62 })
  const back = [
    `Return to: ${seller.legalName}, ${warehouse.name}, ${warehouse.city} ${warehouse.pincode}`,
    `Phone ${seller.phone} · GSTIN ${seller.gstin} · sold on ${brand}`,
  ]
  put(doc, back.join('\n'), labelSize[1] - edge - 38, { size: 7.5, most: 38 })
}
