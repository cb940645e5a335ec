import { stopWords } from '../text/stop-words.ts'
import { tokenise } from '../text/tokens.ts'
import { editDistance } from './edit-distance.ts'
import type { SearchModel } from './model.ts'
import { takePrice, type PriceRange } from './price.ts'
import type { Word } from './readings.ts'
import { withoutConditions } from './tender.ts'
import type { Pair, Unit } from './unit.ts'
import { meaningOf, pairsIn, unitsOf } from './units.ts'
import { coveredByPhrases, readWords } from './words.ts'
import { wordsAsked } from './words-asked.ts'

export type Understanding = {
  units: Unit[]
  pairs: Pair[]
  price: PriceRange | undefined
  /** Words that nobody here knows count one each, corrected ones by how far the correction is. */
  doubt: number
  /** What was read instead of misspelt words. */
  corrected: string | null
  blocked: boolean
}

/**
 * Reads a buyer's words against the vocabulary: phrases first, then words; only unknown words are corrected. With
 * `unfinished` the last word also stands for the words that begin with it.
 */
export function understand(
  text: string,
  model: SearchModel,
  { unfinished }: { unfinished: boolean } = { unfinished: false },
): Understanding {
  const { text: named, price } = takePrice(withoutConditions(text))
  const { tokens, headWords } = wordsAsked(named, model, unfinished)
  const terms = tokens.map((token) => token.term)
  if (isBlocked(terms, model))
    return { units: [], pairs: [], price, doubt: 0, corrected: null, blocked: true }
  const { words: all, corrected } = readWords(tokens, model, unfinished)
  const spoken = coveredByPhrases(
    all.map((word) => word.term),
    model,
    true,
  )
  // A word that nobody knows says nothing, and keeps its neighbours apart no longer.
  const words = all.filter(
    (word, i) => word.readAs.length > 0 || word.hint !== undefined || spoken[i] === true,
  )
  const units = unitsOf(words, model, headWords)
  // A whole word of goods is what it says, not the beginning of a phrase: "bed" is no bed pad.
  const begun =
    unfinished && !model.vocabulary.isIndexed(terms.at(-1) ?? '')
      ? model.phrases.beginningWith(terms)
      : undefined
  if (begun !== undefined && units.every((unit) => unit.meaning.size === 0)) {
    units.push({
      text: terms.join(' '),
      weight: 4,
      readings: [],
      meaning: meaningOf(begun.families, model),
      isAttribute: false,
    })
  }
  return {
    units,
    pairs: pairsIn(words, model),
    price,
    doubt: doubtIn(all, spoken),
    corrected: corrected ? all.map((word) => word.text).join(' ') : null,
    blocked: false,
  }
}

const hintDoubt = 0.5

/** How unsure the reading is: words that nobody here knows, and corrections. */
const doubtIn = (words: readonly Word[], spoken: readonly boolean[]): number =>
  words.reduce((doubt, word, i) => {
    if (word.kind !== 'word' || word.term.length < 3) return doubt
    if (word.hint !== undefined) return doubt + hintDoubt
    return (
      doubt +
      (word.readAs.length > 0 ? Math.max(0, 1 - (word.trust ?? 1)) : spoken[i] === true ? 0 : 1)
    )
  }, 0)

/** Goods that are never listed stay so when their name is misspelt: by sound, or by one letter of a longer word. */
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

/** Is there anything but numbers in it? A lone number finds nothing by number. */
export const isOnlyNumbers = (text: string): boolean => {
  const tokens = tokenise(text).filter((token) => !stopWords.has(token.text))
  return tokens.length > 0 && tokens.every((token) => token.kind === 'number')
}
