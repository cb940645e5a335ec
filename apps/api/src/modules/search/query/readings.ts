import { sizeTerm, type Token } from '../text/tokens.ts'
import { sameQuantity } from '../text/units.ts'
import type { SearchModel } from './model.ts'

/**
 * A word of the query with its candidate terms. `trust`: the weight of a corrected word, 1 for words spelled right.
 * `hint`: the families whose phrases alone contain the word, if no product does.
 */
export type Word = Token & {
  readAs: { term: string; factor: number }[]
  trust?: number
  hint?: readonly string[]
  /** Its correction is more than a slip away. */
  isGuess?: boolean
}

/** Whether a word needs no correction. A rare word that only descriptions contain may be a typo. */
export const isKnown = (term: string, model: SearchModel): boolean => {
  const count = model.vocabulary.count(term)
  return count !== undefined && ((count.strong > 0 && count.documents > 0) || count.documents >= 3)
}

/** The verb of a gerund that products are named after: "washing" finds "sperm wash medium". */
function doingWord(term: string, model: SearchModel): string[] {
  if (!/^\p{L}{3,}ing$/u.test(term) || model.vocabulary.isStrong(term)) return []
  const root = term.slice(0, -3)
  return [root, `${root}e`, root.slice(0, -1)]
    .filter((word) => word.length > 3 && model.vocabulary.isStrong(word))
    .slice(0, 1)
}

/** The terms that a token may match, with their factors. */
export function readingsOf(token: Token, model: SearchModel): Word['readAs'] {
  if (token.kind === 'word')
    return [
      { term: token.term, factor: 1 },
      ...doingWord(token.term, model).map((term) => ({ term, factor: 0.8 })),
    ]
  if (token.kind === 'size')
    return [
      { term: sizeTerm(token.text) ?? token.term, factor: 1 },
      { term: token.term, factor: 0.9 },
    ]
  if (token.kind === 'number')
    return [
      { term: token.term, factor: 0.9 },
      ...model.vocabulary.measuresOf(token.term).map((term) => ({ term, factor: 1 })),
    ]
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(token.term) ?? []
  const same =
    unit === ''
      ? []
      : sameQuantity(Number(number), unit).filter((term) => model.vocabulary.isStrong(term))
  const loose =
    model.vocabulary.isStrong(token.term) || same.length > 0
      ? []
      : [number, ...model.vocabulary.measuresOf(number)].filter(Boolean)
  return [
    { term: token.term, factor: 1 },
    ...same.map((term) => ({ term, factor: 1 })),
    ...loose.map((term) => ({ term, factor: 0.4 })),
  ]
}
