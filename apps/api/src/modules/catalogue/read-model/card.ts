import { plural } from '@upchar/kernel/text'
import type { AttributeDefinition, ProductCard } from '../model.ts'
import { discountPercent, pricePerPiece, pricesOf } from './prices.ts'
import type { GroupSources } from './sources.ts'

/** Two lines of text at most: beyond that a card names only the first and the last. */
const listedOptions = 3

const valueOf = (
  { group, variants }: GroupSources,
  definition: AttributeDefinition,
): string | undefined => {
  if (!definition.makesVariant)
    return (group.attributes[definition.key] ?? variants[0].attributes[definition.key])?.display
  const options = [
    ...new Set(variants.flatMap((variant) => variant.attributes[definition.key]?.display ?? [])),
  ]
  const first = options[0]
  return options.length > listedOptions
    ? `${first} – ${options.at(-1)}`
    : options.length > 0
      ? options.join(', ')
      : undefined
}

/**
 * The attribute that buyers choose by: the one that distinguishes variants, else the family's first
 * filter with a value.
 */
function keyAttribute(sources: GroupSources): string {
  const shown = sources.family.attributes.filter((one) => one.makesVariant || one.filterable)
  for (const definition of shown.toSorted(
    (a, b) => Number(b.makesVariant) - Number(a.makesVariant),
  )) {
    const value = valueOf(sources, definition)
    if (value !== undefined) return `${definition.label}: ${value}`
  }
  return ''
}

/**
 * The contract's ProductCard. `offer` is last and null: running campaigns are inserted on sending.
 */
export function buildCard(sources: GroupSources): ProductCard {
  const { group, family, brand, variants, shown, buying } = sources
  return {
    product_group_id: group.id,
    slug: group.slug,
    title: group.title,
    brand: { name: brand.name, slug: brand.slug },
    family: family.key,
    business_category: family.business.key,
    sku: shown.sku,
    variant_count: variants.length,
    ...pricesOf(shown),
    price_from: variants.some((variant) => variant.pricePaise > shown.pricePaise),
    discount_percent: discountPercent(shown),
    key_attribute: keyAttribute(sources),
    pack: plural(shown.packSize, shown.packUnit),
    price_per_piece: pricePerPiece(shown),
    moq: shown.moq,
    max_oq: shown.maxOq,
    product_rating: 0,
    product_reviews_count: 0,
    product_class: group.productClass,
    buying,
    lead_only: group.leadOnly,
    cold_chain: group.coldChain,
    country_of_origin: group.countryOfOrigin,
    offer: null,
  }
}
