import { lettersSpelled } from '../text/letter-names.ts'
import { buyingTalk, stopWords } from '../text/stop-words.ts'
import { pairTerm, sizeTerm, tokenise, type Token } from '../text/tokens.ts'
import { sameQuantity } from '../text/units.ts'
import type { SearchModel } from './model.ts'

/** One thing asked for, and the terms that may say it. */
export type Slot = { weight: number; alternatives: { term: string; factor: number }[] }
/** One way to read a part of the query: all its slots together. */
export type Reading = { factor: number; slots: Slot[] }
/** A part of the query. It is met by its best reading, or by the families that buyers mean with it. */
export type Unit = {
  text: string
  weight: number
  readings: Reading[]
  /** Families by their place, with how surely they are meant, 0 to 1. */
  meaning: ReadonlyMap<number, number>
  /** A size, a measure or a number: reported as understood, and too weak to stand alone. */
  isAttribute: boolean
}
/** Two words side by side in the query: products that say them side by side too come first. */
export type Pair = { term: string; weight: number }
export type Understanding = { units: Unit[]; pairs: Pair[]; corrected: string | null; blocked: boolean; unknown: string[] }

/** `trust`: how much a corrected word counts against words that were written right. */
type Word = Token & { readAs: { term: string; factor: number }[]; trust?: number }

const attributeWeight = 2.2
const nothing: ReadonlyMap<number, number> = new Map()

/**
 * Reads a buyer's words against the vocabulary: phrases first, then words; only unknown words are corrected. With
 * `unfinished` the last word also stands for the words that begin with it.
 */
export function understand(text: string, model: SearchModel, { unfinished }: { unfinished: boolean } = { unfinished: false }): Understanding {
  const written = withoutTalk(tokenise(text)).filter((token) => !stopWords.has(token.text))
  const tokens = /[\u0900-\u097f]/.test(text) ? withLetters(written, model) : written
  const terms = tokens.map((token) => token.term)
  if (isBlocked(terms, model)) return { units: [], pairs: [], corrected: null, blocked: true, unknown: [] }

  const covered = coveredByPhrases(terms, model)
  const unknown: string[] = []
  let changed = false
  const words: Word[] = tokens.flatMap((token, i): Word[] => {
    const begun = unfinished && i === tokens.length - 1 && token.kind !== 'number' ? beginningsOf(token, model) : []
    if (begun.length > 0) {
      const known = model.vocabulary.isStrong(token.term)
      return [{ ...token, term: known ? token.term : begun[0]?.term ?? token.term, readAs: [...(known ? readingsOf(token, model) : []), ...begun] }]
    }
    if (token.kind !== 'word' || covered[i] === true || isKnown(token.term, model)) return [{ ...token, readAs: readingsOf(token, model) }]
    if (canJoin(terms, i, model) || (i > 0 && canJoin(terms, i - 1, model))) return [{ ...token, readAs: [{ term: token.term, factor: 1 }] }]
    const parts = splitWord(token.term, model)
    if (parts !== undefined) return parts.map((part) => ({ kind: 'word', term: part, text: part, readAs: [{ term: part, factor: 1 }] }))
    const corrections = model.vocabulary.correct(token.term, 3).filter((c) => c.term !== token.term)
    const best = corrections[0]
    if (best !== undefined) {
      changed = true
      const close = corrections.filter((c) => c.cost <= best.cost + 0.5)
      return [{ ...token, term: best.term, text: best.term, trust: Math.max(0.5, 1.15 - 0.25 * best.cost), readAs: close.map((c) => ({ term: c.term, factor: 1 - 0.25 * (c.cost - best.cost) })) }]
    }
    const longer = token.term.length >= 3 ? model.vocabulary.completions(token.term, 6) : []
    if (longer.length > 0) return [{ ...token, readAs: longer.map((term, place) => ({ term, factor: 0.8 - place * 0.05 })) }]
    unknown.push(token.term)
    return [{ ...token, readAs: [] }]
  })
  const units = unitsOf(words, model)
  const begun = unfinished ? model.phrases.beginningWith(terms) : undefined
  if (begun !== undefined && units.every((unit) => unit.meaning.size === 0)) {
    units.push({ text: terms.join(' '), weight: 4, readings: [], meaning: meaningOf(begun.families, model), isAttribute: false })
  }
  return { units, pairs: pairsIn(words, model), corrected: changed ? words.map((word) => word.text).join(' ') : null, blocked: false, unknown }
}

/** Words that an unfinished one may become. */
function beginningsOf(token: Token, model: SearchModel): Word['readAs'] {
  if (token.term.length < 2 || /\d/.test(token.term)) return []
  return model.vocabulary.completions(token.term, 8, true).filter((term) => term !== token.term).map((term, place) => ({ term, factor: 0.85 - place * 0.03 }))
}

/** Devanagari spells short forms by the names of their letters. */
function withLetters(tokens: readonly Token[], model: SearchModel): Token[] {
  return tokens.map((token, i) => {
    if (token.kind !== 'word' || token.term.length > 12 || isKnown(token.term, model)) return token
    const next = tokens[i + 1]?.term ?? ''
    const letters = lettersSpelled(token.term).find((spelled) => model.vocabulary.isIndexed(spelled.length > 1 ? spelled : spelled + next))
    return letters === undefined ? token : { ...token, term: letters, text: letters }
  })
}

function withoutTalk(tokens: Token[]): Token[] {
  let [from, to] = [0, tokens.length]
  const isTalk = (at: number) => buyingTalk.has(tokens[at]?.text ?? '') || stopWords.has(tokens[at]?.text ?? '')
  while (from < to && isTalk(from)) from++
  while (to > from && isTalk(to - 1)) to--
  return from < to ? tokens.slice(from, to) : tokens
}

function isBlocked(terms: readonly string[], model: SearchModel): boolean {
  return terms.some((term, i) => {
    if (model.blocked.longestAt(terms, i, false) !== undefined) return true
    return term.length >= 6 && !model.vocabulary.isStrong(term) && model.blocked.longestAt(terms, i, true)?.length === 1
  })
}

function coveredByPhrases(terms: readonly string[], model: SearchModel): boolean[] {
  const covered: boolean[] = []
  for (let i = 0; i < terms.length;) {
    const length = model.phrases.longestAt(terms, i, false)?.length ?? 0
    for (let j = i; j < i + length; j++) covered[j] = true
    i += Math.max(1, length)
  }
  return covered
}

/** Short words of descriptions are taken at their word; long rare ones may be slips. */
const isKnown = (term: string, model: SearchModel): boolean => {
  const count = model.vocabulary.count(term)
  return count !== undefined && ((count.strong > 0 && count.documents > 0) || count.documents >= 3)
}

function readingsOf(token: Token, model: SearchModel): Word['readAs'] {
  if (token.kind === 'word') return [{ term: token.term, factor: 1 }]
  if (token.kind === 'size') return [{ term: sizeTerm(token.text) ?? token.term, factor: 1 }, { term: token.term, factor: 0.9 }]
  if (token.kind === 'number') return [{ term: token.term, factor: 0.9 }, ...model.vocabulary.measuresOf(token.term).map((term) => ({ term, factor: 1 }))]
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(token.term) ?? []
  const same = unit === '' ? [] : sameQuantity(Number(number), unit).filter((term) => model.vocabulary.isStrong(term))
  const loose = model.vocabulary.isStrong(token.term) || same.length > 0 ? [] : [number, ...model.vocabulary.measuresOf(number)].filter(Boolean)
  return [{ term: token.term, factor: 1 }, ...same.map((term) => ({ term, factor: 1 })), ...loose.map((term) => ({ term, factor: 0.4 }))]
}

const joined = (terms: readonly string[], at: number): string => `${terms[at] ?? ''}${terms[at + 1] ?? ''}`

/** "wheel chair", "gluco meter", "x ray": two words that the index knows as one. */
function canJoin(terms: readonly string[], at: number, model: SearchModel): boolean {
  return at + 1 < terms.length && (terms[at]?.length ?? 0) + (terms[at + 1]?.length ?? 0) >= 3 && model.vocabulary.isStrong(joined(terms, at))
}

/** "bpmachine", "facemask": one word that the index knows as two. */
function splitWord(term: string, model: SearchModel): [string, string] | undefined {
  let best: [string, string] | undefined
  let score = 0
  for (let i = 2; i <= term.length - 3; i++) {
    const [left, right] = [term.slice(0, i), term.slice(i)]
    const least = Math.min(model.vocabulary.count(left)?.strong ?? 0, model.vocabulary.count(right)?.strong ?? 0)
    if (least > score) [best, score] = [[left, right], least]
  }
  return best
}

const wordSlot = (readAs: Word['readAs'], model: SearchModel, trust = 1): Slot => ({
  weight: trust * Math.min(5.5, Math.max(0.8, ...readAs.slice(0, 1).map((r) => model.vocabulary.idf(r.term)))),
  alternatives: readAs,
})

const slotOf = (word: Word, model: SearchModel): Slot =>
  word.kind === 'word' ? wordSlot(word.readAs, model, word.trust) : { weight: word.kind === 'number' ? attributeWeight * 0.8 : attributeWeight, alternatives: word.readAs }

function unitsOf(words: readonly Word[], model: SearchModel): Unit[] {
  const terms = words.map((word) => word.term)
  const units: Unit[] = []
  for (let i = 0; i < words.length;) {
    const phrase = model.phrases.longestAt(terms, i, true)
    const length = phrase?.length ?? (canJoin(terms, i, model) ? 2 : 1)
    const own = words.slice(i, i + length)
    const slots = own.filter((word) => word.readAs.length > 0).map((word) => slotOf(word, model))
    const readings: Reading[] = slots.length > 0 ? [{ factor: 1, slots }] : []
    if (length === 2 && canJoin(terms, i, model)) readings.push({ factor: 1, slots: [wordSlot([{ term: joined(terms, i), factor: 1 }], model)] })
    for (const expansion of phrase?.expansions ?? []) {
      const expanded = tokenise(expansion).filter((token) => !stopWords.has(token.text)).map((token) => slotOf({ ...token, readAs: readingsOf(token, model) }, model))
      if (expanded.length > 0) readings.push({ factor: 0.95, slots: expanded })
    }
    const meaning = phrase === undefined ? nothing : meaningOf(phrase.families, model)
    const weight = readings.reduce((most, reading) => Math.max(most, reading.slots.reduce((sum, slot) => sum + slot.weight, 0)), meaning.size > 0 ? 4 : 0)
    if (readings.length > 0 || meaning.size > 0) {
      units.push({ text: own.map((word) => word.text).join(' '), weight: Math.min(9, weight), readings, meaning, isAttribute: meaning.size === 0 && own.every((word) => word.kind !== 'word') })
    }
    i += length
  }
  return units
}

const pairShare = 0.15

function pairsIn(words: readonly Word[], model: SearchModel): Pair[] {
  return words.slice(1).flatMap((word, i): Pair[] => {
    const left = words[i]
    if (left === undefined || left.readAs.length === 0 || word.readAs.length === 0) return []
    return [{ term: pairTerm(left.term, word.term), weight: pairShare * (slotOf(left, model).weight + slotOf(word, model).weight) }]
  })
}

/** The first family of a phrase is meant most. */
function meaningOf(keys: readonly string[], model: SearchModel): ReadonlyMap<number, number> {
  const meaning = new Map<number, number>()
  keys.forEach((key, place) => {
    const family = model.familyPlaces.get(key)
    if (family !== undefined && !meaning.has(family)) meaning.set(family, Math.max(0.6, 1 - 0.08 * place))
  })
  return meaning
}

/** Is there anything but numbers in it? A lone number finds nothing by number. */
export const isOnlyNumbers = (text: string): boolean => {
  const tokens = tokenise(text).filter((token) => !stopWords.has(token.text))
  return tokens.length > 0 && tokens.every((token) => token.kind === 'number')
}
