import { hasBit } from './bits.ts'
import { dividing, meetsAll, type Demand } from './demands.ts'
import type { Selected } from './selection.ts'
import type { Variants } from './variants.ts'

/** How a card chooses among the variants that meet the query. */
export type Choosing = {
  /** What the search words ask for besides: most of it counts. */
  wishes: readonly Demand[]
  /** The list is sorted by price: the cheapest goes before what is in stock. */
  byPrice: boolean
}

/**
 * The variant that a group's card carries, by its place in display order: of those that meet all of
 * the query one that fits the wishes best, in stock for the visitor, the cheapest. Undefined where
 * query and wishes don't tell the group's variants apart.
 */
export function chooseVariant(
  variants: Variants,
  ordinal: number,
  { result, inStock }: Selected,
  { wishes, byPrice }: Choosing,
): number | undefined {
  const start = variants.start(ordinal)
  const own = Array.from({ length: variants.end(ordinal) - start }, (_, i) => start + i)
  const demands = dividing(result.demands, ordinal)
  const met = hasBit(result.mixed, ordinal)
    ? own.filter((variant) => meetsAll(demands, variant, ordinal))
    : own
  const fits = (variant: number) =>
    wishes.filter(
      (one) =>
        hasBit(one.groups, ordinal) && (!hasBit(one.some, ordinal) || one.meets(variant, ordinal)),
    ).length
  const most = Math.max(...met.map(fits))
  const best = met.filter((variant) => fits(variant) === most)
  if (best.length === own.length) return undefined
  const away = (variant: number) => (byPrice || inStock(variant, ordinal) ? 0 : 1)
  const price = (variant: number) => variants.price(variant) || Infinity
  const [chosen] = best.toSorted((a, b) => away(a) - away(b) || compare(price(a), price(b)))
  return chosen === undefined ? undefined : chosen - start
}

const compare = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0)
