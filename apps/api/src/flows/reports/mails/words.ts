import { formatIstDate } from '@upchar/kernel/dates'
import { share } from '@upchar/kernel/text'
import { formatRupees, groupDigits, wireToPaise, type Paise } from '@upchar/kernel/money'

/** What a mail says of a report: sums in words, nothing of a person. `path`: where the console shows it. */
export type ReportWords = { lines: string[]; isEmpty: boolean; path: string }
export type Days = { from: string; until: string }

export const money = (amount: Paise): string => formatRupees(amount, { paise: 'always' })
export const rupees = (value: number): string => money(wireToPaise(value))

/** "7 of 8 (87%)", rounded down so that only all of it is 100%. */
export const outOf = (part: number, whole: number): string =>
  `${groupDigits(part)} of ${groupDigits(whole)} (${share(part, whole)})`

export const daysWords = ({ from, until }: Days): string =>
  from === until ? formatIstDate(from) : `${formatIstDate(from)} to ${formatIstDate(until)}`
