import type { VariantRow } from './store/read-sources.ts'

/** A variant as sold by the offer that the product shows. */
export type ShownVariant = VariantRow & {
  /** Its offers that may be shown, the best first. */
  ranked: readonly number[]
}

type Ranked = { pricePaise: number; dispatchDays: number; offerId: number }

/**
 * Of the offers on a variant, the better one first: a price before one on request, the lower price, the sooner dispatch, the older offer
 * (docs/decisions/0088-several-sellers.md).
 */
export const byOffer = (a: Ranked, b: Ranked): number =>
  Number(a.pricePaise === 0) - Number(b.pricePaise === 0) ||
  a.pricePaise - b.pricePaise ||
  a.dispatchDays - b.dispatchDays ||
  a.offerId - b.offerId

/**
 * Each variant once, as sold by its best offer of those in stock, else by its best one. `offers` is in display order of
 * the variants, which is kept.
 */
export function shownVariants(
  offers: readonly VariantRow[],
  isInStock: (offerId: number) => boolean,
): ShownVariant[] {
  return [...Map.groupBy(offers, ({ id }) => id).values()].flatMap((ofVariant) => {
    const ranked = ofVariant.toSorted(byOffer)
    const shown = ranked.find(({ offerId }) => isInStock(offerId)) ?? ranked[0]
    return shown === undefined ? [] : [{ ...shown, ranked: ranked.map(({ offerId }) => offerId) }]
  })
}
