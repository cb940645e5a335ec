import { lettersSpelled } from '../text/letter-names.ts'
import { stem } from '../text/stem.ts'
import { otherManufacturers } from '../text/other-manufacturers.ts'
import { buyingTalk, fillers, prepositions, stopWords } from '../text/stop-words.ts'
import { freeTerm, tokenise, type Token } from '../text/tokens.ts'
import type { SearchModel } from './model.ts'
import { isKnown } from './readings.ts'
import { coveredByPhrases } from './words.ts'

/** The product words of a query. `headWords`: the number of words before a "for" or "with"; all of them if there is none. */
export function queryWords(
  text: string,
  model: SearchModel,
  unfinished = false,
): { tokens: Token[]; headWords: number } {
  const words = withoutTalk(freeOf(tokenise(text), model))
  const named = words.filter((token) => !stopWords.has(token.text))
  // A stop word may be the beginning of a word: "can" of "cannula".
  const written = named.length === 0 && unfinished ? words.slice(-1) : named
  const lettered = /[\u0900-\u097f]/.test(text) ? withLetters(written, model) : written
  const tokens = withoutFillers(
    lettered.flatMap((token) => unglued(token, model)),
    model,
  )
  const end = words.findIndex((token) => prepositions.has(token.text))
  const before = words
    .slice(0, Math.max(0, end))
    .filter((token) => !stopWords.has(token.text) && !fillers.has(token.text)).length
  return { tokens, headWords: before > 0 ? before : tokens.length }
}

/** Devanagari writes abbreviations by the names of their letters. */
function withLetters(tokens: readonly Token[], model: SearchModel): Token[] {
  return tokens.map((token, i) => {
    if (token.kind !== 'word' || token.term.length > 12 || isKnown(token.term, model)) return token
    const next = tokens[i + 1]?.term ?? ''
    const letters = lettersSpelled(token.term).find((spelled) =>
      model.vocabulary.isIndexed(spelled.length > 1 ? spelled : spelled + next),
    )
    return letters === undefined ? token : { ...token, term: letters, text: letters }
  })
}

/** Splits words written together: "pcv13", "pan40mg", "powderfree". */
function unglued(token: Token, model: SearchModel): Token[] {
  if (token.kind !== 'word' || model.vocabulary.isStrong(token.term)) return [token]
  const [, bare = ''] = /^(\p{L}{3,})free$/u.exec(token.text) ?? []
  if (model.vocabulary.isStrong(freeTerm(bare)))
    return [{ kind: 'word', term: bare, text: bare }, free]
  const [, word = '', number = ''] = /^(\p{L}{2,})(\d[\p{L}\d]*)$/u.exec(token.text) ?? []
  return word !== '' && isKnown(stem(word), model) ? tokenise(`${word} ${number}`) : [token]
}

const free: Token = { kind: 'word', term: 'free', text: 'free' }
const denials: ReadonlySet<string> = new Set(['non', 'no', 'not', 'without', 'bina', 'bagair'])

/** Rewrites "non latex" and "without powder" as "latex free" and "powder free", if products use these terms. */
function freeOf(tokens: readonly Token[], model: SearchModel): Token[] {
  return tokens.flatMap((token, i) => {
    const [before, next] = [tokens[i - 1]?.text ?? '', tokens[i + 1]?.term ?? '']
    if (denials.has(token.text) && model.vocabulary.isStrong(freeTerm(next))) return []
    return denials.has(before) && model.vocabulary.isStrong(freeTerm(token.term))
      ? [token, free]
      : [token]
  })
}

function withoutFillers(tokens: readonly Token[], model: SearchModel): Token[] {
  const covered = coveredByPhrases(
    tokens.map((token) => token.term),
    model,
  )
  const words = tokens.filter(
    (token, i) =>
      covered[i] === true ||
      !(
        fillers.has(token.text) ||
        (otherManufacturers.has(token.text) && !model.vocabulary.isIndexed(token.term))
      ),
  )
  return words.length > 0 ? words : [...tokens]
}

function withoutTalk(tokens: Token[]): Token[] {
  let [from, to] = [0, tokens.length]
  const isTalk = (at: number) =>
    buyingTalk.has(tokens[at]?.text ?? '') || stopWords.has(tokens[at]?.text ?? '')
  while (from < to && isTalk(from)) from++
  while (to > from && isTalk(to - 1)) to--
  return from < to ? tokens.slice(from, to) : tokens
}
