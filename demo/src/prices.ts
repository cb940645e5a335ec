import type { Random } from './random.ts'
import type { BrandTier } from './model.ts'

const where: Readonly<Record<BrandTier, number>> = { budget: 0.05, mid: 0.38, premium: 0.72 }

/** A price in rupees with a typical ending, between `low` and `high`. */
export function priceEnding(rupees: number, low: number, high: number): number {
  const steps = (step: number, less: number) =>
    Math.max(step, Math.round(rupees / step) * step) - less
  let nice: number
  if (rupees < 20) nice = steps(0.5, 0)
  else if (rupees < 150) nice = steps(1, 0)
  else if (rupees < 1000) nice = steps(10, 1)
  else if (rupees < 5000) nice = steps(50, 1)
  else if (rupees < 50_000) nice = steps(100, 10)
  else if (rupees < 300_000) nice = steps(500, 0)
  else nice = steps(5000, 0)
  return Math.min(high, Math.max(low, nice))
}

/** The MRP: `markup` times the selling price, rounded like printed prices. */
export function mrpFor(rupees: number, markup: number): number {
  const raw = rupees * markup
  const step =
    rupees < 20
      ? 0.5
      : rupees < 100
        ? 1
        : rupees < 1000
          ? 5
          : rupees < 10_000
            ? 10
            : rupees < 100_000
              ? 100
              : 500
  return Math.round(raw / step) * step
}

/** Prices of the options in rupees: the brand's position in the kind's band, growing by `step` from option to option. Growth
 *  beyond the band is flattened, so that adjacent prices stay distinct. */
export function optionPrices(
  low: number,
  high: number,
  tier: BrandTier,
  step: number,
  offsets: readonly number[],
  allOffsets: readonly number[],
  rng: Random,
): number[] {
  const growth = Math.log(1 + step)
  const spread = Math.abs(growth) * (Math.max(...allOffsets) - Math.min(...allOffsets))
  const room = Math.log(high / low)
  const scale = spread > room * 0.75 ? (room * 0.75) / spread : 1
  const logs = allOffsets.map((offset) => offset * growth * scale)
  const from = Math.log(low) - Math.min(...logs)
  const to = Math.log(high) - Math.max(...logs)
  const base = from + (to - from) * (where[tier] + rng.next() * 0.22)
  return offsets.map((offset) => priceEnding(Math.exp(base + offset * growth * scale), low, high))
}
