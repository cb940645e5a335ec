import { coverageWeight, type CompiledQuery, type CompiledReading } from './compile.ts'

/** The impact from which a word is fully matched; a mention in a description counts in part. */
const clearHit = 0.5

/** The factor for words of a known phrase in families that it doesn't mean: "dialysis machine" is not its disinfectant. */
const notMeant = 0.5
/** A size counts in proportion to how well the product matches; from this match on, in full. */
const clearThing = 0.6

/**
 * Scores documents for a query: the sum of each unit's weight times its match, reduced by the unmatched share of the query,
 * so that documents that match more words win.
 */
export class Scorer {
  /** The matched share of the query for the last scored document, 0 to 1. */
  coverage = 0
  /** How many naming units it mentions at all. */
  mentioned = 0
  /** Its score without sizes and colours. */
  words = 0
  /** The match of requested sizes and colours, 0 to 1; 0 if there are none. */
  sizes = 0
  private readonly query: CompiledQuery
  private value = 0
  private share = 0

  constructor(query: CompiledQuery) {
    this.query = query
  }

  /** `impacts` from `at`: the document's impact for each query term, 0 to 255. `family`: its index in the model. */
  score(impacts: Uint8Array, at: number, family: number): number {
    const inherited = this.query.expectedFrom(family)
    let sum = 0
    let sized = 0
    let named = 0
    let sizesMet = 0
    this.mentioned = 0
    let met = 0
    for (const unit of this.query.units) {
      this.value = 0
      this.share = 0
      for (const reading of unit.readings) this.read(reading, impacts, at, inherited)
      const meant = unit.meaning.get(family)
      if (meant !== undefined) {
        this.value = Math.max(this.value, 0.7 * meant + 0.3 * this.value)
        this.share = 1
      } else if (unit.meaning.size > 0) this.value *= notMeant
      if (unit.isAttribute) {
        sized += unit.weight * this.value
        sizesMet += unit.weight * Math.min(1, this.share)
      } else {
        sum += unit.weight * this.value
        named += unit.weight * this.share
        if (unit.isName && this.share > 0) this.mentioned++
      }
      met += coverageWeight(unit) * this.share
    }
    this.words = this.query.wordWeight === 0 ? 0 : (sum * named) / this.query.wordWeight
    this.sizes = this.query.sizeWeight === 0 ? 0 : sizesMet / this.query.sizeWeight
    sum +=
      this.query.wordWeight === 0
        ? sized
        : sized * Math.min(1, sum / this.query.wordWeight / clearThing)
    for (const { place, weight } of this.query.pairs) {
      const own = (impacts[at + place] ?? 0) / 255
      const from = inherited[place] ?? 0
      sum += weight * (own + from - own * from)
    }
    this.coverage = this.query.totalWeight === 0 ? 0 : met / this.query.totalWeight
    return sum * this.coverage
  }

  /** Keeps the best of the readings so far. */
  private read(
    reading: CompiledReading,
    impacts: Uint8Array,
    at: number,
    inherited: Float32Array,
  ): void {
    let read = 0
    let hit = 0
    for (const { weight, terms, factors } of reading.slots) {
      let best = 0
      for (let i = 0; i < terms.length; i++) {
        const term = terms[i] ?? 0
        const own = (impacts[at + term] ?? 0) / 255
        const from = reading.isOwn ? 0 : (inherited[term] ?? 0)
        const both = (factors[i] ?? 0) * (own + from - own * from)
        if (both > best) best = both
      }
      read += weight * best
      hit += weight * Math.min(1, best / clearHit)
    }
    const share = hit / reading.weight
    // Half a phrase is worth much less than half: "machine" of "bp machine" matches every machine.
    this.value = Math.max(this.value, reading.factor * (read / reading.weight) * share)
    this.share = Math.max(this.share, reading.factor * share)
  }
}
