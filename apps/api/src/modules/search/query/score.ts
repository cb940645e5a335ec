import { listLimit, type PostingList } from '../index/posting-list.ts'
import type { SearchModel } from './model.ts'
import type { Slot, Unit } from './understand.ts'

/** Documents that are looked at in one search; the rarest terms and the families that are meant bring theirs first. */
const candidateLimit = 6000
/** Families whose groups come in as candidates although no word of their own matched. */
const familyLimit = 6

export type ScoredFamily = { family: number; score: number }
export type Ranking = {
  /** Document numbers, best first. */
  docs: Int32Array
  scores: Float64Array
  totalIsFloor: boolean
}

/** Terms and family impacts of a query's slots, numbered, so that scoring works on flat arrays. */
export class Scorer {
  readonly terms: string[] = []
  private readonly places = new Map<string, number>()
  private readonly units: readonly Unit[]
  private readonly model: SearchModel
  private readonly familyImpacts: (ReadonlyMap<number, number> | undefined)[] = []
  private readonly totalWeight: number

  constructor(units: readonly Unit[], model: SearchModel) {
    this.units = units
    this.model = model
    for (const unit of units) {
      for (const reading of unit.readings) {
        for (const slot of reading.slots) {
          for (const { term } of slot.alternatives) {
            if (this.places.has(term)) continue
            this.places.set(term, this.terms.length)
            this.terms.push(term)
            this.familyImpacts.push(model.familyIndex.impacts(term))
          }
        }
      }
    }
    this.totalWeight = units.reduce((sum, unit) => sum + unit.weight, 0)
  }

  /** Families by how well they alone answer the query, best first. */
  families(): ScoredFamily[] {
    const touched = new Set<number>()
    for (const impacts of this.familyImpacts) for (const [family, impact] of impacts ?? []) if (impact > 0.2) touched.add(family)
    for (const unit of this.units) for (const family of unit.meaning.keys()) touched.add(family)
    const none = new Uint8Array(this.terms.length)
    const scored = [...touched].map((family) => ({ family, score: this.score(none, 0, family).score }))
    return scored.filter((f) => f.score > 0 && (this.model.families[f.family]?.groups ?? 0) > 0).toSorted((a, b) => b.score - a.score)
  }

  /** Families whose lists should be read: those close to the best. */
  wantedFamilies(scored: readonly ScoredFamily[]): number[] {
    const best = scored[0]?.score ?? 0
    return scored.slice(0, familyLimit).filter((f) => f.score >= best * 0.35).map((f) => f.family)
  }

  /**
   * Ranks the documents of the lists. Every part of the query adds its weight times how well it is met; the sum is taken
   * down by the share of the query that is not met at all, so that more matched words win.
   */
  rank(lists: ReadonlyMap<string, readonly PostingList[]>, familyLists: readonly (readonly PostingList[])[], limit: number): Ranking {
    const width = this.terms.length
    const { docs: candidates, places, cut } = this.candidates(lists, familyLists)
    const impacts = new Uint8Array(candidates.length * width)
    this.terms.forEach((term, t) => {
      for (const list of lists.get(term) ?? []) {
        for (let i = 0; i < list.docs.length; i++) {
          const place = places[list.docs[i] ?? 0] ?? 0
          if (place > 0) impacts[(place - 1) * width + t] = list.impacts[i] ?? 0
        }
      }
    })
    for (const doc of candidates) places[doc] = 0
    const scores = new Float64Array(candidates.length)
    const coverage = new Float64Array(candidates.length)
    let best = 0
    for (let c = 0; c < candidates.length; c++) {
      const doc = candidates[c] ?? 0
      const scored = this.score(impacts, c * width, this.model.documents.families[doc] ?? -1)
      scores[c] = scored.score
      coverage[c] = scored.coverage
      if (scored.score > (scores[best] ?? 0)) best = c
    }
    const enough = { score: (scores[best] ?? 0) * 0.2, coverage: (coverage[best] ?? 0) * 0.6 }
    const kept = candidates.flatMap((_, c) => ((scores[c] ?? 0) > 0 && (scores[c] ?? 0) >= enough.score && (coverage[c] ?? 0) >= enough.coverage ? [c] : []))
    const order = this.bestFirst(kept, candidates, scores)
    const top = order.slice(0, limit)
    return {
      docs: Int32Array.from(top, (c) => candidates[c] ?? 0), scores: Float64Array.from(top, (c) => scores[c] ?? 0),
      totalIsFloor: cut || order.length > limit,
    }
  }

  /** How well one document of a family meets the query. `at`: where its impacts begin. */
  private score(impacts: Uint8Array, at: number, family: number): { score: number; coverage: number } {
    let sum = 0
    let met = 0
    for (const unit of this.units) {
      let value = 0
      let share = 0
      for (const reading of unit.readings) {
        let weight = 0
        let read = 0
        let hit = 0
        for (const slot of reading.slots) {
          const v = this.slotValue(slot, impacts, at, family)
          weight += slot.weight
          read += slot.weight * v
          if (v > 0.05) hit += slot.weight
        }
        value = Math.max(value, reading.factor * read / weight)
        share = Math.max(share, reading.factor * hit / weight)
      }
      const meant = unit.meaning.get(family)
      if (meant !== undefined) {
        value = Math.max(value, 0.7 * meant + 0.3 * value)
        share = 1
      }
      sum += unit.weight * value
      met += unit.weight * share
    }
    const coverage = this.totalWeight === 0 ? 0 : met / this.totalWeight
    return { score: sum * coverage, coverage }
  }

  private slotValue(slot: Slot, impacts: Uint8Array, at: number, family: number): number {
    let best = 0
    for (const { term, factor } of slot.alternatives) {
      const place = this.places.get(term) ?? 0
      const own = (impacts[at + place] ?? 0) / 255
      const inherited = this.familyImpacts[place]?.get(family) ?? 0
      best = Math.max(best, factor * (own + inherited - own * inherited))
    }
    return best
  }

  private candidates(lists: ReadonlyMap<string, readonly PostingList[]>, familyLists: readonly (readonly PostingList[])[]) {
    const { families } = this.model.documents
    const places = placesFor(families.length)
    const docs: number[] = []
    let cut = false
    const take = (list: PostingList) => {
      if (list.docs.length >= listLimit) cut = true
      for (const doc of list.docs) {
        // A document that is gone, or that came after this model was read, has no family here.
        if ((families[doc] ?? -1) < 0 || places[doc] !== 0) continue
        docs.push(doc)
        places[doc] = docs.length
      }
    }
    const rarestFirst = this.units.filter((unit) => !unit.isAttribute || this.units.every((u) => u.isAttribute))
      .flatMap((unit) => unit.readings.flatMap((reading) => reading.slots))
      .flatMap((slot) => slot.alternatives.map(({ term }) => ({ term, documents: this.model.vocabulary.count(term)?.documents ?? 0 })))
      .toSorted((a, b) => a.documents - b.documents)
    const sources = [...familyLists.slice(0, 1), ...rarestFirst.map(({ term }) => lists.get(term) ?? []), ...familyLists.slice(1)]
    for (const source of sources) {
      if (docs.length >= candidateLimit) {
        cut = true
        break
      }
      for (const list of source) take(list)
    }
    return { docs, places, cut }
  }

  /** By score in 4,096 steps; among equals the more wanted document. Counting, because thousands are sorted for each search. */
  private bestFirst(kept: readonly number[], candidates: readonly number[], scores: Float64Array): number[] {
    const { priors } = this.model.documents
    let most = 0
    for (const c of kept) most = Math.max(most, scores[c] ?? 0)
    const key = (c: number) => Math.round((scores[c] ?? 0) / most * 4095) * 256 + (priors[candidates[c] ?? 0] ?? 0)
    const keys = new Map(kept.map((c) => [c, key(c)]))
    return kept.toSorted((a, b) => (keys.get(b) ?? 0) - (keys.get(a) ?? 0) || (candidates[a] ?? 0) - (candidates[b] ?? 0))
  }
}

/** One array for all searches of the process: a search fills in a few thousand places and clears them again. */
let sharedPlaces = new Int32Array(0)
function placesFor(size: number): Int32Array {
  if (sharedPlaces.length < size) sharedPlaces = new Int32Array(size)
  return sharedPlaces
}
