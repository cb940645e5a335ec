import { addDays, formatIstDate, type IstDate } from '@upchar/kernel/dates'
import { formatRupees } from '@upchar/kernel/money'
import type { Margins } from './margins.ts'
import type { CostedOffer } from './store.ts'

/** The first day of GST: what costs without it is reckoned from then. */
const earliest = '2017-07-01'
const mostTimes = 10

/** What is wrong with the day; undefined: nothing. */
export function dayProblem(day: string, today: IstDate): string | undefined {
  const latest = addDays(today, 365)
  return day < earliest || day > latest
    ? `Choose a day from ${formatIstDate(earliest)} to ${formatIstDate(latest)}`
    : undefined
}

/** A cost of many times the price was typed in paise, or for a carton. */
export function costProblem(
  margins: Margins,
  offer: CostedOffer,
  paise: number | null,
): string | undefined {
  const net = margins.of(offer)?.netPaise
  return paise !== null && net !== undefined && paise > mostTimes * net
    ? `Enter the cost of one pack: ${formatRupees(paise)} is more than ${mostTimes} times its price`
    : undefined
}
