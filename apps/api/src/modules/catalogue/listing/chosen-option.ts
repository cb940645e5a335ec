import { asciiJson } from '../read-model/ascii-json.ts'
import { filtersText, type Filters } from '../facets/filters.ts'
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

const mostChosen = 480

/** Chosen cards by filters and card text: reading and writing their JSON takes as long as the rest of a search. */
class ChosenCards {
  private readonly byFilters = new Map<string, Map<string, ChosenCard>>()
  private size = 0

  get(filters: string, text: string, choose: () => ChosenCard): ChosenCard {
    const known = this.byFilters.get(filters)?.get(text)
    if (known !== undefined) return known
    if (this.size++ >= mostChosen) {
      this.byFilters.clear()
      this.size = 1
    }
    const made = choose()
    const cards = this.byFilters.get(filters)
    if (cards === undefined) this.byFilters.set(filters, new Map([[text, made]]))
    else cards.set(text, made)
    return made
  }
}
/** By catalogue, whose index names the values. */
const chosenCards = new WeakMap<Catalogue, ChosenCards>()

/**
 * Cards as JSON texts, each with the variant that the filters choose: a list of size M must not
 * show, picture or sell XS.
 */
export function showChosen(
  catalogue: Catalogue,
  cards: readonly string[],
  filters: Filters,
): ChosenCard[] {
  const { index, references } = catalogue
  const facets = variantFacets(references)
  const choosing: Filters = new Map(
    [...filters].flatMap(([facet, values]) =>
      facets.has(facet) ? [[facet, values.map((value) => index.valueNamed(facet, value))]] : [],
    ),
  )
  if (choosing.size === 0) return cards.map((text) => ({ text }))
  let kept = chosenCards.get(catalogue)
  if (kept === undefined) chosenCards.set(catalogue, (kept = new ChosenCards()))
  const key = filtersText(choosing)
  return cards.map((text) =>
    kept.get(key, text, () => {
      const card = withChosenOption(JSON.parse(text) as ProductCard, choosing)
      return card.chosen_option === ''
        ? { text }
        : { text: asciiJson(card), chosen: { groupId: card.product_group_id, sku: card.sku } }
    }),
  )
}
