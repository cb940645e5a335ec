/** Transit days for distances up to `maxKm`; 0: delivered on the day of dispatch. */
export type TransitBand = { maxKm: number; minDays: number; maxDays: number; validFrom: string }

/** Initial rows of transit_band, as surface couriers quote them. */
export const transitBands: readonly TransitBand[] = [
  { maxKm: 25, minDays: 0, maxDays: 0, validFrom: '2026-01-01' },
  { maxKm: 120, minDays: 1, maxDays: 1, validFrom: '2026-01-01' },
  { maxKm: 400, minDays: 1, maxDays: 2, validFrom: '2026-01-01' },
  { maxKm: 900, minDays: 2, maxDays: 3, validFrom: '2026-01-01' },
  { maxKm: 1600, minDays: 3, maxDays: 5, validFrom: '2026-01-01' },
  { maxKm: 2600, minDays: 4, maxDays: 6, validFrom: '2026-01-01' },
  { maxKm: 4500, minDays: 6, maxDays: 9, validFrom: '2026-01-01' },
]
