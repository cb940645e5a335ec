import { formatIstDate, isIstDate } from './dates.ts'
import type { IstDate } from './dates.ts'

const SHORT_MONTHS = Object.freeze('jan feb mar apr may jun jul aug sep oct nov dec'.split(' '))

function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  return text.length < 3 ? 0 : SHORT_MONTHS.indexOf(text.slice(0, 3)) + 1
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * The calendar day that a person typed, day first as India writes it: `5-3-2027`, `05/03/27`, `5 Mar 2027`, `05032027`, or
 * `2027-03-05`. A year of two digits is in this century. Undefined if it isn't a day of the calendar.
 */
export function readTypedDay(text: string): IstDate | undefined {
  const typed = text.trim().toLowerCase()
  const found =
    /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/.exec(typed) ??
    /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/.exec(typed) ??
    /^(?<day>\d{1,2})[\s./,-]+(?<month>\d{1,2}|[a-z]{3,9})[\s./,-]+(?<year>\d{4}|\d{2})$/.exec(
      typed,
    )
  const { day = '', month = '', year = '' } = found?.groups ?? {}
  const full = year.length === 2 ? `20${year}` : year
  const date = `${full}-${twoDigits(monthOf(month))}-${twoDigits(Number(day))}`
  return isIstDate(date) ? date : undefined
}

/** A day as it is typed: `05-03-2027`. Text that isn't a day stays as it is. */
export function typedDay(date: IstDate | ''): string {
  return isIstDate(date) ? date.split('-').toReversed().join('-') : date
}

/** The day in words, so that 5 March and 3 May can't be mistaken for each other: `Friday, 5 March 2027`. */
export function spelledDay(text: string): string | undefined {
  const date = readTypedDay(text)
  return date && formatIstDate(date, 'full')
}
