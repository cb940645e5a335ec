import { mayReview } from '@upchar/kernel/reviews'
import type { SellerFacts } from '../../sellers/index.ts'
import type { Buying } from '../buying/buying.ts'
import type { FamilyReference, References } from '../memory/references.ts'
import type { ShownVariant } from '../best-offer.ts'
import type { GroupRow, VariantRow } from '../store/read-sources.ts'

/** One group with everything its read model needs. At least one variant. */
export type GroupSources = {
  group: GroupRow
  family: FamilyReference
  brand: NonNullable<ReturnType<References['brandsById']['get']>>
  /** In display order. */
  variants: readonly [ShownVariant, ...ShownVariant[]]
  /** The cheapest variant, or the first of equals: it sets the price on cards and in price sorts. */
  shown: VariantRow
  sellers: ReadonlyMap<number, SellerFacts>
  buying: Buying
}

/** The rating in tenths and how many gave it: both 0 without reviews, and for goods that may have none (UI-10). */
export function ratingOf({
  productClass,
  reviewCount,
  reviewStars,
}: Pick<GroupRow, 'productClass' | 'reviewCount' | 'reviewStars'>): {
  tenths: number
  count: number
} {
  return reviewCount > 0 && mayReview(productClass)
    ? { tenths: Math.round((reviewStars * 10) / reviewCount), count: reviewCount }
    : { tenths: 0, count: 0 }
}

/** The cheapest variant with a price; the first if all are on request. */
export function cheapest(variants: readonly [VariantRow, ...VariantRow[]]): VariantRow {
  const priced = variants.filter((variant) => variant.pricePaise > 0)
  return priced.reduce<VariantRow>(
    (best, variant) => (variant.pricePaise < best.pricePaise ? variant : best),
    priced[0] ?? variants[0],
  )
}
