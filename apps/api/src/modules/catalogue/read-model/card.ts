import { plural } from '@upchar/kernel/text'
import type { AttributeDefinition, ProductCard } from '../model.ts'
import { filterValue } from '../attributes/filter-value.ts'
import { attributeFacetKey } from '../facets/keys.ts'
import { discountPercent, pricePerPiece, pricesOf } from './prices.ts'
import { ratingOf, type GroupSources } from './sources.ts'
import type { VariantRow } from '../store/read-sources.ts'

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

/** What a variant's card says about its price, pack and limits. */
const offered = (variant: VariantRow) => ({
  ...pricesOf(variant),
  discount_percent: discountPercent(variant),
  pack: plural(variant.packSize, variant.packUnit),
  price_per_piece: pricePerPiece(variant),
  moq: variant.moq,
  max_oq: variant.maxOq,
})

/** The label of the attribute that distinguishes the variants. */
function optionName({ family, variants }: GroupSources): string {
  if (variants.length < 2) return ''
  const distinct = family.attributes.find(
    ({ key, makesVariant }) => makesVariant && variants[0].attributes[key] !== undefined,
  )
  return distinct?.label ?? 'Option'
}

function optionsOf({ family, variants }: GroupSources): ProductCard['options'] {
  if (variants.length < 2) return []
  const keys = family.attributes.filter((one) => one.makesVariant && one.filterable)
  return variants.map((variant) => ({
    sku: variant.sku,
    label: variant.optionLabel,
    ...offered(variant),
    values: Object.fromEntries(
      keys.flatMap((definition) => {
        const { key } = definition
        const value = variant.attributes[key]?.display
        return value === undefined ? [] : [[attributeFacetKey(key), filterValue(definition, value)]]
      }),
    ),
  }))
}

/**
 * The contract's ProductCard. `offer` is last and null: running campaigns are inserted on sending.
 */
export function buildCard(sources: GroupSources): ProductCard {
  const { group, family, brand, variants, shown, buying } = sources
  const rating = ratingOf(group)
  return {
    product_group_id: group.id,
    slug: group.slug,
    title: group.title,
    brand: { name: brand.name, slug: brand.slug },
    family: family.key,
    business_category: family.business.key,
    sku: shown.sku,
    variant_count: variants.length,
    option_name: optionName(sources),
    chosen_option: '',
    options: optionsOf(sources),
    ...offered(shown),
    price_from: variants.some((variant) => variant.pricePaise > shown.pricePaise),
    key_attribute: keyAttribute(sources),
    product_rating: rating.tenths / 10,
    product_reviews_count: rating.count,
    product_class: group.productClass,
    buying,
    lead_only: group.leadOnly,
    cold_chain: group.coldChain,
    country_of_origin: group.countryOfOrigin,
    offer: null,
  }
}
