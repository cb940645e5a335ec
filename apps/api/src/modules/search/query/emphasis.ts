import { audiences } from '../text/asides.ts'
import { genericWords, qualities } from '../text/stop-words.ts'
import type { SearchModel } from './model.ts'
import type { Unit } from './unit.ts'

/** Boost of the head noun (the last one before a "for" or "with": "needle" of "needle for insulin"), and discount of what follows. */
const [headEmphasis, purposeEmphasis] = [1.1, 0.8]
/** Next to a product's name, a generic noun or a brand weighs less. */
const [genericEmphasis, brandEmphasis, overruledEmphasis] = [0.3, 0.6, 0.2]

/** Colours, adjectives and "-free" terms, which select among products as sizes do. */
export const isQuality = (term: string, model: SearchModel): boolean =>
  qualities.has(term) ||
  model.vocabulary
    .count(term)
    ?.labels.some(
      (label) => /^colou?r=/.test(label) || (term.endsWith('-free') && label.endsWith('=Yes')),
    ) === true

const mainTerms = (unit: Unit): (readonly string[])[] =>
  unit.readings.map((reading) => reading.slots.flatMap((slot) => slot.alternatives[0]?.term ?? []))

/** Whether one of the unit's readings consists of generic words. */
export const isGeneric = (unit: Unit): boolean =>
  unit.meaning.size === 0 &&
  mainTerms(unit).some((terms) => terms.length > 0 && terms.every((term) => genericWords.has(term)))

function emphasis(unit: Unit, model: SearchModel): number {
  if (unit.meaning.size > 0) return 1
  if (isGeneric(unit)) return genericEmphasis
  return mainTerms(unit)[0]?.every((term) => model.brandTerms.has(term)) === true
    ? brandEmphasis
    : 1
}

/** Whether no product has the unit's words: only phrases do, as for a maker's name. */
export const isOnlyPhrase = (
  unit: { meaning: Unit['meaning']; terms: readonly string[] },
  model: SearchModel,
): boolean => unit.meaning.size > 0 && unit.terms.every((term) => !model.vocabulary.isIndexed(term))

/**
 * A maker's name or an animal means a family only while nothing else does: "omron nebulizer" is a nebuliser, a "cattle
 * thermometer" no vaccine.
 */
function isOverruled(unit: Unit, units: readonly Unit[], model: SearchModel): boolean {
  const isOnlySaid = (one: Unit) =>
    isOnlyPhrase({ meaning: one.meaning, terms: one.text.split(' ') }, model)
  // Short ones are abbreviations: "tt vaccine" is one of the vaccines.
  if (!audiences.has(unit.text) && (unit.text.length <= 3 || !isOnlySaid(unit))) return false
  return units.some(
    (other) =>
      other.meaning.size > 0 &&
      other.meaning.size <= unit.meaning.size &&
      !audiences.has(other.text) &&
      !/^\d/.test(other.text) &&
      !isOnlySaid(other) &&
      [...other.meaning.keys()].every((family) => !unit.meaning.has(family)),
  )
}

/** The units of a query, weighted relative to each other. `headUnits`: the number of units before a "for" or "with". */
export function emphasised(units: readonly Unit[], headUnits: number, model: SearchModel): Unit[] {
  if (units.length < 2) return [...units]
  const own = units.map((unit) =>
    isOverruled(unit, units, model) ? overruledEmphasis : emphasis(unit, model),
  )
  const head = units.findLastIndex((unit, i) => i < headUnits && !unit.isAttribute && own[i] === 1)
  return units.map((unit, i) => ({
    ...unit,
    isPurpose: head >= 0 && i >= headUnits,
    weight:
      unit.weight *
      (own[i] ?? 1) *
      (i === head ? headEmphasis : head >= 0 && i >= headUnits ? purposeEmphasis : 1),
  }))
}
