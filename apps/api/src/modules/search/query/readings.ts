import { sizeTerm, type Token } from '../text/tokens.ts'
import { sameQuantity } from '../text/units.ts'
import type { SearchModel } from './model.ts'

/**
 * A word of the query with what it is looked up as. `trust`: how much a corrected word counts against words written right.
 * `hint`: the families of which alone such a word is heard, where no product has it.
 */
export type Word = Token & {
  readAs: { term: string; factor: number }[]
  trust?: number
  hint?: readonly string[]
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
  return [root, `${root}e`, root.slice(0, -1)]
    .filter((word) => word.length > 3 && model.vocabulary.isStrong(word))
    .slice(0, 1)
}

/** The terms that may say what a token says. */
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
