import { addDays, addMonths, weekdayIndex } from './dates.ts'
import type { IstDate } from './dates.ts'

export const REPORT_STEPS = ['day', 'week', 'month'] as const
export type ReportStep = (typeof REPORT_STEPS)[number]

/** More bars than that are too thin to read. */
export const MOST_BARS = 100

const beginningOf = (day: IstDate, step: ReportStep): IstDate => {
  if (step === 'day') return day
  if (step === 'month') return `${day.slice(0, 7)}-01`
  // Weeks begin on Monday, weekdays with Sunday.
  return addDays(day, -((weekdayIndex(day) + 6) % 7))
}

/** The first days of the days, weeks or months that a period has days of; one more than can be shown at most. */
export function barsOf(from: IstDate, to: IstDate, step: ReportStep): IstDate[] {
  const bars: IstDate[] = []
  let first = beginningOf(from, step)
  while (first <= to && bars.length <= MOST_BARS) {
    bars.push(first)
    first = step === 'month' ? addMonths(first, 1) : addDays(first, step === 'week' ? 7 : 1)
  }
  return bars
}
