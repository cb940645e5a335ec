import { genericWords, stopWords } from '../text/stop-words.ts'
import { asides } from '../text/asides.ts'
import { tokenise } from '../text/tokens.ts'
import { editDistance } from './edit-distance.ts'
import type { SearchModel } from './model.ts'
import { takePrice, type PriceRange } from './price.ts'
import type { Word } from './readings.ts'
import { withoutConditions } from './tender.ts'
import type { Pair, Unit } from './unit.ts'
import { meaningOf, pairsIn, unitsOf } from './units.ts'
import { coveredByPhrases, readWords } from './words.ts'
import { queryWords } from './query-words.ts'

export type Understanding = {
  text: string
  units: Unit[]
  pairs: Pair[]
  price: PriceRange | undefined
  /** Uncertainty: 1 for each unknown word, less for a corrected one by the distance of its correction. */
  doubt: number
  /** Words that nothing is known about, or whose correction is a guess. */
  unknown: number
  /** The query with corrected spelling; null if nothing was corrected. */
  corrected: string | null
  blocked: boolean
}

/**
 * Interprets a query with the vocabulary: phrases first, then words; corrects only unknown words. With `unfinished`, the
 * last word is also a prefix.
 */
export function understand(
  text: string,
  model: SearchModel,
  { unfinished }: { unfinished: boolean } = { unfinished: false },
): Understanding {
  const { text: named, price } = takePrice(withoutConditions(text))
  const { tokens, headWords } = queryWords(named, model, unfinished)
  const terms = tokens.map((token) => token.term)
  if (isBlocked(terms, model))
    return {
      text,
      units: [],
      pairs: [],
      price,
      doubt: 0,
      unknown: 0,
      corrected: null,
      blocked: true,
    }
  const { words: all, corrected } = readWords(tokens, model, unfinished)
  const spoken = coveredByPhrases(
    all.map((word) => word.term),
    model,
    true,
  )
  // Drop unknown words, so that their neighbours become adjacent.
  const words = all.filter(
    (word, i) => word.readAs.length > 0 || word.hint !== undefined || spoken[i] === true,
  )
  const units = unitsOf(words, model, headWords)
  // A complete product word isn't the beginning of a phrase: "bed" is not "bed pad".
  const phrase =
    unfinished && !model.vocabulary.isIndexed(terms.at(-1) ?? '')
      ? model.phrases.beginningWith(terms)
      : undefined
  if (phrase !== undefined && units.every((unit) => unit.meaning.size === 0)) {
    units.push({
      text: terms.join(' '),
      weight: 4,
      readings: [],
      meaning: meaningOf(phrase.families, model),
      isAttribute: false,
    })
  }
  return {
    text,
    units,
    pairs: pairsIn(words, model),
    price,
    doubt: doubtIn(all, spoken),
    unknown: unknownIn(
      all,
      spoken,
      units.some(
        (unit) => unit.isPurpose === true || (unit.meaning.size > 0 && headWords < tokens.length),
      )
        ? headWords
        : all.length,
    ),
    corrected: corrected ? all.map((word) => word.text).join(' ') : null,
    blocked: false,
  }
}

const unknownIn = (words: readonly Word[], spoken: readonly boolean[], head: number): number =>
  words.filter(
    (word, i) => i < head && (word.isGuess === true || (spoken[i] !== true && isUnknown(word))),
  ).length

const isUnknown = (word: Word): boolean =>
  word.kind === 'word' &&
  word.term.length > 2 &&
  word.readAs.length === 0 &&
  word.hint === undefined &&
  !genericWords.has(word.term) &&
  !asides.has(word.text)

const hintDoubt = 0.5

/** The uncertainty of unknown and corrected words. */
const doubtIn = (words: readonly Word[], spoken: readonly boolean[]): number =>
  words.reduce((doubt, word, i) => {
    if (word.kind !== 'word' || word.term.length < 3) return doubt
    if (word.hint !== undefined) return doubt + hintDoubt
    return (
      doubt +
      (word.readAs.length > 0 ? Math.max(0, 1 - (word.trust ?? 1)) : spoken[i] === true ? 0 : 1)
    )
  }, 0)

/** Whether the query names a never listed product, also misspelt: by sound, or by one letter of a long word. */
function isBlocked(terms: readonly string[], model: SearchModel): boolean {
  return terms.some((term, i) => {
    if (model.blocked.longestAt(terms, i, false) !== undefined) return true
    if (term.length < 6 || model.vocabulary.isStrong(term)) return false
    return (
      model.blocked.longestAt(terms, i, true)?.length === 1 ||
      [...model.blocked.terms].some(
        (blocked) => blocked.length >= 7 && editDistance(term, blocked, 1) <= 1,
      )
    )
  })
}

/** Whether the text is only numbers, which find nothing except codes. */
export const isOnlyNumbers = (text: string): boolean => {
  const tokens = tokenise(text).filter((token) => !stopWords.has(token.text))
  return tokens.length > 0 && tokens.every((token) => token.kind === 'number')
}
