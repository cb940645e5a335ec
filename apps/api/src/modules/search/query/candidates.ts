import { listLimit, type PostingList } from '../index/posting-list.ts'
import type { CompiledQuery } from './compile.ts'
import type { SearchModel } from './model.ts'

/**
 * Limit of documents scored in one search; those of the likeliest family and the rarest terms come
 * first.
 */
const candidateLimit = 3072

export type Lists = ReadonlyMap<string, readonly PostingList[]>
export type Candidates = {
  docs: Int32Array
  /**
   * By document: its position among the candidates plus one, 0 if it is none. Shared: `release`
   * clears it for the next search.
   */
  places: Int32Array
  /** Whether the limit cut off more. */
  cut: boolean
  release(): void
}

/**
 * Reused by all searches of the process: each fills a few thousand entries and clears them again.
 */
let sharedPlaces = new Int32Array(0)

export function collectCandidates(
  query: CompiledQuery,
  lists: Lists,
  familyLists: readonly (readonly PostingList[])[],
  model: SearchModel,
): Candidates {
  const { families } = model.documents
  if (sharedPlaces.length < families.length) sharedPlaces = new Int32Array(families.length)
  const places = sharedPlaces
  const docs = new Int32Array(candidateLimit)
  let size = 0
  let cut = false
  for (const source of [
    ...familyLists.slice(0, 1),
    ...rarestFirst(query, model).map((term) => lists.get(term) ?? []),
    ...familyLists.slice(1),
  ]) {
    for (const list of source) {
      if (list.docs.length >= listLimit) cut = true
      for (const doc of list.docs) {
        // Documents deleted, or added after this model was loaded, have no family here.
        if ((families[doc] ?? -1) < 0 || places[doc] !== 0) continue
        if (size === candidateLimit) {
          cut = true
          break
        }
        docs[size++] = doc
        places[doc] = size
      }
    }
  }
  const taken = docs.subarray(0, size)
  return {
    docs: taken,
    places,
    cut,
    release: () => {
      for (const doc of taken) places[doc] = 0
    },
  }
}

/** Terms whose documents become candidates, rarest first. Sizes only if the query has nothing else. */
function rarestFirst(query: CompiledQuery, model: SearchModel): string[] {
  const onlyAttributes = query.units.every((unit) => unit.isAttribute)
  const units = query.units.filter((unit) => onlyAttributes || !unit.isAttribute)
  const places = new Set(
    units
      .flatMap((unit) => unit.readings)
      .flatMap((reading) => reading.slots)
      .flatMap((slot) => [...slot.terms]),
  )
  const documents = (term: string) => model.vocabulary.count(term)?.documents ?? 0
  return [...places]
    .flatMap((place) => query.terms[place] ?? [])
    .toSorted((a, b) => documents(a) - documents(b))
}
