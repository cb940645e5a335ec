import type { PostingList } from '../index/posting-list.ts'
import type { SearchModel } from './model.ts'
import type { Unit } from './understand.ts'

export type Understood = { words: string[]; filters: string }

const holds = (lists: readonly PostingList[], doc: number): boolean => lists.some((list) => list.docs.includes(doc))

const unitSigns: Record<string, string> = { g: 'G', fr: 'Fr', d: 'D', w: 'W', v: 'V', in: 'inch', l: 'litre', iu: 'IU', mhz: 'MHz', lpm: 'LPM', lph: 'LPH' }

const readable = (term: string): string => {
  if (term.startsWith('size:')) return `size ${term.slice(5).toUpperCase()}`
  const [, number = term, unit = ''] = /^(\d+(?:\.\d+)?)([a-z%]+)$/.exec(term) ?? []
  return unit === '' ? term : `${number} ${unitSigns[unit] ?? unit}`
}

/** Sizes, colours and other attribute values that were asked for and that the best hit has: as words, and as facet filters. */
export function reportUnderstood(units: readonly Unit[], lists: ReadonlyMap<string, readonly PostingList[]>, bestDoc: number | undefined, model: SearchModel): Understood {
  const words: string[] = []
  const filters = new URLSearchParams()
  if (bestDoc === undefined) return { words, filters: '' }
  const names = model.familyIndex.namesOf(model.documents.families[bestDoc] ?? -1)
  for (const unit of units) {
    for (const reading of unit.readings) {
      for (const slot of reading.slots) {
        const said = slot.alternatives.find(({ term }) => model.vocabulary.count(term)?.label && !names.has(term) && holds(lists.get(term) ?? [], bestDoc))
        const label = said && model.vocabulary.count(said.term)?.label
        if (!said || !label) continue
        const [key = '', value = ''] = [label.slice(0, label.indexOf('=')), label.slice(label.indexOf('=') + 1)]
        const word = said.term.startsWith('size:') || unit.isAttribute ? readable(said.term) : value
        if (words.includes(word)) continue
        words.push(word)
        filters.append(key, value)
      }
    }
  }
  return { words, filters: filters.toString() }
}
