import { plural } from '@upchar/kernel/text'
import type { Setup } from './use-setup.ts'

export type Band = Setup['delivery_days']['bands'][number]

/** "2 to 3 days after it leaves" */
export function daysWords({ min_days: least, max_days: most }: Band): string {
  if (most === 0) return 'on the day it leaves'
  if (least === most) return `${plural(most, 'day')} after it leaves`
  return `${least} to ${plural(most, 'day')} after it leaves`
}

/** A distance in a line, as {@link readBands} reads it. */
export const writeBands = (bands: readonly Band[]): string =>
  bands.map((band) => `${band.up_to_km} ${band.min_days} ${band.max_days}`).join('\n')

const WANTED = 'write kilometres, least days and most days, such as 400 1 2'

function problemOf(band: Band, before: Band | undefined): string | undefined {
  if (band.up_to_km < 1 || band.up_to_km > 5_000) return 'enter 1 to 5,000 kilometres'
  if (band.up_to_km <= (before?.up_to_km ?? 0)) return 'enter the distances from near to far'
  if (band.max_days > 60) return 'enter at most 60 days'
  return band.max_days < band.min_days ? 'most days are fewer than the least' : undefined
}

/** Distances typed or pasted, one in a line, and what is wrong with the first that is. */
export function readBands(text: string): { bands: Band[]; problem?: string } {
  const bands: Band[] = []
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const numbers = line.trim().split(/[\s,;]+/)
    const [km = '', least = '', most = ''] = numbers
    const isRead = numbers.length === 3 && numbers.every((one) => /^\d{1,5}$/.test(one))
    const band = { up_to_km: Number(km), min_days: Number(least), max_days: Number(most) }
    const problem = isRead ? problemOf(band, bands.at(-1)) : WANTED
    if (problem !== undefined) return { bands, problem: `Line ${i + 1}: ${problem}` }
    bands.push(band)
  }
  if (bands.length > 20) return { bands, problem: 'Enter at most twenty distances' }
  return bands.length === 0 ? { bands, problem: `Line 1: ${WANTED}` } : { bands }
}
