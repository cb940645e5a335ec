import { isIstDate, type IstDate } from '@upchar/kernel/dates'
import { isGtin } from '@upchar/kernel/gs1'
import { formatRupees } from '@upchar/kernel/money'
import { attributeProblem, fitAttributes, readAttributes, type Attribute } from './attributes.ts'
import { CellReader, type CellError, type RawRow } from './cell-reader.ts'
import { columns } from './columns.ts'

export type ImportRow = {
  sku: string
  title: string
  brand: string
  partNumber: string | null
  /** Bar codes of the article, each with a valid check digit. */
  gtins: string[]
  category: string
  /** Empty: by name, HSN or family. */
  productClass: string
  /** Of the Drugs Rules; empty: unknown. */
  schedule: string
  /** Number of the manufacturing or import licence, or of the registration; empty: unknown. */
  licence: string
  maker: string
  makerAddress: string
  importer: string
  importerAddress: string
  attributes: Attribute[]
  description: string
  /** Paise with GST; null: price on request. */
  pricePaise: number | null
  mrpPaise: number | null
  /** Basis points; null: derived from the HSN. */
  gstBp: number | null
  hsn: string
  stock: number
  /** The batch that the stock is of; null for goods without one. */
  batch: string | null
  /** The last day of the batch's life. */
  expiresOn: IstDate | null
  /** GSTIN or name; empty: the product's seller, else the shop's first. */
  seller: string
  /** Name; empty: the product's warehouse, else the seller's first. */
  warehouse: string
  moq: number
  maxOq: number | null
  packSize: number
  packUnit: string
  /** Empty: unknown. */
  countryOfOrigin: string
  /** Puts the offer on sale or takes it off; null: it stays as it is. */
  onSale: boolean | null
}
/** The maximum order quantity where the row gives none. */
export const usualMaxOq = 100
/** The highest total of an order line, in paise: ₹1,000 crore. */
export const maxLineTotal = 1_000_000_000_000

/** Rates in force for goods (domain reference 1.4): 12 % and 28 % ended on 22 September 2025. */
export const gstRates = [0, 25, 150, 300, 500, 1800, 4000]

/** Reads one row and reports every wrong cell. */
export function parseRow(raw: RawRow): (
  | { ok: true; value: ImportRow }
  | { ok: false; error: CellError[] }
) & {
  warnings: CellError[]
} {
  const cells = new CellReader(raw)
  const row: ImportRow = {
    sku: readSku(cells),
    title: readTitle(cells),
    ...readPrices(cells),
    ...readTax(cells),
    gtins: readGtins(cells),
    attributes: readAttributeCell(cells, raw.attributes),
    ...readQuantities(cells),
    brand: cells.text('brand', 100),
    partNumber: cells.text('part_number', 64) || null,
    category: cells.text('category', 120),
    productClass: cells.code('class', 20).toUpperCase(),
    schedule: cells.code('schedule', 20),
    licence: cells.text('licence', 80),
    maker: cells.text('maker', 150),
    makerAddress: cells.text('maker_address', 300),
    importer: cells.text('importer', 150),
    importerAddress: cells.text('importer_address', 300),
    seller: cells.text('seller', 150),
    warehouse: cells.text('warehouse', 100),
    description: cells.text('description', 5000),
    stock: cells.whole('stock', 0, 0),
    batch: cells.text('batch', 40) || null,
    expiresOn: readExpiry(cells),
    packSize: cells.whole('pack_size', 1, 1),
    packUnit: cells.text('pack_unit', 30) || 'piece',
    countryOfOrigin: countryName(cells.text('country_of_origin', 60)),
    onSale: cells.yesOrNo('on_sale'),
  }
  checkLineTotal(cells, row)
  const place = (error: CellError) => (error.column === 'row' ? -1 : columns.indexOf(error.column))
  return cells.errors.length === 0
    ? { ok: true, value: row, warnings: cells.warnings }
    : {
        ok: false,
        error: cells.errors.toSorted((a, b) => place(a) - place(b)),
        warnings: cells.warnings,
      }
}

const countries: Readonly<Record<string, string>> = {
  in: 'India',
  ind: 'India',
  bharat: 'India',
  'made in india': 'India',
  cn: 'China',
  prc: 'China',
  us: 'United States',
  usa: 'United States',
  uk: 'United Kingdom',
}
/** One spelling of a country, so that a filter has one value for it. */
const countryName = (text: string): string => {
  const known = text.toLowerCase()
  if (known === 'india') return 'India'
  return (Object.hasOwn(countries, known) ? countries[known] : undefined) ?? text
}

function readSku(cells: CellReader): string {
  const sku = cells.code('sku', 64)
  if (sku === '') cells.report('sku', 'is missing')
  else if (!/^[\x21-\x7e]+$/.test(sku))
    cells.report('sku', `is "${sku}"; use letters, digits and signs without spaces`)
  return sku
}

function readTitle(cells: CellReader): string {
  const title = cells.text('title', 300)
  if (title === '') cells.report('title', 'is missing')
  return title
}

function readPrices(cells: CellReader): Pick<ImportRow, 'pricePaise' | 'mrpPaise'> {
  const pricePaise = cells.money('price')
  const mrpPaise = cells.money('mrp')
  if (pricePaise === 0) cells.report('price', 'is 0; leave it empty for a price on request')
  // A selling price above the printed MRP is unlawful (Legal Metrology Rules 2011).
  if (pricePaise !== null && mrpPaise !== null && pricePaise > mrpPaise)
    cells.report('price', 'is above the MRP')
  return { pricePaise, mrpPaise }
}

function readTax(cells: CellReader): Pick<ImportRow, 'gstBp' | 'hsn'> {
  const rateText = cells.code('gst_rate', 10).replace(/%$/, '').trim()
  const gstBp = rateText === '' ? null : Math.round(Number(rateText) * 100)
  if (gstBp !== null && !gstRates.includes(gstBp)) {
    const inForce = gstRates.map((bp) => bp / 100).join(', ')
    cells.report('gst_rate', `is "${rateText}"; rates in force are ${inForce}`)
  }
  const hsn = cells.code('hsn', 12).replace(/[\s.]/g, '')
  if (hsn !== '' && !/^\d{4}(\d{2}){0,2}$/.test(hsn))
    cells.report('hsn', `is "${hsn}"; write 4, 6 or 8 digits`)
  return { gstBp, hsn }
}

/** Several bar codes stand with a comma, a semicolon, a slash or a space between them. */
function readGtins(cells: CellReader): string[] {
  const kept: string[] = []
  const isCode = (text: string) => /^\d{8}$|^\d{12,14}$/.test(text)
  const bare = (text: string) => text.replace(/[\s-]/g, '')
  // "8 901234 567890" is one bar code as packs print it.
  const parts = cells
    .code('gtin', 200)
    .split(/[,;/|\n]+/)
    .flatMap((part) => (isCode(bare(part)) ? [bare(part)] : part.split(/\s+/).map(bare)))
  for (const gtin of parts) {
    if (gtin === '' || kept.includes(gtin)) continue
    if (!isCode(gtin)) cells.report('gtin', `is "${gtin}"; write 8, 12, 13 or 14 digits`)
    else if (isGtin(gtin)) kept.push(gtin)
    else
      cells.warn('gtin', `${gtin} is left out: its check digit is wrong, as after a typing mistake`)
  }
  return kept
}

/** A day, or the month that most labels print, which means its last day. */
function readExpiry(cells: CellReader): IstDate | null {
  const text = cells.code('expiry', 10)
  if (text === '') return null
  const month = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(text)
  const day = month === null ? text : lastDayOf(Number(month[2]), Number(month[1]))
  if (isIstDate(day)) return day
  cells.report('expiry', `is "${text}"; write 2028-03-31 or 03/2028`)
  return null
}

const lastDayOf = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

function readAttributeCell(cells: CellReader, raw: unknown): Attribute[] {
  const attributes = readAttributes(raw)
  if (attributes === undefined)
    cells.report('attributes', 'cannot be read; write name: value; name: value, or a JSON object')
  const problem = attributeProblem(attributes ?? [])
  if (problem !== undefined) cells.report('attributes', problem)
  const { kept, changes } = fitAttributes(attributes ?? [])
  for (const change of changes) cells.warn('attributes', change)
  return kept
}

function readQuantities(cells: CellReader): Pick<ImportRow, 'moq' | 'maxOq'> {
  const moq = cells.whole('moq', 1, 1)
  const maxOq = cells.text('max_oq', 12) === '' ? null : cells.whole('max_oq', 1, 1)
  if (maxOq !== null && maxOq < moq) cells.report('max_oq', `is below moq (${moq})`)
  return { moq, maxOq }
}

/** Keeps the total of the largest allowed quantity calculable. */
function checkLineTotal(cells: CellReader, { pricePaise, mrpPaise, moq, maxOq }: ImportRow): void {
  const highestPrice = Math.max(pricePaise ?? 0, mrpPaise ?? 0)
  const total = highestPrice * Math.max(maxOq ?? 0, moq, usualMaxOq)
  if (total <= maxLineTotal) return
  cells.report(
    'price',
    'is too high for the maximum order quantity: ' +
      `price times quantity may be at most ${formatRupees(maxLineTotal)}`,
  )
}
