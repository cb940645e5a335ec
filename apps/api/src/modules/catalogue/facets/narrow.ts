import { bitsOf, count, forEachBit, intersect, noBits, subtract, union, type Bits } from './bits.ts'
import { anyMeets, dividing, meetsAll, type Demand } from './demands.ts'
import type { Counted } from './selection.ts'
import type { Variants } from './variants.ts'

/**
 * The groups of `start` with one and the same variant that meets all demands. Only where two demands
 * tell a group's variants apart are these looked at (ROUTE-02).
 */
export function narrow(start: Bits, demands: readonly Demand[], variants: Variants): Counted {
  const bits = demands.reduce((sum, { groups }) => intersect(sum, groups), start)
  const dividers = demands.filter(({ some }) => some.words.length > 0)
  if (dividers.length === 0) return { bits, total: count(bits), mixed: noBits, demands: [] }
  let once = noBits
  let twice = noBits
  for (const { some } of dividers) {
    const here = intersect(bits, some)
    twice = union([twice, intersect(once, here)])
    once = union([once, here])
  }
  const missed: number[] = []
  forEachBit(twice, (ordinal) => {
    if (!anyMeets(variants, dividers, ordinal)) missed.push(ordinal)
  })
  if (missed.length === 0) return { bits, total: count(bits), mixed: once, demands: dividers }
  const misses = bitsOf(missed)
  const met = subtract(bits, misses)
  return { bits: met, total: count(met), mixed: subtract(once, misses), demands: dividers }
}

/** Of the groups of which only some variants are in the set: by value number, those with one that has the value. */
export function countOwnValues(
  { mixed, demands }: Counted,
  numbers: number,
  variants: Variants,
): Uint32Array {
  const counts = new Uint32Array(numbers)
  const last = new Uint32Array(numbers)
  const { profiles, profileStarts, profileValues } = variants.columns
  forEachBit(mixed, (ordinal) => {
    const own = dividing(demands, ordinal)
    const end = variants.end(ordinal)
    for (let variant = variants.start(ordinal); variant < end; variant++) {
      if (!meetsAll(own, variant, ordinal)) continue
      const profile = profiles[variant] ?? 0
      const stop = profileStarts[profile + 1] ?? 0
      for (let i = profileStarts[profile] ?? 0; i < stop; i++) {
        const number = profileValues[i] ?? 0
        if (last[number] === ordinal + 1) continue
        last[number] = ordinal + 1
        counts[number] = (counts[number] ?? 0) + 1
      }
    }
  })
  return counts
}

/** The lowest price among the group's variants that meet the demands; 0 where it is on request. */
export function lowestPrice(
  variants: Variants,
  demands: readonly Demand[],
  ordinal: number,
): number {
  let lowest = 0
  const own = dividing(demands, ordinal)
  const end = variants.end(ordinal)
  for (let variant = variants.start(ordinal); variant < end; variant++) {
    const price = variants.price(variant)
    if (price > 0 && (lowest === 0 || price < lowest) && meetsAll(own, variant, ordinal))
      lowest = price
  }
  return lowest
}
