import { stopWords } from '../text/stop-words.ts'
import { freeTerm, pairTerm, tokenise } from '../text/tokens.ts'
import { emphasised, isQuality } from './emphasis.ts'
import type { SearchModel } from './model.ts'
import { readingsOf, type Word } from './readings.ts'
import type { Pair, Reading, Slot, Unit } from './unit.ts'
import { canJoin, isFreeOf, joined, splitWord } from './words.ts'

const attributeWeight = 2.2
const mostWeight = 9
/** Confidence and weight of a single word that occurs in phrases of few families. */
const [hinted, hintWeight] = [0.7, 2.5]
const nothing: ReadonlyMap<number, number> = new Map()

const wordSlot = (readAs: Word['readAs'], model: SearchModel, trust = 1): Slot => ({
  weight:
    trust *
    Math.min(5.5, Math.max(0.8, ...readAs.slice(0, 1).map((r) => model.vocabulary.idf(r.term)))),
  alternatives: readAs,
})

const slotOf = (word: Word, model: SearchModel): Slot =>
  word.kind === 'word'
    ? wordSlot(word.readAs, model, word.trust)
    : {
        weight: word.kind === 'number' ? attributeWeight * 0.8 : attributeWeight,
        alternatives: word.readAs,
      }

/**
 * Splits the query into units: known phrases, longest first; compounds written as two words; single words. `headWords`:
 * the number of words before a "for" or "with".
 */
export function unitsOf(
  words: readonly Word[],
  model: SearchModel,
  headWords = words.length,
): Unit[] {
  const terms = words.map((word) => word.term)
  const units: Unit[] = []
  let headUnits = 0
  for (let i = 0; i < words.length;) {
    const phrase = model.phrases.longestAt(terms, i, true)
    const without = phrase === undefined && isFreeOf(terms, i, model)
    const length = phrase?.length ?? (without || canJoin(terms, i, model) ? 2 : 1)
    const own = words.slice(i, i + length)
    const slots = without
      ? [wordSlot([{ term: freeTerm(terms[i] ?? ''), factor: 1 }], model)]
      : own.filter((word) => word.readAs.length > 0).map((word) => slotOf(word, model))
    const isOwn = phrase?.families.length === 1 && phrase.expansions.length > 0
    const readings: Reading[] = slots.length > 0 ? [{ factor: 1, slots, isOwn }] : []
    if (length === 2 && !without && canJoin(terms, i, model)) {
      const slots = [wordSlot([{ term: joined(terms, i), factor: 1 }], model)]
      readings.push({ factor: 1, slots })
    }
    if (length === 1 && own[0] !== undefined) readings.push(...apart(own[0], model))
    readings.push(...expandedReadings(phrase?.expansions ?? [], model))
    const hint = phrase === undefined ? own[0]?.hint : undefined
    const meaning =
      phrase !== undefined
        ? meaningOf(phrase.families, model)
        : hint === undefined
          ? nothing
          : meaningOf(hint, model, hinted)
    const weight = readings.reduce(
      (most, reading) =>
        Math.max(
          most,
          reading.slots.reduce((sum, slot) => sum + slot.weight, 0),
        ),
      hint !== undefined ? hintWeight : meaning.size > 0 ? 4 : 0,
    )
    if (readings.length > 0 || meaning.size > 0) {
      units.push(
        asked(
          {
            text: own.map((word) => word.text).join(' '),
            weight: Math.min(mostWeight, weight),
            readings,
            meaning,
            isAttribute: meaning.size === 0 && own.every((word) => word.kind !== 'word'),
          },
          model,
        ),
      )
      if (i < headWords) headUnits = units.length
    }
    i += length
  }
  return emphasised(
    units.map((unit) => (isOwnSize(unit, units) ? asSize(unit) : unit)),
    headUnits,
    model,
  )
}

/** "Bookcase" is also a "book case": the two words next to each other. */
function apart(word: Word, model: SearchModel): Reading[] {
  const [same] = word.readAs
  const parts =
    word.kind === 'word' && same !== undefined && word.readAs.length === 1
      ? splitWord(word.text, model)
      : undefined
  if (parts === undefined || parts.some((part) => part.length < 3)) return []
  const slot = wordSlot(word.readAs, model, word.trust)
  return [
    { factor: 0.9, slots: [{ ...slot, alternatives: [{ term: pairTerm(...parts), factor: 1 }] }] },
  ]
}

const expandedReadings = (expansions: readonly string[], model: SearchModel): Reading[] =>
  expansions.flatMap((expansion) => {
    const slots = tokenise(expansion)
      .filter((token) => !stopWords.has(token.text))
      .map((token) => slotOf({ ...token, readAs: readingsOf(token, model) }, model))
    return slots.length > 0 ? [{ factor: 0.95, slots }] : []
  })

/** "10 cc" alone means a syringe; next to a word for the product it is a size. */
const isOwnSize = (unit: Unit, units: readonly Unit[]): boolean =>
  !/\p{L}{3}/u.test(unit.text) &&
  /\d/.test(unit.text) &&
  unit.meaning.size > 0 &&
  units.some(
    (other) =>
      other !== unit &&
      other.meaning.size > 0 &&
      [...unit.meaning.keys()].every((family) => other.meaning.has(family)),
  )

const asSize = (unit: Unit): Unit => ({
  ...unit,
  meaning: nothing,
  isAttribute: true,
  weight: Math.min(unit.weight, attributeWeight),
})

/** Gives adjectives the weight of sizes. */
function asked(unit: Unit, model: SearchModel): Unit {
  if (
    unit.meaning.size > 0 ||
    !unit.readings.some((reading) =>
      reading.slots.every((slot) => isQuality(slot.alternatives[0]?.term ?? '', model)),
    )
  )
    return unit
  return { ...unit, isAttribute: true, weight: Math.min(unit.weight, attributeWeight) }
}

const pairShare = 0.15

export function pairsIn(words: readonly Word[], model: SearchModel): Pair[] {
  return words.slice(1).flatMap((word, i): Pair[] => {
    const left = words[i]
    if (left === undefined || left.readAs.length === 0 || word.readAs.length === 0) return []
    return [
      {
        term: pairTerm(left.term, word.term),
        weight: pairShare * (slotOf(left, model).weight + slotOf(word, model).weight),
      },
    ]
  })
}

/** Families of a phrase with decreasing confidence. */
export function meaningOf(
  keys: readonly string[],
  model: SearchModel,
  sure = 1,
): ReadonlyMap<number, number> {
  const meaning = new Map<number, number>()
  keys.forEach((key, place) => {
    const family = model.familyPlaces.get(key)
    if (family !== undefined && !meaning.has(family))
      meaning.set(family, sure * Math.max(0.6, 1 - 0.08 * place))
  })
  return meaning
}
