import { phoneticKey, skeleton } from '../text/phonetic.ts'
import { stem } from '../text/stem.ts'
import { otherManufacturers } from '../text/other-manufacturers.ts'
import { freeTerm, pairTerm, type Token } from '../text/tokens.ts'
import { editDistance } from './edit-distance.ts'
import { unfinishedParts, unfinishedWord } from './unfinished-words.ts'
import type { SearchModel } from './model.ts'
import { isKnown, readingsOf, type Word } from './readings.ts'

/**
 * Interprets each token with the vocabulary. Keeps known words and words of known phrases; joins,
 * splits, corrects or completes others, whichever first yields indexed words.
 */
export function readWords(
  tokens: readonly Token[],
  model: SearchModel,
  unfinished: boolean,
): { words: Word[]; corrected: boolean } {
  const terms = tokens.map((token) => token.term)
  const covered = coveredByPhrases(terms, model)
  const spoken = coveredByPhrases(terms, model, true)
  let corrected = false
  const words = tokens.flatMap((token, i): Word[] => {
    if (unfinished && i === tokens.length - 1) {
      const unfinishedToken = unfinishedWord(token, model)
      if (unfinishedToken !== undefined) return [unfinishedToken]
      // A single letter is too short to complete.
      if (i > 0 && token.kind === 'word' && token.text.length === 1 && covered[i] !== true)
        return []
      const parts = unfinishedParts(token, model)
      if (parts !== undefined) return parts
    }
    const likelier = covered[i] === true ? undefined : likelierWord(token, model)
    if (likelier !== undefined) {
      corrected = true
      return [{ ...likelier, readAs: [...likelier.readAs, { term: token.term, factor: 1 }] }]
    }
    if (token.kind !== 'word' || covered[i] === true || isKnown(token.term, model))
      return [{ ...token, readAs: readingsOf(token, model) }]
    if (canJoin(terms, i, model) || (i > 0 && canJoin(terms, i - 1, model)))
      return [{ ...token, readAs: [{ term: token.term, factor: 1 }] }]
    const right = otherManufacturers.has(token.text)
      ? undefined
      : correctedWord(token, model, spoken[i] === true)
    const parts = splitWord(token.text, model)
    if (
      parts !== undefined &&
      (right === undefined || !beatsSplit(token.term, right, parts, model))
    )
      return parts.map((part) => ({
        kind: 'word',
        term: part,
        text: part,
        readAs: [{ term: part, factor: 1 }],
      }))
    const hint =
      model.vocabulary.isStrong(token.term) && !isSure(right, model)
        ? model.phrases.hintOf(token.term)
        : []
    if (hint.length > 0) return [{ ...token, readAs: [], hint }]
    if (right === undefined) return [completedWord(token, model)]
    if ((model.vocabulary.count(token.term)?.documents ?? 0) > 0)
      return [besideCorrection(token, right)]
    corrected = true
    return [right]
  })
  return { words, corrected }
}

/** So few products have a seller's own slip; so many times as many have the word that was meant. */
const [fewProducts, timesMore] = [2, 40]

/** The word of many products that is one slip from a word of one or two: sellers slip, too. */
function likelierWord(token: Token, model: SearchModel): Word | undefined {
  const own = token.kind === 'word' ? model.vocabulary.count(token.term) : undefined
  if (
    own === undefined ||
    own.documents === 0 ||
    own.documents > fewProducts ||
    token.term.length < 4 ||
    model.brandTerms.has(token.term) ||
    model.familyIndex.impacts(token.term) !== undefined
  )
    return undefined
  const right = correctedWord(token, model, false)
  return right !== undefined &&
    editDistance(token.term, right.term, 1) <= 1 &&
    (model.vocabulary.count(right.term)?.strong ?? 0) >= timesMore * own.documents
    ? right
    : undefined
}

/** A rare word may be intended: search it together with its correction. */
const besideCorrection = (token: Token, right: Word): Word => ({
  ...token,
  readAs: [
    { term: token.term, factor: 1 },
    ...right.readAs.map((r) => ({ term: r.term, factor: r.factor * 0.5 })),
  ],
})

/**
 * Whether a correction is likelier than two words written as one: two words that stand together nowhere are what a slip
 * happens to leave.
 */
const beatsSplit = (
  typed: string,
  right: Word,
  [left, rest]: readonly [string, string],
  model: SearchModel,
): boolean =>
  model.vocabulary.isIndexed(right.term) &&
  (right.isGuess !== true || editDistance(typed, right.term, 1) <= 1) &&
  model.phrases.longestAt([left, rest], 0, false)?.length !== 2 &&
  model.familyIndex.impacts(pairTerm(left, rest)) === undefined

function completedWord(token: Token, { vocabulary }: SearchModel): Word {
  const longer =
    token.term.length >= 3
      ? vocabulary.completions(token.term, 6).filter((term) => vocabulary.isIndexed(term))
      : []
  return { ...token, readAs: longer.map((term, i) => ({ term, factor: 0.8 - i * 0.05 })) }
}

/** Whether a correction is an indexed product word at most one phonetic edit away. */
const isSure = (right: Word | undefined, model: SearchModel): boolean =>
  right !== undefined && (right.trust ?? 1) >= 0.75 && model.vocabulary.isIndexed(right.term)

function correctedWord(token: Token, model: SearchModel, isSpoken: boolean): Word | undefined {
  // The stem of a slip may be too short: "glas".
  const corrections = [...new Set([token.term, token.text])]
    .flatMap((word) => model.vocabulary.correct(word, 3))
    .filter((c) => c.term !== token.term)
    .toSorted((a, b) => a.cost - b.cost)
    .filter((c, i, all) => all.findIndex(({ term }) => term === c.term) === i)
    .slice(0, 3)
  const best = corrections[0]
  if (best === undefined) return undefined
  const close = corrections.filter((c) => c.cost <= best.cost + 0.5)
  return {
    ...token,
    term: best.term,
    text: best.term,
    isGuess: !isSpoken && !isSlip(token.term, best.term),
    trust: Math.max(0.5, 1.15 - 0.25 * best.cost),
    readAs: close.map((c) => ({ term: c.term, factor: 1 - 0.25 * (c.cost - best.cost) })),
  }
}

/** One letter of a word of five or more, a missing one of four, or the same consonants by sound. */
const isSlip = (typed: string, known: string): boolean =>
  typed.length >= 4 &&
  ((editDistance(typed, known, 1) <= 1 && (typed.length > 4 || typed.length !== known.length)) ||
    phoneticKey(typed) === phoneticKey(known) ||
    (typed.length >= 5 && skeleton(phoneticKey(typed)) === skeleton(phoneticKey(known))))

/** Marks the terms that belong to a known phrase. */
export function coveredByPhrases(
  terms: readonly string[],
  model: SearchModel,
  bySound = false,
): boolean[] {
  const covered: boolean[] = []
  for (let i = 0; i < terms.length;) {
    const length = model.phrases.longestAt(terms, i, bySound)?.length ?? 0
    for (let j = i; j < i + length; j++) covered[j] = true
    i += Math.max(1, length)
  }
  return covered
}

/** Two adjacent words written as one. */
export const joined = (terms: readonly string[], at: number): string =>
  `${terms[at] ?? ''}${terms[at + 1] ?? ''}`

/** "wheel chair", "gluco meter", "x ray": two words that are one in the index. */
export function canJoin(terms: readonly string[], at: number, model: SearchModel): boolean {
  return (
    at + 1 < terms.length &&
    (terms[at]?.length ?? 0) + (terms[at + 1]?.length ?? 0) >= 3 &&
    model.vocabulary.isStrong(joined(terms, at))
  )
}

/** "latex free": one property, so neither word is searched alone. */
export const isFreeOf = (terms: readonly string[], at: number, model: SearchModel): boolean =>
  terms[at + 1] === 'free' && model.vocabulary.isStrong(freeTerm(terms[at] ?? ''))

/** "bpmachine", "facemask": one word that is two in the index. */
export function splitWord(text: string, model: SearchModel): [string, string] | undefined {
  let best: [string, string] | undefined
  let score = 0
  for (let i = 2; i <= text.length - 3; i++) {
    // As written: the stem of the whole isn't made of the stems of its parts ("canvasprint", "shoerack").
    const [left, right] = [stem(text.slice(0, i)), stem(text.slice(i))]
    const least = Math.min(
      model.vocabulary.count(left)?.strong ?? 0,
      model.vocabulary.count(right)?.strong ?? 0,
    )
    if (least > score) [best, score] = [[left, right], least]
  }
  return best
}
