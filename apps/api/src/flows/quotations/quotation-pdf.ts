import { formatIstDate, formatIstEnd } from '@upchar/kernel/dates'
import { shelfLifeWords } from '@upchar/kernel/shelf-life'
import { stateByCode } from '@upchar/kernel/states'
import {
  bottom,
  ink,
  makePdf,
  margin,
  money,
  paperHeading,
  paperTable,
  quiet,
  width,
  type Doc,
} from '../../modules/orders/index.ts'
import type { Quotation } from '../../modules/quotations/index.ts'
import type { Config } from '../../platform/config.ts'

const percent = (bp: number): string => `${bp / 100} %`

function paragraph(doc: Doc, y: number, text: string, bold = false): number {
  doc.font(bold ? 'bold' : 'plain').fontSize(9)
  const height = doc.heightOfString(text, { width })
  const top = y + height > bottom ? (doc.addPage(), margin) : y
  doc.fillColor(bold ? ink : quiet).text(text, margin, top, { width })
  return doc.y + 4
}

/** What a quotation says about itself: nobody may read more into it than holds. */
function termsOf({ quoted, validUntil }: Quotation): string[] {
  const last = formatIstEnd(validUntil)
  return [
    `The prices of the goods hold until ${last} for an order from this quotation, GST included; where a price is lower on the day of the order, that one applies.`,
    ...(quoted.lines.some(({ held }) => !held)
      ? ['Prices marked “offer” are of a limited offer and don’t hold when it ends.']
      : []),
    `Delivery and other charges are those for ${quoted.pincode} today; an order has those of its day. Vouchers, points and wallet are not part of this quotation.`,
    'Goods are not reserved. Batch and expiry are on the tax invoice. GST is charged at the rate in force on the day of supply.',
    'This is a quotation, not a tax invoice, and no input tax credit can be claimed on it.',
    ...(quoted.conditions === '' ? [] : [quoted.conditions]),
  ]
}

function goods(doc: Doc, from: number, { quoted }: Quotation): number {
  return paperTable(doc, from, {
    columns: [
      { head: '#', width: 22 },
      { head: 'Description', width: 0 },
      { head: 'HSN', width: 52 },
      { head: 'Packs', width: 38, right: true },
      { head: 'Price of one', width: 62, right: true },
      { head: 'Net', width: 66, right: true },
      { head: 'GST', width: 62, right: true },
      { head: 'Amount', width: 72, right: true },
    ],
    rows: [
      ...quoted.lines.map((line, i) => [
        String(i + 1),
        {
          text: line.title,
          small: [
            [line.option, line.sku, line.packSize > 1 ? `${line.packSize} pieces a pack` : '']
              .filter(Boolean)
              .join(' · '),
            ...(line.shelfLifeMonths === undefined ? [] : [shelfLifeWords(line.shelfLifeMonths)]),
            ...(quoted.sellers.length > 1
              ? [`Seller: ${quoted.sellers.find(({ id }) => id === line.sellerId)?.name ?? ''}`]
              : []),
          ],
        },
        line.hsn,
        String(line.quantity),
        { text: money(line.unitPaise), small: line.held ? [] : ['offer'] },
        money(line.taxablePaise),
        { text: money(line.taxPaise), small: [percent(line.gstBp)] },
        money(line.totalPaise),
      ]),
      ...(quoted.shippingPaise === 0 ? [['', 'Delivery', '', '', '', '', '', 'Free']] : []),
      ...quoted.charges.map((charge) => [
        '',
        charge.label,
        '',
        '',
        '',
        money(charge.taxablePaise),
        { text: money(charge.taxPaise), small: [percent(charge.gstBp)] },
        money(charge.paise),
      ]),
    ],
    total: [
      '',
      'Total in rupees',
      '',
      '',
      '',
      '',
      money(quoted.taxPaise),
      money(quoted.totalPaise),
    ],
  })
}

/** A quotation as A4 PDF. */
export const quotationPdf = (
  row: Quotation,
  { BRAND_NAME, SUPPORT_EMAIL }: Pick<Config, 'BRAND_NAME' | 'SUPPORT_EMAIL'>,
): Promise<Buffer> =>
  makePdf(
    {
      size: 'A4',
      margin,
      info: { Title: `Quotation ${row.number}`, Author: BRAND_NAME },
    },
    (doc) => {
      const { quoted } = row
      const state = stateByCode(quoted.placeOfSupply)?.name ?? ''
      let y = paperHeading(doc, `Quotation ${row.number}`, [
        formatIstDate(row.madeAt),
        `valid until ${formatIstEnd(row.validUntil)}`,
        `${BRAND_NAME}, ${SUPPORT_EMAIL}`,
      ])
      y = paragraph(doc, y, `For ${row.name}`, true)
      if (row.poNumber !== '') y = paragraph(doc, y, `Purchase order ${row.poNumber}`)
      y = paragraph(
        doc,
        y,
        `Delivery to ${quoted.city} ${quoted.pincode}. Place of supply: ${state} (${quoted.placeOfSupply})`,
      )
      for (const { name, gstin, address } of quoted.sellers)
        y = paragraph(doc, y, `Seller: ${name}, GSTIN ${gstin}, ${address}`)
      y = goods(doc, y + 6, row) + 10
      if (quoted.leftOut.length > 0) {
        y = paragraph(doc, y, 'Not quoted', true)
        for (const { title, message } of quoted.leftOut)
          y = paragraph(doc, y, `${title}: ${message}`)
      }
      y = paragraph(doc, y + 4, 'Terms', true)
      for (const text of termsOf(row)) y = paragraph(doc, y, text)
    },
  )
