import type { ShownVariant } from '../best-offer.ts'
import { asciiJson } from './ascii-json.ts'
import { buildCard } from './card.ts'
import { buildDetail } from './detail.ts'
import { facetKeys } from './facet-keys.ts'
import { withoutHiddenPrice } from './hidden-prices.ts'
import { cheapest, ratingOf, type GroupSources } from './sources.ts'

/** A row of product_read without its warehouses. */
export type ReadModel = {
  groupId: number
  slug: string
  card: string
  detail: string
  businessCategory: string
  categorySlug: string
  familyKey: string
  brandSlug: string
  facets: string[]
  /** In display order, as on the card. `facets`: those that not all variants have. */
  variants: {
    id: number
    /** The offer that is shown. */
    offerId: number
    /** All that may be shown, the best first. */
    ranked: readonly number[]
    pricePaise: number
    dispatchDays: number
    facets: string[]
  }[]
  minPricePaise: number
  popularity: number
  ratingTenths: number
  reviewCount: number
  countryOfOrigin: string
  createdAt: string
}

/** Builds the read model of one group. Pure and deterministic. */
export function buildReadModel(given: Omit<GroupSources, 'shown'>): ReadModel {
  const [first, ...others] = given.variants
  const shown = (variant: ShownVariant) => withoutHiddenPrice(variant, given.group.productClass)
  const variants: GroupSources['variants'] = [shown(first), ...others.map(shown)]
  const sources: GroupSources = { ...given, variants, shown: cheapest(variants) }
  const { group, family, brand } = sources
  const facets = facetKeys(sources)
  const rating = ratingOf(group)
  return {
    groupId: group.id,
    slug: group.slug,
    card: asciiJson(buildCard(sources)),
    detail: asciiJson(buildDetail(sources)),
    businessCategory: family.business.key,
    categorySlug: family.category.slug,
    familyKey: family.key,
    brandSlug: brand.slug,
    facets: facets.all,
    variants: variants.map(({ id, offerId, ranked, pricePaise, dispatchDays }, i) => ({
      id,
      offerId,
      ranked,
      pricePaise,
      dispatchDays,
      facets: facets.own[i] ?? [],
    })),
    minPricePaise: sources.shown.pricePaise,
    popularity: group.popularity,
    ratingTenths: rating.tenths,
    reviewCount: rating.count,
    countryOfOrigin: group.countryOfOrigin,
    createdAt: group.createdAt,
  }
}
