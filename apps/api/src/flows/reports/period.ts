import {
  addDays,
  daysBetween,
  endOfIstDate,
  startOfIstDate,
  type IstDate,
} from '@upchar/kernel/dates'
import { err, ok } from '@upchar/kernel/result'

/** Days in India, both included, and the moments at which they begin and end. */
export type Period = { from: IstDate; to: IstDate; begins: Date; ends: Date }

const periodOf = (from: IstDate, to: IstDate): Period => ({
  from,
  to,
  begins: new Date(startOfIstDate(from)),
  ends: new Date(endOfIstDate(to)),
})

const periodWrong = (message: string) => err({ code: 'report_period_wrong' as const, message })

/** The days of a report and as many directly before. `tooLong`: what to choose instead; false: they are few enough. */
export function periodsOf({ from, to }: { from: IstDate; to: IstDate }, tooLong: string | false) {
  if (to < from) return periodWrong('The last day is before the first')
  if (tooLong !== false) return periodWrong(tooLong)
  const days = daysBetween(from, to) + 1
  return ok({ now: periodOf(from, to), past: periodOf(addDays(from, -days), addDays(from, -1)) })
}

/** As an answer says them. */
export const daysOf = ({ from, to }: Period) => ({ from, to })
