import { istDate, type Instant } from './dates.ts'

/** A calendar month as `2026-11`. */
export const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

function monthAfter(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + by
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

export const nextMonth = (month: string): string => monthAfter(month, 1)

/** The month in India. */
export const monthOf = (instant: Instant): string => istDate(instant).slice(0, 7)

/** The current month in India and those before it, newest first. */
export const monthsUntil = (now: Instant, count: number): string[] =>
  Array.from({ length: count }, (_, back) => monthAfter(monthOf(now), -back))
