import { setBit } from './bits.ts'
import type { Demand } from './demands.ts'
import type { IndexParts } from './index-parts.ts'

const rupee = 100

/** The variants in a range of rupees, both ends included; a price on request lies in none. */
export function pricedIn(
  { variants, prices }: Pick<IndexParts, 'variants' | 'prices'>,
  range: { min: number; max: number },
): Demand {
  const [min, max] = [Math.max(range.min * rupee, 1), range.max * rupee]
  const groups = new Uint32Array(Math.ceil(prices.length / 32))
  const some = new Uint32Array(groups.length)
  for (let ordinal = 0; ordinal < prices.length; ordinal++) {
    const lowest = prices[ordinal] ?? 0
    if (lowest === 0 || lowest > max) continue
    const [start, end] = [variants.start(ordinal), variants.end(ordinal)]
    let inside = start === end && lowest >= min ? 1 : 0
    for (let variant = start; variant < end; variant++) {
      const price = variants.price(variant)
      if (price >= min && price <= max) inside++
    }
    if (inside > 0) setBit(groups, 0, ordinal)
    if (inside > 0 && inside < end - start) setBit(some, 0, ordinal)
  }
  return {
    groups: { from: 0, words: groups },
    some: { from: 0, words: some },
    meets: (variant) => variants.price(variant) >= min && variants.price(variant) <= max,
  }
}
