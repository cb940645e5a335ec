import { asciiJson } from '../read-model/ascii-json.ts'
import type { Filters } from '../facets/filters.ts'
import { attributeFacetKey } from '../facets/keys.ts'
import type { Catalogue } from '../memory/catalogue.ts'
import type { References } from '../memory/references.ts'
import type { ProductCard } from '../model.ts'

/** Facets whose values differ between the variants of a group, by references. */
const known = new WeakMap<References, ReadonlySet<string>>()

function variantFacets(references: References): ReadonlySet<string> {
  let facets = known.get(references)
  if (facets === undefined) {
    facets = new Set(
      [...references.families.values()].flatMap(({ attributes }) =>
        attributes.flatMap(({ key, filterable, makesVariant }) =>
          filterable && makesVariant ? [attributeFacetKey(key)] : [],
        ),
      ),
    )
    known.set(references, facets)
  }
  return facets
}

/**
 * The card with the variant that fits the filters best, the cheapest of equals. Unchanged where the
 * filters don't tell the variants apart.
 */
export function withChosenOption(card: ProductCard, filters: Filters): ProductCard {
  const fits = card.options.map(
    ({ values }) =>
      [...filters].filter(([facet, wanted]) => wanted.includes(values[facet] ?? '')).length,
  )
  const best = Math.max(...fits)
  if (fits.every((one) => one === best)) return card
  const [option] = card.options
    .filter((_, i) => fits[i] === best)
    .toSorted((a, b) => (a.price_gst || Infinity) - (b.price_gst || Infinity))
  if (option === undefined) return card
  const { values: _, label, ...offered } = option
  return {
    ...card,
    ...offered,
    price_from: false,
    chosen_option: label,
    key_attribute: `${card.option_name}: ${label}`,
  }
}

/** A card as JSON text, and the variant that the filters chose for its group. */
export type ChosenCard = { text: string; chosen?: { groupId: number; sku: string } }

/**
 * Cards as JSON texts, each with the variant that the filters choose: a list of size M must not
 * show, picture or sell XS.
 */
export function showChosen(
  { index, references }: Catalogue,
  cards: readonly string[],
  filters: Filters,
): ChosenCard[] {
  const facets = variantFacets(references)
  const choosing: Filters = new Map(
    [...filters].flatMap(([facet, values]) =>
      facets.has(facet) ? [[facet, values.map((value) => index.valueNamed(facet, value))]] : [],
    ),
  )
  if (choosing.size === 0) return cards.map((text) => ({ text }))
  return cards.map((text) => {
    const card = withChosenOption(JSON.parse(text) as ProductCard, choosing)
    return card.chosen_option === ''
      ? { text }
      : { text: asciiJson(card), chosen: { groupId: card.product_group_id, sku: card.sku } }
  })
}
