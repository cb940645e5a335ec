import type { PostingList } from '../index/posting-list.ts'
import type { SearchModel } from './model.ts'
import { priceFilter, priceWords, type PriceRange } from './price.ts'
import type { Unit } from './unit.ts'

export type Understood = { words: string[]; filters: string }

const holds = (lists: readonly PostingList[], doc: number): boolean =>
  lists.some((list) => list.docs.includes(doc))

/** Words of a phrase that means families are no attribute values: "back" of "back pain" is no size. */
const saysValue = (unit: Unit, term: string): boolean =>
  unit.meaning.size === 0 || unit.readings.length > 1 || /\d|^size:/.test(term)

/**
 * The recognised price, and requested attribute values (such as sizes and colours) that the best hit has: as words and as
 * facet filters.
 */
export function reportUnderstood(
  units: readonly Unit[],
  lists: ReadonlyMap<string, readonly PostingList[]>,
  bestDoc: number | undefined,
  price: PriceRange | undefined,
  model: SearchModel,
): Understood {
  const place = bestDoc === undefined ? -1 : (model.documents.families[bestDoc] ?? -1)
  const family = model.families[place]
  if (family === undefined || bestDoc === undefined) return { words: [], filters: '' }
  const names = model.familyIndex.namesOf(place)
  const filters = new URLSearchParams()
  const words = new Set<string>()
  for (const unit of units) {
    for (const slot of unit.readings.flatMap((reading) => reading.slots)) {
      for (const { term } of slot.alternatives) {
        if (!saysValue(unit, term) || names.has(term) || !holds(lists.get(term) ?? [], bestDoc))
          continue
        const label = model.vocabulary
          .count(term)
          ?.labels.find((text) => family.filters.has(text.slice(0, text.indexOf('='))))
        if (label === undefined) continue
        const key = label.slice(0, label.indexOf('='))
        const value = label.slice(key.length + 1)
        const word = term.startsWith('size:')
          ? `size ${value}`
          : value === 'Yes'
            ? (family.filters.get(key) ?? value)
            : value
        if (!words.has(word)) filters.append(key, value)
        words.add(word)
        break
      }
    }
  }
  if (price !== undefined) {
    filters.append('price', priceFilter(price))
    words.add(priceWords(price))
  }
  return { words: [...words], filters: filters.toString() }
}
