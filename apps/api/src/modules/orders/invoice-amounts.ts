import { NO_BATCH } from '@upchar/kernel/batches'
import { formatIstDate } from '@upchar/kernel/dates'
import { usesUtgst } from '@upchar/kernel/gst'
import { lifePromiseWords } from '@upchar/kernel/shelf-life'
import { invoiceTable, type Cell, type Column } from './invoice-table.ts'
import { bottom, ink, margin, money, navy, quiet, rule, width, type Doc } from './invoice-page.ts'
import { licencesOnInvoice } from './invoice-parties.ts'
import { isUntaxed, type InvoiceLine, type TaxDocument } from './model.ts'
import { taxByHsn } from './tax-by-hsn.ts'

type Tax = { cgstPaise: number; sgstPaise: number; igstPaise: number }

/** Decided by the states, not by the amounts: an intra-state line may carry no tax. */
const isIntra = (d: TaxDocument): boolean =>
  d.sez === undefined && d.seller.stateCode === d.placeOfSupply.stateCode

/** Supplied without tax under a letter of undertaking. */
const isUnderLut = (d: TaxDocument): boolean => d.sez?.supply === 'lut'

const taxHeads = (d: TaxDocument): string[] => {
  if (isUntaxed(d)) return []
  return isIntra(d) ? ['CGST', usesUtgst(d.placeOfSupply.stateCode) ? 'UTGST' : 'SGST'] : ['IGST']
}

const percent = (bp: number): string => `${bp / 100} %`

const rateShown = (d: TaxDocument, bp: number): string => {
  if (isUnderLut(d)) return 'LUT'
  return bp === 0 ? 'nil' : percent(bp)
}

/** Each tax with its amount and rate: rule 46 requires both. */
function taxCells(d: TaxDocument, tax: Tax, gstBp?: number): Cell[] {
  if (isUntaxed(d)) return []
  const cell = (paise: number, bp: number | undefined): Cell =>
    bp === undefined ? money(paise) : { text: money(paise), small: [rateShown(d, bp)] }
  const half = gstBp === undefined ? undefined : gstBp / 2
  return isIntra(d)
    ? [cell(tax.cgstPaise, half), cell(tax.sgstPaise, half)]
    : [cell(tax.igstPaise, gstBp)]
}

/** Why a line costs less than its list price. A gift is a discount of all of it (domain reference 1.5). */
function listPriceWords({ listPricePaise: list, freeWith }: InvoiceLine): string[] {
  if (freeWith !== undefined)
    return [
      `Free with ${freeWith}`,
      ...(list === undefined ? [] : [`List price ${money(list)}, discount 100 %`]),
    ]
  return list === undefined ? [] : [`List price ${money(list)}, lower for this quantity`]
}

/**
 * The small print of a line: its identifiers, and the licence it was sold under where there are
 * several.
 */
function details(d: TaxDocument, line: InvoiceLine): string[] {
  const batch = (b: InvoiceLine['batches'][number]) =>
    `Batch ${b.batchNo}${b.expiresOn === null ? '' : `, expires ${formatIstDate(b.expiresOn)}`}${line.batches.length > 1 ? `: ${b.quantity} ${line.uqc}` : ''}`
  return [
    `SKU ${line.sku}`,
    ...(line.maker == null ? [] : [`Maker: ${line.maker}`]),
    ...(line.mrpPaise == null ? [] : [`MRP ${money(line.mrpPaise)} incl. of all taxes`]),
    ...(line.engravingName === null ? [] : [`Engraved: ${line.engravingName}`]),
    ...line.batches.filter((b) => b.batchNo !== NO_BATCH).map(batch),
    ...(line.shelfLife ? [`Promised: ${lifePromiseWords(line.shelfLife)}`] : []),
    ...serialsOf(line),
    ...(line.licence != null && licencesOnInvoice(d).length > 1
      ? [`Bought on licence ${line.licence.number}`]
      : []),
    ...listPriceWords(line),
    ...(line.discountPaise > 0 ? [`Discount ${money(line.discountPaise)}`] : []),
  ]
}

function serialsOf({ batches }: InvoiceLine): string[] {
  const serials = batches.flatMap((batch) => batch.serials ?? [])
  if (serials.length === 0) return []
  return [`Serial number${serials.length > 1 ? 's' : ''} ${serials.join(', ')}`]
}

const colours = { ink, quiet, rule, head: navy }

/**
 * Draws every line and charge with its tax, and the totals. Returns the y position where it ends.
 */
export function goodsTable(doc: Doc, d: TaxDocument, top: number): number {
  const bill = isUntaxed(d)
  const columns: Column[] = [
    { head: '#', width: 18 },
    { head: 'Description', width: 0 },
    { head: 'HSN/SAC', width: 46 },
    { head: 'Qty', width: 44, right: true },
    { head: bill || isUnderLut(d) ? 'Price' : 'Price incl. tax', width: 58, right: true },
    { head: bill ? 'Value' : 'Taxable value', width: 60, right: true },
    ...taxHeads(d).map((head) => ({ head, width: 46, right: true })),
    ...(bill ? [] : [{ head: 'Total', width: 60, right: true }]),
  ]
  const sum = (totalPaise: number): Cell[] => (bill ? [] : [money(totalPaise)])
  const goods: Cell[][] = d.lines.map((line, i) => [
    String(i + 1),
    { text: line.title, small: details(d, line) },
    line.hsn,
    `${line.quantity} ${line.uqc}`,
    money(line.unitPricePaise),
    money(line.taxablePaise),
    ...taxCells(d, line, line.gstBp),
    ...sum(line.totalPaise),
  ])
  const charges: Cell[][] = d.charges.map((c, i) => [
    String(d.lines.length + i + 1),
    c.label,
    c.hsn,
    '',
    money(c.totalPaise),
    money(c.taxablePaise),
    ...taxCells(d, c, c.gstBp),
    ...sum(c.totalPaise),
  ])
  const total: Cell[] = [
    '',
    'Total',
    '',
    '',
    '',
    money(d.totals.taxablePaise),
    ...taxCells(d, d.totals),
    ...sum(d.totals.totalPaise),
  ]
  return invoiceTable(doc, {
    x: margin,
    y: top,
    width,
    bottom,
    columns,
    rows: [...goods, ...charges],
    total,
    colours,
  })
}

/**
 * Draws tax by code and rate, as GST returns need it; a bill of supply has none. Returns the y
 * position where it ends.
 */
export function taxTable(doc: Doc, d: TaxDocument, top: number): number {
  if (isUntaxed(d)) return top
  const columns: Column[] = [
    { head: 'Tax by HSN/SAC', width: 0 },
    { head: 'GST rate', width: 60, right: true },
    { head: 'Taxable value', width: 84, right: true },
    ...taxHeads(d).map((head) => ({ head, width: 76, right: true })),
    { head: 'Tax', width: 76, right: true },
  ]
  const tax = (t: Tax): string => money(t.cgstPaise + t.sgstPaise + t.igstPaise)
  const rows: Cell[][] = taxByHsn(d).map((row) => [
    row.code,
    rateShown(d, row.gstBp),
    money(row.taxablePaise),
    ...taxCells(d, row),
    tax(row),
  ])
  return invoiceTable(doc, {
    x: margin,
    y: top,
    width,
    bottom,
    columns,
    rows,
    total: ['Total', '', money(d.totals.taxablePaise), ...taxCells(d, d.totals), tax(d.totals)],
    colours,
  })
}
