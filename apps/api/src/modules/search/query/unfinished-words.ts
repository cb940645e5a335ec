import type { Token } from '../text/tokens.ts'
import type { SearchModel } from './model.ts'
import { isKnown, readingsOf, type Word } from './readings.ts'

/** An unfinished word also matches the words that begin with it. */
export function unfinishedWord(token: Token, model: SearchModel): Word | undefined {
  if (token.kind === 'number' || token.term.length < 2 || /\d/.test(token.term)) return undefined
  const completions = model.vocabulary
    .completions(token.term, 8, true)
    .filter((term) => term !== token.term)
    .map((term, place) => ({ term, factor: 0.85 - place * 0.03 }))
  const first = completions[0]
  if (first === undefined) return undefined
  const known = model.vocabulary.isStrong(token.term)
  return {
    ...token,
    term: known ? token.term : first.term,
    readAs: [...(known ? readingsOf(token, model) : []), ...completions],
  }
}

/** "bpmac", "ivcan": a word joined with the beginning of another; the longest word wins. */
export function unfinishedParts(token: Token, model: SearchModel): Word[] | undefined {
  if (token.kind !== 'word' || isKnown(token.term, model)) return undefined
  for (let i = token.term.length - 2; i >= 2; i--) {
    const [left, right] = [token.term.slice(0, i), token.term.slice(i)]
    const rest = model.vocabulary.isIndexed(left)
      ? unfinishedWord({ kind: 'word', term: right, text: right }, model)
      : undefined
    if (rest !== undefined)
      return [{ kind: 'word', term: left, text: left, readAs: [{ term: left, factor: 1 }] }, rest]
  }
  return undefined
}
