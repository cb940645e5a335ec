import { isIstDate, type IstDate } from './dates.ts'

/** What a scanned GS1 barcode says of a pack; null: it doesn't say it. */
export type Gs1 = {
  /** 14 digits; shorter GTINs have zeros in front. */
  gtin: string | null
  batch: string | null
  expiresOn: IstDate | null
  serial: string | null
}

const FNC1 = '\u001D'

/**
 * What ends an element of variable length: FNC1, which is read as `^`, and what scanners are set to type instead, because browsers
 * drop control characters. None of these may stand in an element (GS1 character set 82).
 */
const SEPARATORS = /[\^|~]/

/** Application identifiers whose elements need no separator, by their first two digits, with the length of both. */
const fixedLength = (two: string): number | undefined => {
  if (two === '00') return 20
  if (['01', '02', '03'].includes(two)) return 16
  if (two === '04') return 18
  if (/^1[1-9]$/.test(two)) return 8
  if (two === '20') return 4
  if (/^3[1-6]$/.test(two)) return 10
  return two === '41' ? 16 : undefined
}

/** The check digit of GTINs and all other GS1 keys: weights 3 and 1 from the right. */
const hasCheckDigit = (digits: string): boolean =>
  [...digits]
    .toReversed()
    .reduce((sum, digit, i) => sum + Number(digit) * (i % 2 === 0 ? 1 : 3), 0) %
    10 ===
  0

/** Whether digits are a GTIN of 8, 12, 13 or 14 digits with a right check digit (GS1 General Specifications 7.9). */
export const isGtin = (digits: string): boolean =>
  /^(\d{8}|\d{12,14})$/.test(digits) && hasCheckDigit(digits)

const gtinOf = (digits: string): string | undefined =>
  isGtin(digits) ? digits.padStart(14, '0') : undefined

/**
 * YYMMDD. The century is the one that lies nearest: up to 49 years back or 50 ahead; day 00 is the last of its month (GS1 General
 * Specifications, chapter 7.12 and section 3.4).
 */
function dateOf(text: string, today: IstDate): IstDate | undefined {
  const [, yy, mm, dd] = /^(\d\d)(\d\d)(\d\d)/.exec(text) ?? []
  if (yy === undefined || mm === undefined || dd === undefined) return undefined
  const now = Number(today.slice(0, 4))
  const ahead = Number(yy) - (now % 100)
  const year = now + ahead + (ahead >= 51 ? -100 : ahead <= -50 ? 100 : 0)
  const month = Number(mm)
  const day = dd === '00' ? String(new Date(Date.UTC(year, month, 0)).getUTCDate()) : dd
  const date = `${year}-${mm}-${day.padStart(2, '0')}`
  return isIstDate(date) ? date : undefined
}

/** The elements of a scan with their identifiers. Of longer identifiers the first two digits are enough: nothing here needs them. */
function elementsOf(text: string): [string, string][] | undefined {
  const elements: [string, string][] = []
  let rest = text
  while (rest !== '') {
    const two = rest.slice(0, 2)
    if (!/^\d\d$/.test(two)) return undefined
    const fixed = fixedLength(two)
    const stop = rest.search(SEPARATORS)
    const length = fixed ?? (stop < 0 ? rest.length : stop)
    const value = rest.slice(2, length)
    if (value === '' || length > rest.length || SEPARATORS.test(value)) return undefined
    elements.push([two, value])
    rest = rest.slice(length)
    if (SEPARATORS.test(rest.slice(0, 1))) rest = rest.slice(1)
  }
  return elements
}

/** `(01)…(17)…` as people read it below the code, with separators where scanners send them. */
const withoutBrackets = (text: string): string => text.replaceAll(/\((\d{2,4})\)/g, '^$1').slice(1)

/**
 * Reads what a scanner types for a GS1 DataMatrix, GS1-128, QR or EAN code, with or without its symbology identifier, or what
 * is printed below it in brackets. Undefined: it is no GS1 code, or one that contradicts itself, such as a wrong check digit.
 * @param today decides the century of a two-digit year
 */
export function readGs1(typed: string, today: IstDate): Gs1 | undefined {
  const code = typed
    .trim()
    .replaceAll(FNC1, '^')
    .replace(/^\](d2|C1|Q3|e0|E0)/, '')
  const plain = gtinOf(code)
  if (plain !== undefined) return { gtin: plain, batch: null, expiresOn: null, serial: null }
  const bare = code.replace(/^[\^|~]/, '')
  const elements = elementsOf(bare.startsWith('(') ? withoutBrackets(bare) : bare)
  if (elements === undefined || elements.length === 0) return undefined
  const found = new Map(elements)
  const of = <T>(ai: string, read: (value: string) => T | undefined): T | null | undefined => {
    const value = found.get(ai)
    return value === undefined ? null : read(value)
  }
  const word = (value: string) => (/^[!-z]{1,20}$/.test(value) ? value : undefined)
  const gtin = of('01', gtinOf)
  const batch = of('10', word)
  const serial = of('21', word)
  const expiresOn = of('17', (value) => dateOf(value, today))
  if (gtin === undefined || batch === undefined) return undefined
  if (serial === undefined || expiresOn === undefined) return undefined
  return gtin === null && batch === null && serial === null
    ? undefined
    : { gtin, batch, expiresOn, serial }
}
