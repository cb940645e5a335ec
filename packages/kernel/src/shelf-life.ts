import { addMonths, formatIstDate, type IstDate } from './dates.ts'
import { plural } from './text.ts'

/** Months of shelf life that a buyer can choose from; which of them are offered depends on the batches in stock. */
export const SHELF_LIFE_CHOICES: readonly number[] = Object.freeze([3, 6, 9, 12, 18, 24, 36])

/** The most months that a buyer may ask for. */
export const MOST_SHELF_LIFE_MONTHS = 60

/** What a line was sold with: its goods expire on this day or later; `months`: what the buyer asked for on delivery. */
export type ShelfLifePromise = { expiresFrom: IstDate; months?: number }

/** Full months from a day to a later one; 0 where there is none. */
export function fullMonths(from: IstDate, to: IstDate): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number)
  const between = (toYear - fromYear) * 12 + toMonth - fromMonth
  return Math.max(0, addMonths(from, between) <= to ? between : between - 1)
}

/** "at least 6 months of shelf life left on delivery" */
export const shelfLifeWords = (months: number): string =>
  `at least ${plural(months, 'month')} of shelf life left on delivery`

/** "Expires 31 May 2027 or later", with what the buyer asked for. */
export const lifePromiseWords = ({ expiresFrom, months }: ShelfLifePromise): string =>
  `Expires ${formatIstDate(expiresFrom)} or later${months === undefined ? '' : `: ${shelfLifeWords(months)}`}`

/** Whether a batch keeps a promise. One without an expiry date proves nothing. */
export const keepsPromise = (
  expiresOn: IstDate | null,
  promise: Pick<ShelfLifePromise, 'expiresFrom'> | undefined,
): boolean => promise === undefined || (expiresOn !== null && expiresOn >= promise.expiresFrom)
