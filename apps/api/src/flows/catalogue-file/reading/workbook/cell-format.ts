/** How Excel shows a number, as far as it changes what was typed. */
export type CellFormat = 'plain' | 'percent' | 'day' | 'month' | { zeros: number }
/** What a cell says, or why it says nothing. A date is worth its text in a column of dates only. */
export type CellValue = { text: string; isDate: boolean } | { problem: string }

/** Of Excel's own. */
const longestCode = 255

const between = (id: number, from: number, to: number) => id >= from && id <= to

/** ECMA-376 part 1, 18.8.30: formats without a code of their own. */
function builtIn(id: number): CellFormat {
  if (id === 9 || id === 10) return 'percent'
  if (id === 17) return 'month'
  return between(id, 14, 22) || between(id, 27, 36) || between(id, 45, 47) || between(id, 50, 58)
    ? 'day'
    : 'plain'
}

/** The format of a style by its number and, where the workbook has one, its code: `00000000`, `mmm-yy`. */
export function formatOf(id: number, code: string | undefined): CellFormat {
  if (code === undefined) return builtIn(id)
  if (code.length > longestCode) return 'plain'
  // Words, signs behind a backslash, colours and currencies aren't placeholders.
  const [marks = ''] = code
    .toLowerCase()
    .replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/g, '')
    .split(';')
  if (marks.includes('general')) return 'plain'
  if (marks.includes('%')) return 'percent'
  if (/^00+$/.test(marks)) return { zeros: marks.length }
  if (!/[dymhs]/.test(marks)) return 'plain'
  return /^(?=.*y)(?=.*m)[^dhs]*$/.test(marks) ? 'month' : 'day'
}

const dayMs = 86_400_000
/** 31 December 9999. */
const lastSerial = 2_958_465

/** `2028-03-31`, or `03/2028` where Excel shows no day: that is what was typed. */
function dateText(serial: number, format: 'day' | 'month', from1904: boolean): CellValue {
  if (serial < 0 || serial > lastSerial) return { problem: 'holds a number that is no date' }
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const day = new Date(start + Math.floor(serial) * dayMs).toISOString().slice(0, 10)
  return {
    text: format === 'day' ? day : `${day.slice(5, 7)}/${day.slice(0, 4)}`,
    isDate: true,
  }
}

/** Excel computes with 15 digits: 117.99999999999999 is 118. Never written with an exponent. */
function decimal(number: number): string {
  const rounded = Number(number.toPrecision(15))
  return Math.abs(rounded) < 1e-6 ? rounded.toFixed(15).replace(/\.?0+$/, '') : String(rounded)
}

/** What a cell with a stored number says: 8.901234567894E12 is 8901234567894. */
export function numberText(stored: string, format: CellFormat, from1904: boolean): CellValue {
  const number = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(number)) return { problem: 'holds no number' }
  if (format === 'day' || format === 'month') return dateText(number, format, from1904)
  if (Math.abs(number) >= 1e15)
    return {
      problem:
        'holds a number of more than 15 digits, of which Excel keeps 15: format it as text and write it again',
    }
  if (format === 'percent') return { text: `${decimal(number * 100)}%`, isDate: false }
  const text = decimal(number)
  return {
    text:
      typeof format === 'object' && /^\d+$/.test(text) ? text.padStart(format.zeros, '0') : text,
    isDate: false,
  }
}
