import { lettersSpelled } from '../text/letter-names.ts'
import { buyingTalk, stopWords } from '../text/stop-words.ts'
import { tokenise, type Token } from '../text/tokens.ts'
import { editDistance } from './edit-distance.ts'
import type { SearchModel } from './model.ts'
import { meaningOf, pairsIn, unitsOf, type Pair, type Unit } from './units.ts'
import { isKnown, readWords } from './words.ts'

export type Understanding = { units: Unit[]; pairs: Pair[]; corrected: string | null; blocked: boolean }

/**
 * Reads a buyer's words against the vocabulary: phrases first, then words; only unknown words are corrected. With
 * `unfinished` the last word also stands for the words that begin with it.
 */
export function understand(text: string, model: SearchModel, { unfinished }: { unfinished: boolean } = { unfinished: false }): Understanding {
  const written = withoutTalk(tokenise(text)).filter((token) => !stopWords.has(token.text))
  const tokens = /[\u0900-\u097f]/.test(text) ? withLetters(written, model) : written
  const terms = tokens.map((token) => token.term)
  if (isBlocked(terms, model)) return { units: [], pairs: [], corrected: null, blocked: true }
  const { words, corrected } = readWords(tokens, model, unfinished)
  const units = unitsOf(words, model)
  const begun = unfinished ? model.phrases.beginningWith(terms) : undefined
  if (begun !== undefined && units.every((unit) => unit.meaning.size === 0)) {
    units.push({ text: terms.join(' '), weight: 4, readings: [], meaning: meaningOf(begun.families, model), isAttribute: false })
  }
  return { units, pairs: pairsIn(words, model), corrected: corrected ? words.map((word) => word.text).join(' ') : null, blocked: false }
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

/** Goods that are never listed stay so when their name is misspelt: by sound, or by one letter of a longer word. */
function isBlocked(terms: readonly string[], model: SearchModel): boolean {
  return terms.some((term, i) => {
    if (model.blocked.longestAt(terms, i, false) !== undefined) return true
    if (term.length < 6 || model.vocabulary.isStrong(term)) return false
    return model.blocked.longestAt(terms, i, true)?.length === 1 || [...model.blocked.terms].some((blocked) => blocked.length >= 7 && editDistance(term, blocked, 1) <= 1)
  })
}

/** Is there anything but numbers in it? A lone number finds nothing by number. */
export const isOnlyNumbers = (text: string): boolean => {
  const tokens = tokenise(text).filter((token) => !stopWords.has(token.text))
  return tokens.length > 0 && tokens.every((token) => token.kind === 'number')
}
