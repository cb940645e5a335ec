import { parseRupees } from './money.ts'

/** The most products of a price list. */
export const MOST_LIST_ROWS = 500

/** A line of pasted text; `problem` says why it is no row. */
export type PastedRow = { line: number; sku: string; paise: number; problem: string | undefined }

const HEADING = /^(sku|item code|code)$/i

/**
 * Rows of a price list from pasted text, one a line: SKU and price in rupees, parted by a comma, semicolon or tab, as spreadsheets
 * copy them. A heading line is left out.
 */
export function readListText(text: string): PastedRow[] {
  const seen = new Map<string, number>()
  return text.split(/\r\n|\r|\n/).flatMap((raw, at): PastedRow[] => {
    const line = at + 1
    if (raw.trim() === '') return []
    const parts = /^\s*"?([^",;\t]+?)"?\s*[,;\t]\s*"?\s*(?:₹|Rs\.?)?\s*([^"]*?)\s*"?\s*$/.exec(raw)
    const sku = parts?.[1] ?? ''
    if (HEADING.test(sku)) return []
    const wrong = (problem: string): PastedRow[] => [{ line, sku, paise: 0, problem }]
    if (parts === null) return wrong('Write the SKU, a comma and the price')
    const earlier = seen.get(sku.toLowerCase())
    if (earlier !== undefined) return wrong(`${sku} stands on line ${earlier} already`)
    seen.set(sku.toLowerCase(), line)
    const price = parseRupees((parts[2] ?? '').replaceAll(',', ''))
    return price.ok && price.value > 0
      ? [{ line, sku, paise: price.value, problem: undefined }]
      : wrong('Enter a price in rupees, such as 500 or 99.50')
  })
}
