/** Transit days for distances up to `maxKm`; 0: delivered on the day of dispatch. */
export type TransitBand = {
  maxKm: number
  minDays: number
  maxDays: number
  validFrom: string
  validTo: string | null
  source: string
}

const surface = {
  validFrom: '2026-01-01',
  validTo: null,
  source: 'house rule: days that surface couriers quote by distance',
}

/** Initial rows of transit_band, as surface couriers quote them. */
export const transitBands: readonly TransitBand[] = [
  { maxKm: 25, minDays: 0, maxDays: 0, ...surface },
  { maxKm: 120, minDays: 1, maxDays: 1, ...surface },
  { maxKm: 400, minDays: 1, maxDays: 2, ...surface },
  { maxKm: 900, minDays: 2, maxDays: 3, ...surface },
  { maxKm: 1600, minDays: 3, maxDays: 5, ...surface },
  { maxKm: 2600, minDays: 4, maxDays: 6, ...surface },
  { maxKm: 4500, minDays: 6, maxDays: 9, ...surface },
]
