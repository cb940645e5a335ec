import { listLimit, type SearchedList } from '../index/posting-list.ts'
import type { CompiledQuery } from './compile.ts'
import type { Documents, SearchModel } from './model.ts'

/** Limit of documents scored in full in one search: those with the highest sums of weighted impacts. */
const candidateLimit = 3072

export type Lists = ReadonlyMap<string, readonly SearchedList[]>
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

/** Reused by all searches of the process: each fills the entries of its documents and clears them again. */
const shared = { places: new Int32Array(0), docs: new Int32Array(0), sums: new Float32Array(0) }

function sharedFor({ families }: Documents): typeof shared {
  if (shared.places.length < families.length) {
    shared.places = new Int32Array(families.length)
    shared.docs = new Int32Array(families.length)
    shared.sums = new Float32Array(families.length)
  }
  return shared
}

/**
 * The documents that have a word of the query or belong to a likely family. Too many are reduced to
 * the likeliest ones.
 */
export function collectCandidates(
  query: CompiledQuery,
  lists: Lists,
  familyLists: readonly (readonly SearchedList[])[],
  model: SearchModel,
): Candidates {
  const { families } = model.documents
  const { places, docs } = sharedFor(model.documents)
  let size = 0
  let cut = false
  for (const source of [...familyLists, ...namingTerms(query).map((term) => lists.get(term) ?? [])])
    for (const list of source) {
      if (list.docs.length >= listLimit) cut = true
      for (const doc of list.docs) {
        // Documents deleted, or added after this model was loaded, have no family here.
        if ((families[doc] ?? -1) < 0 || places[doc] !== 0) continue
        docs[size++] = doc
        places[doc] = size
      }
    }
  const found = docs.subarray(0, size)
  const taken = size > candidateLimit ? likeliest(found, query, lists, model) : found
  return {
    docs: taken,
    places,
    cut: cut || size > candidateLimit,
    release: () => {
      for (const doc of taken) places[doc] = 0
    },
  }
}

/** Terms whose documents become candidates. Sizes only if the query has nothing else. */
function namingTerms(query: CompiledQuery): string[] {
  const onlyAttributes = query.units.every((unit) => unit.isAttribute)
  const places = new Set(
    query.units
      .filter((unit) => onlyAttributes || !unit.isAttribute)
      .flatMap((unit) => unit.readings)
      .flatMap((reading) => reading.slots)
      .flatMap((slot) => [...slot.terms]),
  )
  return [...places].flatMap((place) => query.terms[place] ?? [])
}

/** The weight of each term of the query in its best slot. */
function termWeights(query: CompiledQuery): Float64Array {
  const weights = new Float64Array(query.terms.length)
  for (const unit of query.units)
    for (const reading of unit.readings)
      for (const slot of reading.slots)
        slot.terms.forEach((term, i) => {
          const weight =
            (unit.weight * reading.factor * slot.weight * (slot.factors[i] ?? 0)) / reading.weight
          weights[term] = Math.max(weights[term] ?? 0, weight)
        })
  return weights
}

/** The documents with the highest sums, in a fixed order among equals; `places` holds only theirs afterwards. */
function likeliest(
  found: Int32Array,
  query: CompiledQuery,
  lists: Lists,
  model: SearchModel,
): Int32Array {
  const { places, sums } = shared
  const { families } = model.documents
  const weights = termWeights(query)
  const fromFamily = new Map<number, number>()
  for (const doc of found) {
    const family = families[doc] ?? -1
    let sum = fromFamily.get(family)
    if (sum === undefined) {
      const inherited = query.inheritedFrom(family)
      sum = query.units.reduce(
        (most, unit) => most + unit.weight * (unit.meaning.get(family) ?? 0),
        0,
      )
      sum += weights.reduce((all, weight, term) => all + weight * (inherited[term] ?? 0), 0)
      fromFamily.set(family, sum)
    }
    sums[doc] = sum
  }
  query.terms.forEach((term, t) => {
    for (const list of lists.get(term) ?? [])
      for (let i = 0; i < list.docs.length; i++) {
        const doc = list.docs[i] ?? 0
        if (places[doc] !== 0)
          sums[doc] = (sums[doc] ?? 0) + ((weights[t] ?? 0) * (list.impacts[i] ?? 0)) / 255
      }
  })
  for (const doc of found) places[doc] = 0
  const taken = highest(found, sums, model.documents)
  taken.forEach((doc, i) => {
    places[doc] = i + 1
  })
  return taken
}

const steps = 4096

/** The limit's documents with the highest sums: by counting, and by sorting only those of the sum where the limit falls. */
function highest(found: Int32Array, sums: Float32Array, { priors, places }: Documents): Int32Array {
  const most = found.reduce((top, doc) => Math.max(top, sums[doc] ?? 0), 0)
  const stepOf = (doc: number) => Math.floor(((sums[doc] ?? 0) / most) * (steps - 1))
  const counts = new Int32Array(steps)
  for (const doc of found) counts[stepOf(doc)] = (counts[stepOf(doc)] ?? 0) + 1
  let floor = steps - 1
  let above = 0
  while (floor > 0 && above + (counts[floor] ?? 0) <= candidateLimit) above += counts[floor--] ?? 0
  const onFloor = found
    .filter((doc) => stepOf(doc) === floor)
    .toSorted((a, b) => (priors[b] ?? 0) - (priors[a] ?? 0) || (places[a] ?? 0) - (places[b] ?? 0))
  const taken = new Int32Array(candidateLimit)
  taken.set(found.filter((doc) => stepOf(doc) > floor))
  taken.set(onFloor.subarray(0, candidateLimit - above), above)
  return taken
}
