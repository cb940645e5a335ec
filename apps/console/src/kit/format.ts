import { daysBetween, formatIstDate, istDate, toEpoch } from '@upchar/kernel/dates'
import { formatRupees, wireToPaise } from '@upchar/kernel/money'
import { plural } from '@upchar/kernel/text'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago, for lists: "just now", "5 min ago", "3 h ago", "yesterday", "6 days ago", then the day. */
export function ago(instant: string, now = Date.now()): string {
  const passed = now - toEpoch(instant)
  if (passed < MINUTE) return 'just now'
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min ago`
  const days = daysBetween(istDate(instant), istDate(now))
  if (days === 0 || passed < 6 * HOUR) return `${Math.floor(passed / HOUR)} h ago`
  if (days === 1) return 'yesterday'
  return days < 15 ? `${days} days ago` : formatIstDate(toEpoch(instant))
}

/** How long something has waited: "3 days" by the calendar as {@link ago} counts them, "5 h", "10 min". */
export function waited(since: string, now = Date.now()): string {
  const passed = Math.max(0, now - toEpoch(since))
  if (passed < HOUR) return `${Math.max(1, Math.floor(passed / MINUTE))} min`
  return passed < 2 * DAY
    ? `${Math.floor(passed / HOUR)} h`
    : plural(daysBetween(istDate(since), istDate(now)), 'day')
}

/** Whether something has waited for at least `days` days. */
export const hasWaited = (since: string, days: number, now = Date.now()): boolean =>
  now - toEpoch(since) > days * DAY

/** Today in India. */
export const today = (now = Date.now()): string => istDate(now)

/** Calendar days until a day in India; negative if it has passed. */
export const daysUntil = (day: string, now = Date.now()): number => daysBetween(istDate(now), day)

/** "4:05" for a number of seconds. */
export const minutesSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** "first", "2nd", "3rd" … */
export const nth = (count: number): string => {
  const rest = count % 100
  const ending =
    rest >= 11 && rest <= 13
      ? 'th'
      : (({ 1: 'st', 2: 'nd', 3: 'rd' } as Record<number, string>)[count % 10] ?? 'th')
  return `${count}${ending}`
}

/** "340 kB", "1.2 MB" */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`

/** +91 98765 43210 */
export const phoneText = (digits: string): string =>
  digits.length === 10 ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : digits

const numbers = new Intl.NumberFormat('en-IN')
/** 1,23,456 */
export const count = (value: number): string => numbers.format(value)

/** ₹1,23,456.50 for rupees from the API. */
export const rupees = (value: number): string => formatRupees(wireToPaise(value))

/** ₹1,23,456.00, where amounts stand below each other to be added up. */
export const exactRupees = (value: number): string =>
  formatRupees(wireToPaise(value), { paise: 'always' })

/** A greeting by the time of day in India. */
export function greeting(now = Date.now()): string {
  const hour = new Date(now + 5.5 * HOUR).getUTCHours()
  if (hour < 12) return 'Good morning'
  return hour < 17 ? 'Good afternoon' : 'Good evening'
}

/** For a day that isn't in the calendar, or not whole. */
export const NOT_A_DAY = 'Write the day as 31-03-2027'

/** "12.5%" for basis points, "−3%". */
export const percentOf = (basisPoints: number): string =>
  `${basisPoints < 0 ? '−' : ''}${Math.abs(basisPoints) / 100}%`
