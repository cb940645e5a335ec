import { endOfIstDate, istDate, startOfIstDate, type IstDate } from '@upchar/kernel/dates'

/** First and last day in India of prices that staff set; null: until staff end them. */
type PriceDays = { first_day: IstDate; last_day: IstDate | null }

/** What is wrong with the days, by field. */
export const dayProblems = (
  { first_day: first, last_day: last }: PriceDays,
  today: IstDate,
): { field: string; message: string }[] => [
  ...(first < today ? [{ field: 'first_day', message: 'Choose today or a later day' }] : []),
  ...(last !== null && last < first
    ? [{ field: 'last_day', message: 'Choose the first day or a later one' }]
    : []),
]

/** The moments of the days: prices from today on apply at once. */
export const momentsOf = (
  { first_day: first, last_day: last }: PriceDays,
  at: Date,
): { validFrom: Date; validTo: Date | null } => ({
  validFrom: first === istDate(at) ? at : new Date(startOfIstDate(first)),
  validTo: last === null ? null : new Date(endOfIstDate(last)),
})

/** Where dated prices stand at a moment. */
export const datedState = (
  { validFrom, validTo }: { validFrom: Date; validTo: Date | null },
  at: Date,
): 'planned' | 'running' | 'over' =>
  validTo !== null && at >= validTo ? 'over' : at < validFrom ? 'planned' : 'running'
