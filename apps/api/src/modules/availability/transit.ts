/** Working days on the road for distances up to `maxKm`, as surface couriers quote them. */
export type TransitBand = { maxKm: number; minDays: number; maxDays: number; validFrom: string }

/** The bands a new shop starts with; the table transit_band holds the ones in force. */
export const transitBandSeed: TransitBand[] = [
  { maxKm: 60, minDays: 1, maxDays: 1, validFrom: '2026-01-01' },
  { maxKm: 300, minDays: 1, maxDays: 2, validFrom: '2026-01-01' },
  { maxKm: 800, minDays: 2, maxDays: 3, validFrom: '2026-01-01' },
  { maxKm: 1500, minDays: 3, maxDays: 5, validFrom: '2026-01-01' },
  { maxKm: 2500, minDays: 4, maxDays: 6, validFrom: '2026-01-01' },
  { maxKm: 4000, minDays: 6, maxDays: 9, validFrom: '2026-01-01' },
]
