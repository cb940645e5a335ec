import { ok, refuse } from './result.ts'
import type { Result } from './result.ts'

/**
 * Integer paise; ₹1 = 100. A weak brand: plain integers and sums are accepted, but {@link Rupees} are not.
 */
export type Paise = number & { readonly unit?: 'paise' }

/** Rupees with at most two decimals, for the API and display only, never for arithmetic. */
export type Rupees = number & { readonly unit?: 'rupees' }

/** A rate in hundredths of a percent; 500 = 5 %. */
export type BasisPoints = number & { readonly unit?: 'basis points' }

/**
 * The largest amount: ₹9,99,999 crore. A rupee amount survives JSON to the paisa only up to fifteen significant digits, so
 * larger amounts are refused instead of silently rounded.
 */
export const MAX_PAISE: Paise = 999_999_999_999_999

/** Whether a number is a valid amount: an integer within {@link MAX_PAISE} on either side of zero. */
export function isPaise(value: number): value is Paise {
  return Number.isInteger(value) && Math.abs(value) <= MAX_PAISE
}

/** Asserts that a number is an amount in paise. Throws RangeError otherwise: a fraction or NaN here is a bug. */
export function paise(value: number): Paise {
  if (!isPaise(value)) throw new RangeError(`Not an amount in paise: ${value}`)
  return value === 0 ? 0 : value
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,2}))?$/

/**
 * Parses rupees of a person or another system, exactly. Accepts `249`, `249.5`, `'249.50'`, `'-3'`. Refuses anything but a
 * plain decimal number, more than two decimals and too large amounts with code `invalid_amount`.
 */
export function parseRupees(value: number | string): Result<Paise> {
  const match = DECIMAL.exec(String(value))
  if (!match) return refuse('invalid_amount', 'Enter an amount in rupees with at most two decimals')
  const [, sign, whole = '', fraction = ''] = match
  const digits = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
  if (digits > BigInt(MAX_PAISE)) return refuse('invalid_amount', 'Enter a smaller amount')
  const amount = Number(digits)
  return ok(sign === '-' && amount !== 0 ? -amount : amount)
}

/**
 * Rupees to paise, exactly, for values of our own code or data. Throws RangeError where {@link parseRupees} would refuse: a
 * third decimal means that somebody computed with rupees.
 */
export function rupeesToPaise(value: Rupees | string): Paise {
  const parsed = parseRupees(value)
  if (!parsed.ok) throw new RangeError(`Not rupees with at most two decimals: ${value}`)
  return parsed.value
}

/**
 * Rupees of our own API (at most two decimals, by {@link paiseToRupees}) to paise, for display. Exact for every valid
 * amount; unlike {@link rupeesToPaise} it doesn't check for a third decimal, which keeps it small.
 */
export function wireToPaise(value: Rupees): Paise {
  return paise(Math.round(value * 100))
}

/** Paise to rupees for the API: a number with at most two decimals. Throws RangeError on an invalid amount. */
export function paiseToRupees(amount: Paise): Rupees {
  return paise(amount) / 100
}

/** Adds amounts; 0 for none. Throws RangeError if the sum is not a valid amount. */
export function sumPaise(amounts: Iterable<Paise>): Paise {
  let sum = 0
  for (const amount of amounts) sum += amount
  return paise(sum)
}

/** Indian digit grouping of an integer: 1234567 → `12,34,567`. Hand-written so that server and browser always agree. */
export function groupDigits(value: number | bigint): string {
  const text = String(value)
  const sign = text.startsWith('-') ? '-' : ''
  const digits = sign ? text.slice(1) : text
  const head = digits.slice(0, -3)
  const tail = digits.slice(-3)
  return sign + (head ? `${head.replace(/\B(?=(\d\d)+$)/g, ',')},${tail}` : tail)
}

/** When {@link formatRupees} prints paise. */
export type FormatRupeesOptions = {
  /** `when-non-zero` (default, for cards): ₹1,299 and ₹1,299.50. `always` (cart, checkout, invoices): ₹1,299.00. */
  paise?: 'when-non-zero' | 'always'
}

/** Formats an amount: `₹1,23,456.50`, negative `−₹150`. Throws RangeError on an invalid amount. */
export function formatRupees(amount: Paise, options: FormatRupeesOptions = {}): string {
  const size = Math.abs(paise(amount))
  const rest = size % 100
  const whole = `₹${groupDigits((size - rest) / 100)}`
  const fraction =
    rest !== 0 || options.paise === 'always' ? `.${String(rest).padStart(2, '0')}` : ''
  return (amount < 0 ? '−' : '') + whole + fraction
}

/**
 * n ÷ d rounded to the nearest integer, halves away from zero: 5 ÷ 2 = 3 and -5 ÷ 2 = -3, so that a reversal undoes it
 * exactly. Pass products as bigint when they may exceed 2^53. Throws RangeError unless d > 0.
 */
export function roundHalfUpDiv(n: number | bigint, d: number | bigint): number {
  const numerator = BigInt(n)
  const divisor = BigInt(d)
  if (divisor <= 0n) throw new RangeError(`Divisor must be above zero: ${d}`)
  const size = numerator < 0n ? -numerator : numerator
  const rounded = Number((2n * size + divisor) / (2n * divisor))
  if (!Number.isSafeInteger(rounded)) throw new RangeError('Quotient is too large')
  return numerator < 0n && rounded !== 0 ? -rounded : rounded
}

/** a × b ÷ d, rounded like {@link roundHalfUpDiv}, exact for any product. */
export function mulDivHalfUp(a: number, b: number, d: number): number {
  return roundHalfUpDiv(BigInt(a) * BigInt(b), d)
}

/**
 * Allocates a total to lines in proportion to their weights by largest remainder: the parts add up exactly, each is within
 * one paisa of its share, and none exceeds its weight unless the total exceeds the sum of weights. Ties go to the heavier
 * line, so the order of lines doesn't matter. Weights are non-negative integers. Throws RangeError on a non-zero total with
 * zero weights.
 * Source: domain reference 1.5 (order discounts, freight split).
 */
export function allocate(total: Paise, weights: readonly number[]): Paise[] {
  paise(total)
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError('Weights must be non-negative integers')
  }
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (sum === 0n) {
    if (total !== 0) throw new RangeError('Nothing to allocate the amount to')
    return weights.map(() => 0)
  }
  const size = BigInt(Math.abs(total))
  const shares = weights.map((weight, index) => {
    const product = size * BigInt(weight)
    return { index, weight, part: Number(product / sum), remainder: product % sum }
  })
  let left = Math.abs(total) - shares.reduce((all, share) => all + share.part, 0)
  const queue = shares.toSorted((a, b) =>
    a.remainder === b.remainder
      ? b.weight - a.weight || a.index - b.index
      : a.remainder > b.remainder
        ? -1
        : 1,
  )
  for (const share of queue) {
    if (left === 0) break
    share.part += 1
    left -= 1
  }
  return shares.map((share) => (total < 0 && share.part !== 0 ? -share.part : share.part))
}
