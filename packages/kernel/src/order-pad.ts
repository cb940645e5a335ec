/** The maximum of lines on an order pad, and of different products in a cart. */
export const MOST_PAD_LINES = 200
/** Characters of a line that are searched for. */
export const LONGEST_PAD_TEXT = 200
/** Characters shown of a quantity that can't be read. */
export const LONGEST_UNREAD = 40
const mostPacks = 1_000_000

/**
 * One line as written: a SKU, GTIN, part number or words, and how many packs. `unread`: what stands under the heading for the quantity
 * and is no number of packs ("2.5", "as required"); the quantity is 1 then, and the buyer's to say.
 */
export type PadLine = { text: string; quantity: number; unread?: string | undefined }

const count = String.raw`(\d{1,3}(?:,\d{2,3})+|\d{1,7})`
const unit = String.raw`(?:nos?|numbers?|pcs?|pieces?|packs?|pkts?|packets?|box(?:es)?|units?|each|ea|rolls?|bottles?|vials?|sets?|pairs?|strips?|cartons?|kits?|tubes?|bags?)\.?`

const atEnd: readonly RegExp[] = [
  new RegExp(
    String.raw`[\s,;:-]*\b(?:qty|quantity|quantum)\b\s?[:.=-]?\s?${count}\s?(?:${unit})?$`,
    'i',
  ),
  new RegExp(String.raw`(?<!(?:^|[\s.])\d{1,4}\s*)\s*[x×*]\s?${count}\s?(?:${unit})?$`, 'i'),
  // "Blade size: 11" and "box of 100 pcs" say which one it is, not how many are wanted.
  new RegExp(
    String.raw`\s*(?:[,;]|(?<!\b(?:no|number|size|gauge|type|grade)\.?\s?):|\s[-–—])\s*${count}\s?(?:${unit})?$`,
    'i',
  ),
  new RegExp(
    String.raw`(?<!\b(?:of|per)\s*)\s+${count}\s?(?:nos?|numbers?|pcs|boxes|packs|packets|pkts|units)\.?$`,
    'i',
  ),
  // "GLV-1024 5": a code alone has no size at its end; words may ("mask size 5"), so these need a mark.
  new RegExp(String.raw`(?<=^(?=\S{4})\S*[\d-]\S*)\s+${count}$`),
]
const atStart = new RegExp(String.raw`^${count}\s?(?:(?:${unit})\s?(?:of\s)?|[x×*])\s*(?=\D)`, 'i')
/** A sheet writes ten as "10" or "10.00"; "7.0" is a size, unless a heading says that it is a quantity. */
const onlyCount = new RegExp(String.raw`^${count}(?:\.00+)?\s?(?:${unit})?$`, 'i')
const headedCount = new RegExp(String.raw`^${count}(?:\.0+)?\s?(?:${unit})?$`, 'i')
const bullet = /^(?:[-•*]\s+|(?:sl|sr|s|item)?\.?\s?(?:no\.?\s?)?\d{1,3}[.)]\s+)/i
const heading =
  /^(?:s\.?\s?no|sl\.?\s?no|sr\.?\s?no|#|sku|gtin|ean|part|item|code|product|description|particulars|name|material|qty|quantity|nos|unit|uom)\b/i

const amounts = /^(?:qty|quantity|nos|required|packs)\b/i
const aside = /^(?:s\.?\s?no|sl\b|sr\b|#|unit|uom|rate|price|mrp|amount|total|remarks?)/i

const numberIn = (text: string): number =>
  Math.min(mostPacks, Math.max(1, Number(text.replaceAll(',', ''))))

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_PAD_TEXT)

/** Cells of a row copied from a sheet: which is the quantity, and which are the words. */
function fromCells(cells: readonly string[]): PadLine | undefined {
  const rest = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  // A serial number stands before the words and the quantity.
  if (rest.length > 2 && /^\d{1,3}[.)]?$/.test(rest[0] ?? '') && onlyCount.test(rest.at(-1) ?? ''))
    rest.shift()
  const from = rest.findLastIndex((cell, i) => onlyCount.test(cell) && (i > 0 || rest.length > 1))
  const quantity = from < 0 ? 1 : numberIn(onlyCount.exec(rest[from] ?? '')?.[1] ?? '1')
  const text = clean(rest.filter((_, i) => i !== from).join(' '))
  return text === '' ? undefined : { text, quantity }
}

function fromWords(line: string): PadLine | undefined {
  const words = line.replace(bullet, '').trim()
  for (const pattern of atEnd) {
    const found = pattern.exec(words)
    if (found !== null && /[\p{L}\d]/u.test(words.slice(0, found.index)))
      return { text: clean(words.slice(0, found.index)), quantity: numberIn(found[1] ?? '1') }
  }
  const first = atStart.exec(words)
  if (first !== null)
    return { text: clean(words.slice(first[0].length)), quantity: numberIn(first[1] ?? '1') }
  return words === '' ? undefined : { text: clean(words), quantity: 1 }
}

/** A line's cells, where it was copied from a sheet or is a row of CSV with its quantity. */
const cellsOf = (line: string): string[] | undefined => {
  for (const mark of ['\t', ';', '|']) if (line.includes(mark)) return line.split(mark)
  return undefined
}

/** A row below headings that name the quantity: serial numbers, units and prices are no part of the words. */
function fromHeaded(cells: readonly string[], headings: readonly string[]): PadLine | undefined {
  const at = headings.findIndex((name) => amounts.test(name))
  const words = cells.filter((_, i) => i !== at && !aside.test(headings[i] ?? ''))
  const text = clean(words.join(' '))
  const written = clean(cells[at] ?? '')
  const quantity = headedCount.exec(written)?.[1]
  if (text !== '' && written !== '' && quantity === undefined)
    return { text, quantity: 1, unread: written.slice(0, LONGEST_UNREAD) }
  // An indent lists all goods, with 0 for those that nobody wants.
  return text === '' || Number(quantity) === 0
    ? undefined
    : { text, quantity: numberIn(quantity ?? '1') }
}

/** Reads cells of a table, such as a sheet's; its headings, if it has some, say which column is the quantity. */
export function readPadCells(rows: readonly (readonly string[])[]): PadLine[] {
  const headings = (rows[0] ?? []).map((cell) => cell.trim())
  const named = headings.filter((cell) => heading.test(cell)).length
  if (named < Math.min(2, headings.length)) return rows.flatMap((cells) => fromCells(cells) ?? [])
  const hasAmounts = headings.some((name) => amounts.test(name))
  return rows
    .slice(1)
    .flatMap((cells) => (hasAmounts ? fromHeaded(cells, headings) : fromCells(cells)) ?? [])
}

/**
 * Reads a pasted or typed list, a product a line: words or a code, then the quantity after a tab, a comma, "x", "qty" or before
 * a unit ("20 nos"), or before the words ("20 boxes gloves"). Without one the quantity is 1.
 */
export function readPad(text: string): PadLine[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const first = cellsOf(lines[0] ?? '')
  const headings = (first ?? lines[0]?.split(',') ?? []).map((cell) => cell.trim())
  const isHeaded = lines.length > 1 && headings.every((cell) => heading.test(cell))
  const hasAmounts = isHeaded && first !== undefined && headings.some((name) => amounts.test(name))
  return lines.slice(isHeaded ? 1 : 0).flatMap((line) => {
    const cells = cellsOf(line)
    if (cells === undefined) return fromWords(line) ?? []
    return (hasAmounts ? fromHeaded(cells, headings) : fromCells(cells)) ?? []
  })
}
