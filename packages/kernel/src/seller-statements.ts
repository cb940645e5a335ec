import { addDays, type IstDate } from './dates.ts'

/** Why a document of a seller isn't in a statement yet (OPS-06). */
export const STATEMENT_HOLDS = {
  under_way: 'On its way to the buyer',
  return_window: 'The buyer may still return it',
  open_return: 'A return of it is open',
  money_awaited: 'The gateway has not settled the payment',
  cash_awaited: 'The courier has not paid the cash out',
} as const
export type StatementHold = keyof typeof STATEMENT_HOLDS

/** How a seller's money moves: prepaid money by the aggregator's split, what the operator itself collects by its bank (domain reference 3.6). */
export const STATEMENT_CHANNELS = {
  aggregator: 'Prepaid, by the aggregator’s split',
  bank: 'Collected by the marketplace, by bank',
} as const
export type StatementChannel = keyof typeof STATEMENT_CHANNELS

/** The last day of the cycle that is over on a day: statements run from Monday to Sunday. */
export function lastCycleDay(today: IstDate): IstDate {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, weekday === 0 ? -7 : -weekday)
}
