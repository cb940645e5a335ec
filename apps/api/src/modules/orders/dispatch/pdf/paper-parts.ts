import { invoiceTable, type Cell, type Column } from '../../invoice-table.ts'
import { bottom, ink, margin, navy, quiet, rule, width, type Doc } from '../../invoice-page.ts'
import { lifePromiseWords } from '@upchar/kernel/shelf-life'
import type { Goods } from '../../store/dispatch.ts'
import type { Printed } from '../papers.ts'

/** Title and facts at the top of an A4 page; returns where it ends. */
export function paperHeading(doc: Doc, title: string, facts: readonly string[]): number {
  doc.font('bold').fontSize(17).fillColor(navy).text(title, margin, margin, { width })
  doc.font('plain').fontSize(9).fillColor(quiet).text(facts.join(' · '), { width })
  const y = doc.y + 6
  doc
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(1)
    .strokeColor(navy)
    .stroke()
  return y + 10
}

/** A table over the width of an A4 page; returns where it ends. */
export const paperTable = (
  doc: Doc,
  y: number,
  table: { columns: readonly Column[]; rows: readonly (readonly Cell[])[]; total: readonly Cell[] },
): number =>
  invoiceTable(doc, {
    x: margin,
    y,
    width,
    bottom,
    ...table,
    colours: { ink, quiet, rule, head: navy },
  })

/** The delivery address in lines, without e-mail. */
export const addressLines = ({ form }: Pick<Printed, 'form'>): string[] =>
  [
    form.businessName,
    form.fullName,
    [form.house, form.street, form.landmark].filter(Boolean).join(', '),
    `${form.city}, ${form.state} ${form.pincode}`,
  ].filter(Boolean)

export const kilograms = (grams: number): string => `${(grams / 1000).toFixed(2)} kg`

/** What the buyer was promised of some goods, in small print; nothing where nothing was. */
export const promisedOf = ({ promise }: Pick<Goods, 'promise'>): string[] =>
  promise === null ? [] : [`Promised: ${lifePromiseWords(promise)}`]
