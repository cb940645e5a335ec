/** A quotient rounded half up, as domain reference 1.5 has it; both numbers are not negative. */
const roundedHalfUp = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor)

export type Tax = { taxable: bigint; cgst: bigint; sgst: bigint; igst: bigint }

/**
 * The tax inside a price. CGST Rules 35: price × rate / (100 + rate), to the paisa; section 170 rounds the return, not
 * the invoice. Within a state both halves are equal, and an odd paisa is part of the value.
 */
export function taxInside(price: bigint, rateBp: bigint, withinState: boolean): Tax {
  const value = roundedHalfUp(price * 10_000n, 10_000n + rateBp)
  const tax = price - value
  if (!withinState) return { taxable: value, cgst: 0n, sgst: 0n, igst: tax }
  const half = tax / 2n
  return { taxable: price - half - half, cgst: half, sgst: half, igst: 0n }
}

/** How a supply to a special economic zone is taxed: with integrated tax, or under a letter of undertaking; null: an ordinary one. */
export type Zone = 'igst' | 'lut' | null

/**
 * The tax inside what is charged to a special economic zone: inter-State wherever it lies (IGST Act s.7(5)(b)), and none under a
 * letter of undertaking (s.16(3)(a)), where the price is the value.
 */
export function taxFor(price: bigint, rateBp: bigint, withinState: boolean, zone: Zone): Tax {
  if (zone === 'lut') return { taxable: price, cgst: 0n, sgst: 0n, igst: 0n }
  return taxInside(price, rateBp, withinState && zone === null)
}

/** A share in basis points, rounded half up to the paisa. */
export const shareOf = (amount: bigint, bp: bigint): bigint => roundedHalfUp(amount * bp, 10_000n)

/** A share of an amount by pieces, rounded half up to the paisa. */
export const byPieces = (amount: bigint, pieces: bigint, of: bigint): bigint =>
  roundedHalfUp(amount * pieces, of)

export const sum = (amounts: Iterable<bigint>): bigint => {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}

/** `₹1,23,456.70`, as India groups digits. */
export function rupees(paise: bigint): string {
  const size = paise < 0n ? -paise : paise
  const whole = (size / 100n).toString().replace(/\B(?=(\d\d)*\d{3}$)/g, ',')
  return `${paise < 0n ? '−' : ''}₹${whole}.${(size % 100n).toString().padStart(2, '0')}`
}
