import { formatRupees, parseRupees } from '@upchar/kernel/money'
import { attributeProblem, readAttributes, type Attribute } from './attributes.ts'
import { asText, isUnreadable, unreadableText } from './cell-text.ts'
import { columns, type Column } from './columns.ts'

export type ImportRow = {
  sku: string
  title: string
  brand: string
  partNumber: string | null
  gtin: string | null
  category: string
  attributes: Attribute[]
  description: string
  /** Paise with GST; null: price on request. */
  pricePaise: number | null
  mrpPaise: number | null
  /** Basis points; null: by HSN. */
  gstBp: number | null
  hsn: string
  stock: number
  moq: number
  maxOq: number | null
  packSize: number
  packUnit: string
  countryOfOrigin: string
}
/** How many may be bought at a time where the row doesn't say. */
export const usualMaxOq = 100
/** The most that one line of an order may come to, in paise: ₹1,000 crore. */
const mostOfLine = 1_000_000_000_000

export type CellError = { column: Column | 'row'; message: string }
export type RawRow = Partial<Record<Column, unknown>>

/** Rates in force for goods (domain reference 1.4): 12 and 28 are gone since 22 September 2025. */
const gstRates = [0, 25, 150, 300, 500, 1800, 4000]

/** Reads one row. Every wrong cell is told, not only the first. */
export function parseRow(
  raw: RawRow,
): { ok: true; value: ImportRow } | { ok: false; error: CellError[] } {
  const errors: CellError[] = []
  const text = (column: Column, max: number): string => {
    const value = asText(raw[column])
    if (value.length > max)
      errors.push({ column, message: `has ${value.length} characters; at most ${max} are allowed` })
    if (isUnreadable(value)) errors.push({ column, message: unreadableText })
    return value
  }
  /** Of letters and digits that mean nothing by their form: full-width ones are plain ones. */
  const code = (column: Column, max: number): string => text(column, max).normalize('NFKC')
  const money = (column: Column): number | null => {
    const value = code(column, 20)
      .replace(/^(₹|rs\.?|inr)\s*/i, '')
      .replace(/,/g, '')
    if (value === '') return null
    const paise = parseRupees(value)
    if (!paise.ok || paise.value < 0) {
      errors.push({
        column,
        message: `is "${asText(raw[column])}"; write an amount in rupees with at most two decimals, such as 249.50`,
      })
      return null
    }
    return paise.value
  }
  const whole = (column: Column, least: number, fallback: number): number => {
    const value = code(column, 20).replace(/,/g, '')
    if (value === '') return fallback
    if (!/^\d{1,9}$/.test(value) || Number(value) < least) {
      errors.push({ column, message: `is "${value}"; write a whole number of at least ${least}` })
      return fallback
    }
    return Number(value)
  }

  const sku = code('sku', 64)
  if (sku === '') errors.push({ column: 'sku', message: 'is missing' })
  else if (!/^[\x21-\x7e]+$/.test(sku))
    errors.push({
      column: 'sku',
      message: `is "${sku}"; use letters, digits and signs without spaces`,
    })
  const title = text('title', 300)
  if (title === '') errors.push({ column: 'title', message: 'is missing' })

  const pricePaise = money('price')
  const mrpPaise = money('mrp')
  if (pricePaise === 0)
    errors.push({ column: 'price', message: 'is 0; leave it empty for a price on request' })
  // A selling price above the printed MRP is unlawful (Legal Metrology Rules 2011).
  if (pricePaise !== null && mrpPaise !== null && pricePaise > mrpPaise)
    errors.push({ column: 'price', message: 'is above the MRP' })

  const rateText = code('gst_rate', 10).replace(/%$/, '').trim()
  const gstBp = rateText === '' ? null : Math.round(Number(rateText) * 100)
  if (gstBp !== null && !gstRates.includes(gstBp))
    errors.push({
      column: 'gst_rate',
      message: `is "${rateText}"; rates in force are ${gstRates.map((bp) => bp / 100).join(', ')}`,
    })
  const hsn = code('hsn', 12).replace(/[\s.]/g, '')
  if (hsn !== '' && !/^\d{4}(\d{2}){0,2}$/.test(hsn))
    errors.push({ column: 'hsn', message: `is "${hsn}"; write 4, 6 or 8 digits` })
  const gtin = code('gtin', 20).replace(/[\s-]/g, '')
  if (gtin !== '' && !/^\d{8}$|^\d{12,14}$/.test(gtin))
    errors.push({ column: 'gtin', message: `is "${gtin}"; write 8, 12, 13 or 14 digits` })
  const attributes = readAttributes(raw.attributes)
  if (attributes === undefined)
    errors.push({
      column: 'attributes',
      message: 'cannot be read; write name: value; name: value, or a JSON object',
    })
  const wrongAttribute = attributeProblem(attributes ?? [])
  if (wrongAttribute !== undefined) errors.push({ column: 'attributes', message: wrongAttribute })

  const moq = whole('moq', 1, 1)
  const maxOq = text('max_oq', 12) === '' ? null : whole('max_oq', 1, 1)
  if (maxOq !== null && maxOq < moq)
    errors.push({ column: 'max_oq', message: `is below moq (${moq})` })
  // A full cart of them must still be an amount.
  if (
    Math.max(pricePaise ?? 0, mrpPaise ?? 0) * Math.max(maxOq ?? 0, moq, usualMaxOq) >
    mostOfLine
  ) {
    errors.push({
      column: 'price',
      message: `is too much for an order of as many as may be bought at a time: together at most ${formatRupees(mostOfLine)}`,
    })
  }
  const row: ImportRow = {
    sku,
    title,
    brand: text('brand', 100),
    partNumber: text('part_number', 64) || null,
    gtin: gtin || null,
    category: text('category', 120),
    attributes: attributes ?? [],
    description: text('description', 5000),
    pricePaise,
    mrpPaise,
    gstBp,
    hsn,
    stock: whole('stock', 0, 0),
    moq,
    maxOq,
    packSize: whole('pack_size', 1, 1),
    packUnit: text('pack_unit', 30) || 'piece',
    countryOfOrigin: text('country_of_origin', 60) || 'India',
  }
  const place = (error: CellError) => (error.column === 'row' ? -1 : columns.indexOf(error.column))
  return errors.length === 0
    ? { ok: true, value: row }
    : { ok: false, error: errors.toSorted((a, b) => place(a) - place(b)) }
}
