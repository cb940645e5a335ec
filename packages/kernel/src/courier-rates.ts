/** What a line of a courier's rate card says (OPS-02). Codes are stored: never reuse one. */
export const COURIER_RATE_KINDS = ['freight', 'fuel', 'cash_fee', 'volumetric'] as const
export type CourierRateKind = (typeof COURIER_RATE_KINDS)[number]

export type CourierRateValue = 'amount' | 'percent' | 'divisor'

type CourierRateWords = {
  readonly name: string
  /** What a line states; of two the greater amount counts. */
  readonly values: readonly [CourierRateValue, ...CourierRateValue[]]
}

export const COURIER_RATES: Readonly<Record<CourierRateKind, CourierRateWords>> = {
  freight: { name: 'Freight', values: ['amount'] },
  fuel: { name: 'Fuel surcharge', values: ['percent'] },
  cash_fee: { name: 'Fee for cash on delivery', values: ['amount', 'percent'] },
  volumetric: { name: 'Volumetric weight', values: ['divisor'] },
}

/** The heaviest parcel that a slab may be for: one tonne. */
export const COURIER_SLAB_MOST_GRAMS = 1_000_000

/** A courier's name without what people type differently: "Blue  Dart " and "blue dart" are one. */
export const courierKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** Cubic centimetres that a courier counts as one kilogram: air takes 5,000 or 6,000, surface as few as 2,700. */
export const COURIER_DIVISORS = { least: 1000, most: 10_000 } as const

/** The volumetric weight of a parcel in grams, any part of a gram counted as one. */
export const volumetricGrams = (volumeMm3: number, divisor: number): number =>
  Math.ceil(volumeMm3 / divisor)
