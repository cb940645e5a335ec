import { asciiJson } from '../read-model/ascii-json.ts'
import type { FacetIndex } from '../facets/facet-index.ts'
import type { ProductCard } from '../model.ts'

/** The card with one of its variants, by its place in display order. */
function withOption(card: ProductCard, place: number): ProductCard | undefined {
  const option = card.options[place]
  if (option === undefined) return undefined
  const { values: _, label, ...offered } = option
  return {
    ...card,
    ...offered,
    price_from: false,
    chosen_option: label,
    key_attribute: `${card.option_name}: ${label}`,
  }
}

const mostChosen = 480

/** Chosen cards by group and place: reading and writing their JSON takes as long as the rest of a search. */
class ChosenCards {
  private readonly made = new Map<string, { from: string; text: string | undefined }>()

  get(key: string, from: string, choose: () => string | undefined): string | undefined {
    const known = this.made.get(key)
    if (known?.from === from) return known.text
    if (this.made.size >= mostChosen) this.made.clear()
    const text = choose()
    this.made.set(key, { from, text })
    return text
  }
}
const chosenCards = new WeakMap<FacetIndex, ChosenCards>()

/**
 * A card as JSON text with the variant that the filters choose, by its place in display order: a list
 * of size M must not show, picture or sell XS. Undefined if the card is newer than the index and has
 * other variants.
 */
export function chosenCard(
  index: FacetIndex,
  groupId: number,
  text: string,
  place: number,
): string | undefined {
  let kept = chosenCards.get(index)
  if (kept === undefined) chosenCards.set(index, (kept = new ChosenCards()))
  return kept.get(`${groupId}/${place}`, text, () => {
    const card = JSON.parse(text) as ProductCard
    const values = card.options[place]?.values ?? {}
    const chosen = index.hasValues(index.ordinalOf(groupId), place, values)
      ? withOption(card, place)
      : undefined
    return chosen && asciiJson(chosen)
  })
}
