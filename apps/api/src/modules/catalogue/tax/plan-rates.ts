import { addDays, type IstDate } from '@upchar/kernel/dates'
import { isInForce } from '@upchar/kernel/day-rules'
import type { DatedGstRate } from '@upchar/kernel/gst-rates'

type Dated = Pick<DatedGstRate, 'validFrom' | 'validTo'>
export type RateState = 'running' | 'planned' | 'ended' | 'withdrawn'

/** Whether a row never applies any more: it was replaced or withdrawn on its first day or before. */
const isWithdrawn = ({ validFrom, validTo }: Dated): boolean =>
  validTo !== null && validTo < validFrom

export function stateOn(row: Dated, day: IstDate): RateState {
  if (isWithdrawn(row)) return 'withdrawn'
  if (row.validFrom > day) return 'planned'
  return row.validTo !== null && row.validTo < day ? 'ended' : 'running'
}

/** Differs after every change of a heading's rows: they are only added, or withdrawn. */
export const revisionOf = (own: readonly (Dated & { id: number })[]): string =>
  `${own.reduce((highest, { id }) => Math.max(highest, id), 0)}.${own.filter(isWithdrawn).length}`

/**
 * What a new rate from a day does to a heading's rows: those in force end on the day before, one that begins on
 * the same day is replaced, and later ones stay and end the new rate.
 */
export function planChange<R extends Dated>(
  own: readonly R[],
  from: IstDate,
): { ended: R[]; endedOn: IstDate; validTo: IstDate | null } {
  const live = own.filter((row) => !isWithdrawn(row))
  const next = live
    .map(({ validFrom }) => validFrom)
    .filter((day) => day > from)
    .toSorted()[0]
  return {
    ended: live.filter((row) => isInForce(row, from)),
    endedOn: addDays(from, -1),
    validTo: next === undefined ? null : addDays(next, -1),
  }
}

/** What withdrawing the rate that begins on a day does: the one before it goes on until the next. */
export function planWithdrawal<R extends Dated>(
  own: readonly R[],
  from: IstDate,
): { withdrawn: R[]; endedOn: IstDate; extended: R[]; extendedTo: IstDate | null } {
  const live = own.filter((row) => !isWithdrawn(row))
  const withdrawn = live.filter(({ validFrom }) => validFrom === from)
  const endedOn = addDays(from, -1)
  return {
    withdrawn,
    endedOn,
    extended: live.filter(({ validTo }) => validTo === endedOn),
    extendedTo: withdrawn[0]?.validTo ?? null,
  }
}
