/** An instant: Date, milliseconds since 1970, or ISO text with its zone (`…Z`, `…+05:30`). */
export type Instant = Date | number | string

/** A calendar day in India, `2026-11-24`. Not nominal: any validated text is accepted. */
export type IstDate = string & { readonly calendar?: 'IST' }

/** Offset of Indian Standard Time in minutes: one zone, no daylight saving time. */
const IST_OFFSET_MS = 330 * 60_000
const DAY_MS = 86_400_000

const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/**
 * Milliseconds since 1970. Throws RangeError on an invalid date and on text without a zone, whose meaning would depend on
 * the machine.
 */
export function toEpoch(instant: Instant): number {
  if (typeof instant === 'string' && !/T.*(Z|[+-]\d\d:?\d\d)$/.test(instant)) {
    throw new RangeError(`Not a moment with a zone: ${instant}`)
  }
  const ms = typeof instant === 'number' ? instant : new Date(instant).getTime()
  if (!Number.isFinite(ms) || Math.abs(ms) > 8.64e15)
    throw new RangeError(`Not a moment: ${String(instant)}`)
  return ms
}

function dayNumber(date: IstDate): number {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date)
    throw new RangeError(`Not a date: ${date}`)
  return ms / DAY_MS
}

function dateOfDay(day: number): IstDate {
  const text = new Date(day * DAY_MS).toISOString()
  if (text.length !== 24) throw new RangeError('Beyond the years 0000 to 9999')
  return text.slice(0, 10)
}

/** Whether text is a real calendar day in the form `yyyy-mm-dd`: `2026-02-29` is not. */
export function isIstDate(text: string): text is IstDate {
  try {
    dayNumber(text)
    return true
  } catch {
    return false
  }
}

/** The calendar day in India at an instant. */
export function istDate(instant: Instant): IstDate {
  return dateOfDay(Math.floor((toEpoch(instant) + IST_OFFSET_MS) / DAY_MS))
}

/** The start of a day in India, in milliseconds: 18:30 UTC of the day before. */
export function startOfIstDate(date: IstDate): number {
  return dayNumber(date) * DAY_MS - IST_OFFSET_MS
}

/** The end of a day in India, in milliseconds: the start of the next one, and of the last day of the calendar as well. */
export function endOfIstDate(date: IstDate): number {
  return startOfIstDate(date) + DAY_MS
}

/** Adds days; negative counts subtract. Throws RangeError on an invalid date or a fraction of a day. */
export function addDays(date: IstDate, days: number): IstDate {
  if (!Number.isInteger(days)) throw new RangeError(`Not a number of days: ${days}`)
  return dateOfDay(dayNumber(date) + days)
}

/**
 * The same day `months` calendar months later; the last day of the month where it is shorter: a month after 31 January ends on
 * 28 February (General Clauses Act 1897, s. 3(35)).
 */
export function addMonths(date: IstDate, months: number): IstDate {
  if (!Number.isInteger(months)) throw new RangeError(`Not a number of months: ${months}`)
  dayNumber(date)
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const on = Date.UTC(year, month - 1 + months, Math.min(day, last))
  return dateOfDay(on / DAY_MS)
}

/** Days from one date to another; negative if `to` is earlier. */
export function daysBetween(from: IstDate, to: IstDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** Day of the week, 0 Sunday to 6 Saturday. */
export function weekdayIndex(date: IstDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7
}

/** Name of the day of the week: `Tuesday`. */
export function weekday(date: IstDate): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[weekdayIndex(date)] ?? 'Sunday'
}

/**
 * The financial year at an instant, `2026-27`: 1 April to 31 March in India, so it begins on 31 March 18:30 UTC.
 * Source: domain reference 1.8.
 */
export function financialYear(instant: Instant): string {
  const [year = '', month = ''] = istDate(instant).split('-')
  const first = Number(month) >= 4 ? Number(year) : Number(year) - 1
  return `${String(first).padStart(4, '0')}-${String((first + 1) % 100).padStart(2, '0')}`
}

/** `date` 24 Nov 2026 · `day` Tue, 24 Nov · `full` Tuesday, 24 November 2026 */
export type DateStyle = 'date' | 'day' | 'full'

/** Formats a date in India or an instant as a day. Identical on server and browser, independent of locale. */
export function formatIstDate(value: IstDate | Instant, style: DateStyle = 'date'): string {
  const date = typeof value === 'string' && value.length === 10 ? value : istDate(value)
  const name = weekday(date)
  const [year = '', month = '', dayOfMonth = ''] = date.split('-')
  const monthName = MONTHS[Number(month) - 1] ?? ''
  const day = String(Number(dayOfMonth))
  if (style === 'day') return `${name.slice(0, 3)}, ${day} ${monthName.slice(0, 3)}`
  if (style === 'full') return `${name}, ${day} ${monthName} ${year}`
  return `${day} ${monthName.slice(0, 3)} ${year}`
}

/** Formats a month, such as `2026-11`: `Nov 2026`. */
export const formatMonth = (month: string): string => formatIstDate(`${month}-01`).slice(2)

/** Formats the time of day in India: `4:30 PM`. Seconds are dropped. */
export function formatIstTime(instant: Instant): string {
  const local = new Date(toEpoch(instant) + IST_OFFSET_MS)
  const hours = local.getUTCHours()
  const minutes = String(local.getUTCMinutes()).padStart(2, '0')
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}

/** Formats the end of a price hold in India: `4:30 PM`, or the last day, `24 Nov 2026`, where it ends at midnight. */
export function formatIstEnd(instant: Instant): string {
  const at = toEpoch(instant)
  return (at + IST_OFFSET_MS) % 86_400_000 === 0 ? formatIstDate(at - 1) : formatIstTime(at)
}

/** Formats day and time in India: `24 Nov 2026, 4:30 PM`. */
export function formatIstDateTime(instant: Instant): string {
  return `${formatIstDate(toEpoch(instant))}, ${formatIstTime(instant)}`
}
