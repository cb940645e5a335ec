import { COLD_CHAIN, type TemperatureVerdict } from '@upchar/kernel/cold-chain'
import type { Reading } from './read-log.ts'

const minute = 60_000

/** The way of a parcel: from the hand-over to the delivery, in milliseconds. */
export type Way = { from: number; to: number }
export type Judgement = {
  verdict: TemperatureVerdict
  lowest: number | null
  highest: number | null
  /** Whole minutes out of the range, a begun one counts. */
  minutesOutside: number
}

const isOutside = ({ tenths }: Reading): boolean =>
  tenths < COLD_CHAIN.lowest || tenths > COLD_CHAIN.highest

/**
 * What a logger's readings say about the way (OPS-02). A reading holds until the next one, so the last one before the way counts, too. Too many minutes
 * outside the range, or any below freezing, are an excursion; gaps prove nothing, but an excursion between them counts.
 */
export function judgeLog(readings: readonly Reading[], way: Way): Judgement {
  let outside = 0
  let longestGap = 0
  let covered = way.from
  const tenths: number[] = []
  for (const [index, reading] of readings.entries()) {
    const next = readings[index + 1]
    const [begins, ends] = [
      Math.max(reading.at, way.from),
      Math.min(next?.at ?? reading.at, way.to),
    ]
    const isOnTheWay = (reading.at >= way.from && reading.at <= way.to) || ends > begins
    if (!isOnTheWay) continue
    tenths.push(reading.tenths)
    if (isOutside(reading)) outside += Math.max(0, ends - begins)
    longestGap = Math.max(longestGap, begins - covered, ends - begins)
    covered = Math.max(covered, begins, ends)
  }
  longestGap = Math.max(longestGap, way.to - covered)
  const [lowest, highest] = [Math.min(...tenths), Math.max(...tenths)]
  const isExcursion =
    tenths.length > 0 &&
    (lowest < COLD_CHAIN.frozen || outside > COLD_CHAIN.minutesAllowed * minute)
  const isGapless = tenths.length > 0 && longestGap <= COLD_CHAIN.longestGapMinutes * minute
  return {
    verdict: isExcursion ? 'excursion' : isGapless ? 'kept' : 'unclear',
    lowest: tenths.length > 0 ? lowest : null,
    highest: tenths.length > 0 ? highest : null,
    minutesOutside: Math.ceil(outside / minute),
  }
}
