import { asides, deviceWords } from '../text/asides.ts'
import { isGeneric } from './emphasis.ts'
import type { SearchModel } from './model.ts'
import type { Pair, Unit } from './unit.ts'

export type CompiledSlot = { weight: number; terms: Int32Array; factors: Float64Array }
export type CompiledReading = {
  factor: number
  weight: number
  slots: CompiledSlot[]
  isOwn: boolean
}
export type CompiledUnit = {
  weight: number
  readings: CompiledReading[]
  meaning: ReadonlyMap<number, number>
  isAttribute: boolean
  isName: boolean
  /** "Machine" and the like: no product of another sort is asked for. */
  isDevice: boolean
  /** Several words that mean families. */
  isPhrase: boolean
  isPurpose: boolean
  /** Says where, for whom or in what form: a product without it is still the one asked for. */
  isAside: boolean
}

/** By number of a query's term: families and the share of all products named so that they have. */
export type LikelyFamilies = ReadonlyMap<number, ReadonlyMap<number, number>>

/** A word that stands in descriptions only is met there as well as anywhere, if nothing else says what is meant. */
const describedScale = 2.5
const isOnlyDescribed = (term: string, { vocabulary }: SearchModel): boolean =>
  /^\p{L}+$/u.test(term) && !vocabulary.isStrong(term)

/** The impact of a word for products whose family nearly all products named so belong to. */
const likelyImpact = 0.3

/** The weight in coverage: the right product in another size beats another product in the right size. */
export const coverageWeight = ({
  weight,
  isAttribute,
}: {
  weight: number
  isAttribute: boolean
}): number => (isAttribute ? 0.4 * weight : weight)

/** A query with numbered terms, so that scoring thousands of documents reads flat arrays. */
export class CompiledQuery {
  readonly terms: string[] = []
  readonly units: CompiledUnit[]
  readonly pairs: { place: number; weight: number }[]
  /** Coverage weight of all units. */
  readonly totalWeight: number
  /** Weight of all units except sizes and colours. */
  readonly wordWeight: number
  /** Weight of sizes and colours. */
  readonly sizeWeight: number
  private readonly places = new Map<string, number>()
  private readonly inherited = new Map<number, Float32Array>()
  private readonly model: SearchModel
  private readonly expected = new Map<number, Float32Array>()
  private likely: LikelyFamilies = new Map()

  constructor(
    { units, pairs }: { units: readonly Unit[]; pairs: readonly Pair[] },
    model: SearchModel,
  ) {
    this.model = model
    const isExplained = units.some((unit) => unit.meaning.size > 0)
    this.units = units.map((unit) => ({
      weight: unit.weight,
      meaning: unit.meaning,
      isAttribute: unit.isAttribute,
      isName: !unit.isAttribute && !isGeneric(unit),
      isDevice: deviceWords.has(unit.text),
      isPhrase: unit.meaning.size > 0 && unit.text.includes(' '),
      isPurpose: unit.isPurpose ?? false,
      isAside:
        unit.isPurpose === true ||
        asides.has(unit.text) ||
        /^(?:\p{L}{1,2}|\d.*)$/u.test(unit.text),
      readings: unit.readings.map((reading) => ({
        factor: reading.factor,
        isOwn: reading.isOwn ?? false,
        weight: reading.slots.reduce((sum, slot) => sum + slot.weight, 0),
        slots: reading.slots.map((slot) => ({
          weight: slot.weight,
          terms: Int32Array.from(slot.alternatives, ({ term }) => this.place(term)),
          factors: Float64Array.from(slot.alternatives, ({ term, factor }) =>
            !isExplained && isOnlyDescribed(term, model) ? factor * describedScale : factor,
          ),
        })),
      })),
    }))
    this.pairs = pairs.map(({ term, weight }) => ({ place: this.place(term), weight }))
    this.totalWeight = units.reduce((sum, unit) => sum + coverageWeight(unit), 0)
    this.wordWeight = units.reduce((sum, unit) => (unit.isAttribute ? sum : sum + unit.weight), 0)
    this.sizeWeight = units.reduce((sum, unit) => (unit.isAttribute ? sum + unit.weight : sum), 0)
  }

  /** The family's impact for each term, 0 to 1, which all its groups inherit. */
  inheritedFrom(family: number): Float32Array {
    let row = this.inherited.get(family)
    if (row === undefined) {
      row = Float32Array.from(
        this.terms,
        (term) => this.model.familyIndex.impacts(term)?.get(family) ?? 0,
      )
      this.inherited.set(family, row)
    }
    return row
  }

  /** What products of these families have without the words; to be said before documents are scored. */
  expect(likely: LikelyFamilies): void {
    this.likely = likely
    this.expected.clear()
  }

  /** The same, or what a product of this family likely is. */
  expectedFrom(family: number): Float32Array {
    let row = this.expected.get(family)
    if (row === undefined) {
      row = this.inheritedFrom(family)
      if (this.likely.size > 0)
        row = row.map((own, term) =>
          Math.max(own, likelyImpact * (this.likely.get(term)?.get(family) ?? 0)),
        )
      this.expected.set(family, row)
    }
    return row
  }

  private place(term: string): number {
    let place = this.places.get(term)
    if (place === undefined) {
      place = this.terms.length
      this.places.set(term, place)
      this.terms.push(term)
    }
    return place
  }
}
