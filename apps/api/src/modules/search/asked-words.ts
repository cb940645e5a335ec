import { withoutConditions } from './query/tender.ts'
import { stopWords } from './text/stop-words.ts'
import { sizeTerm, tokenise, withFreeOf, type Token } from './text/tokens.ts'
import { sameQuantity } from './text/units.ts'

/** Units that count something: a product's label says the number alone. */
const counted: ReadonlySet<string> = new Set(['para', 'channel', 'part', 'ply', 'way', 'function'])

/** A token as it is compared: "large" and "L" are one size. */
const comparable = ({ kind, term, text }: Token): string =>
  kind === 'size' ? (sizeTerm(text) ?? term) : term

const tokensOf = (text: string): Token[] =>
  withFreeOf(tokenise(text)).filter((token) => !stopWords.has(token.text))

/** A line's terms in their order, and the measures and sizes among them ("16fr", "size:m"). */
export type AskedWords = { words: readonly string[]; measures: ReadonlySet<string> }

/** What a buyer's line asks for, without a tender's conditions. */
export function askedWords(text: string): AskedWords {
  const tokens = tokensOf(withoutConditions(text))
  const measures = tokens.filter(({ kind }) => kind === 'measure' || kind === 'size')
  return { words: tokens.map(comparable), measures: new Set(measures.map(comparable)) }
}

/** The terms of a product's names and values. */
export const termsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => tokensOf(text).map(comparable)))

/** A word as products may write it: "5l" as "5000ml", "12channel" as "12". */
function writtenAs(word: string): string[] {
  const [, number = '', unit = ''] = /^([\d.]+)([a-z]+)$/.exec(word) ?? []
  if (number === '') return [word]
  return [word, ...(counted.has(unit) ? [number] : []), ...sameQuantity(Number(number), unit)]
}

/** Whether a product with the terms has the word of a line. */
export const hasTerm = (terms: ReadonlySet<string>, word: string): boolean =>
  writtenAs(word).some((term) => terms.has(term))

/** Whether the line says a label word for word: "10 × 10 cm", which "10 × 20 cm" is not. */
export function saysLabel({ words }: AskedWords, label: string): boolean {
  const said = tokensOf(label).map(comparable)
  return (
    said.length > 0 &&
    words.some((_, from) =>
      said.every((term, i) => writtenAs(words[from + i] ?? '').includes(term)),
    )
  )
}
