import { sizeTerm, type Token } from '../text/tokens.ts'
import { sameQuantity } from '../text/units.ts'
import type { SearchModel } from './model.ts'

/** A word of the query with what it is looked up as. `trust`: how much a corrected word counts against words written right. */
export type Word = Token & { readAs: { term: string; factor: number }[]; trust?: number }

/**
 * Reads every token against the vocabulary. Known words, and words of a phrase that staff have explained, are taken as they
 * are; of the others each is joined, parted, corrected or completed, whichever first gives words that the index has.
 */
export function readWords(tokens: readonly Token[], model: SearchModel, unfinished: boolean): { words: Word[]; corrected: boolean } {
  const terms = tokens.map((token) => token.term)
  const covered = coveredByPhrases(terms, model)
  let corrected = false
  const words = tokens.flatMap((token, i): Word[] => {
    if (unfinished && i === tokens.length - 1) {
      const begun = begunWord(token, model)
      if (begun !== undefined) return [begun]
    }
    if (token.kind !== 'word' || covered[i] === true || isKnown(token.term, model)) return [{ ...token, readAs: readingsOf(token, model) }]
    if (canJoin(terms, i, model) || (i > 0 && canJoin(terms, i - 1, model))) return [{ ...token, readAs: [{ term: token.term, factor: 1 }] }]
    const parts = splitWord(token.term, model)
    if (parts !== undefined) return parts.map((part) => ({ kind: 'word', term: part, text: part, readAs: [{ term: part, factor: 1 }] }))
    const right = correctedWord(token, model)
    if (right !== undefined) {
      // A word of one or two descriptions may be meant after all: it is searched beside its correction.
      if ((model.vocabulary.count(token.term)?.documents ?? 0) > 0) return [{ ...token, readAs: [{ term: token.term, factor: 1 }, ...right.readAs.map((r) => ({ term: r.term, factor: r.factor * 0.5 }))] }]
      corrected = true
      return [right]
    }
    const longer = token.term.length >= 3 ? model.vocabulary.completions(token.term, 6) : []
    return [{ ...token, readAs: longer.map((term, place) => ({ term, factor: 0.8 - place * 0.05 })) }]
  })
  return { words, corrected }
}

function correctedWord(token: Token, model: SearchModel): Word | undefined {
  const corrections = model.vocabulary.correct(token.term, 3).filter((c) => c.term !== token.term)
  const best = corrections[0]
  if (best === undefined) return undefined
  const close = corrections.filter((c) => c.cost <= best.cost + 0.5)
  return {
    ...token, term: best.term, text: best.term, trust: Math.max(0.5, 1.15 - 0.25 * best.cost),
    readAs: close.map((c) => ({ term: c.term, factor: 1 - 0.25 * (c.cost - best.cost) })),
  }
}

/** A word that is being typed also stands for the words that begin with it. */
function begunWord(token: Token, model: SearchModel): Word | undefined {
  if (token.kind === 'number' || token.term.length < 2 || /\d/.test(token.term)) return undefined
  const begun = model.vocabulary.completions(token.term, 8, true).filter((term) => term !== token.term).map((term, place) => ({ term, factor: 0.85 - place * 0.03 }))
  const first = begun[0]
  if (first === undefined) return undefined
  const known = model.vocabulary.isStrong(token.term)
  return { ...token, term: known ? token.term : first.term, readAs: [...(known ? readingsOf(token, model) : []), ...begun] }
}

/** Which tokens belong to a phrase that staff have explained. */
export function coveredByPhrases(terms: readonly string[], model: SearchModel, bySound = false): boolean[] {
  const covered: boolean[] = []
  for (let i = 0; i < terms.length;) {
    const length = model.phrases.longestAt(terms, i, bySound)?.length ?? 0
    for (let j = i; j < i + length; j++) covered[j] = true
    i += Math.max(1, length)
  }
  return covered
}

/** Short words of descriptions are taken at their word; long rare ones may be slips. */
export const isKnown = (term: string, model: SearchModel): boolean => {
  const count = model.vocabulary.count(term)
  return count !== undefined && ((count.strong > 0 && count.documents > 0) || count.documents >= 3)
}

/** "washing" of a "sperm wash medium": what is done, where the goods are named after the deed. */
function doingWord(term: string, model: SearchModel): string[] {
  if (!/^\p{L}{3,}ing$/u.test(term) || model.vocabulary.isStrong(term)) return []
  const root = term.slice(0, -3)
  return [root, `${root}e`, root.slice(0, -1)].filter((word) => word.length > 3 && model.vocabulary.isStrong(word)).slice(0, 1)
}

/** The terms that may say what a token says. */
export function readingsOf(token: Token, model: SearchModel): Word['readAs'] {
  if (token.kind === 'word') return [{ term: token.term, factor: 1 }, ...doingWord(token.term, model).map((term) => ({ term, factor: 0.8 }))]
  if (token.kind === 'size') return [{ term: sizeTerm(token.text) ?? token.term, factor: 1 }, { term: token.term, factor: 0.9 }]
  if (token.kind === 'number') return [{ term: token.term, factor: 0.9 }, ...model.vocabulary.measuresOf(token.term).map((term) => ({ term, factor: 1 }))]
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(token.term) ?? []
  const same = unit === '' ? [] : sameQuantity(Number(number), unit).filter((term) => model.vocabulary.isStrong(term))
  const loose = model.vocabulary.isStrong(token.term) || same.length > 0 ? [] : [number, ...model.vocabulary.measuresOf(number)].filter(Boolean)
  return [{ term: token.term, factor: 1 }, ...same.map((term) => ({ term, factor: 1 })), ...loose.map((term) => ({ term, factor: 0.4 }))]
}

/** Two words written as one. */
export const joined = (terms: readonly string[], at: number): string => `${terms[at] ?? ''}${terms[at + 1] ?? ''}`

/** "wheel chair", "gluco meter", "x ray": two words that the index knows as one. */
export function canJoin(terms: readonly string[], at: number, model: SearchModel): boolean {
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
