import { coverageWeight, type CompiledQuery, type CompiledReading } from './compile.ts'

/** An impact from which a word counts as met; a mention in a description only counts in part. */
const clearHit = 0.5

/** What the words of an explained phrase are worth in families that it doesn't mean: "dialysis machine" is no machine's disinfectant. */
const notMeant = 0.5
/** A size is worth as much as the thing that has it; from so well met a thing on, in full. */
const clearThing = 0.6

/**
 * How well a document meets a query. Every part of the query adds its weight times how well it is met; the sum is taken
 * down by the share of the query that is not met, so that more matched words win.
 */
export class Scorer {
  /** Share of the query that the document scored last meets, 0 to 1. */
  coverage = 0
  /** How many parts that name something it mentions at all. */
  mentioned = 0
  /** What it would score if sizes and colours had not been asked for. */
  words = 0
  /** How well it has the sizes and colours asked for, 0 to 1; 0 when none are. */
  sizes = 0
  private readonly query: CompiledQuery
  private value = 0
  private share = 0

  constructor(query: CompiledQuery) {
    this.query = query
  }

  /** `impacts` from `at` on: the document's impact for each of the query's terms, 0 to 255; `family`: its family's place. */
  score(impacts: Uint8Array, at: number, family: number): number {
    const inherited = this.query.inheritedFrom(family)
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

  /** Keeps the better of this reading and the readings before it. */
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
        const from = inherited[term] ?? 0
        const both = (factors[i] ?? 0) * (own + from - own * from)
        if (both > best) best = both
      }
      read += weight * best
      hit += weight * Math.min(1, best / clearHit)
    }
    const share = hit / reading.weight
    // Half a phrase is much less than half: "machine" of "bp machine" is every machine.
    this.value = Math.max(this.value, reading.factor * (read / reading.weight) * share)
    this.share = Math.max(this.share, reading.factor * share)
  }
}
