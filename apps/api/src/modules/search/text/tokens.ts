import { transliterate } from './devanagari.ts'
import { stem } from './stem.ts'
import { stopWords } from './stop-words.ts'
import { unitOf } from './units.ts'

export type Token = {
  /** The term in the index. */
  term: string
  /** As written, with case and script folded. */
  text: string
  /** A word; a number with unit (`5ml`, `2-0`, `0.9%`); a bare number; a clothing size. */
  kind: 'word' | 'measure' | 'number' | 'size'
}

const sizeNames = new Map<string, string>(
  Object.entries({
    xxs: 'xxs',
    xs: 'xs',
    s: 's',
    m: 'm',
    l: 'l',
    xl: 'xl',
    xxl: 'xxl',
    xxxl: '3xl',
    '2xl': 'xxl',
    '3xl': '3xl',
    '4xl': '4xl',
    small: 's',
    medium: 'm',
    large: 'l',
    mediam: 'm',
    midium: 'm',
  }),
)

/** The clothing size that a word names, as an index term. */
export const sizeTerm = (word: string): string | undefined => {
  const size = sizeNames.get(word)
  return size === undefined ? undefined : `size:${size}`
}

/** "7 1/2", "1/2 inch", "26 x 1/2", but not "HIV 1/2". */
const fraction =
  /(?:(?<![\d./])(?:(\d{1,2})\s)?|([x*×]\s?))(\d)[/⁄]([248])(?![\d/])(?=(\s?in(?:ch)?\b)?)/g
/** "4 x 4 inch": both are inches. "2 x 50 ml" is a count and a volume. */
const twoLengths = /(\d+(?:\.\d+)?) x (?=\d+(?:\.\d+)?\s?(cm|mm|inch(?:es)?)\b)/g

/** "GIC type IX" is type 9. */
const romanType = /\b(type|class|level)\s?-?\s?(i{1,3}|iv|vi{0,3}|ix)\b/g
const romanNumbers = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']

/** An abbreviation with dots or spaces: "i.v. set", "o t light", "2 c.c."; "s m l" are three sizes. */
const spelledOut = /(?<![\p{L}\d])(?!x)\p{L}(?:(?:\.\s?|\s)(?!x)\p{L}(?![\p{L}\d]))+\.?/gu

/** "strips 50's" are fifty; "cannula I/V" and "inj. i/m" are abbreviations. */
const countOfPieces = /(?<=\d)\s?['’`]s\b/g
const intoVeinOrMuscle = /\bi\/(?=[vm]\b)/g

/** Folds case, width, script and accents, removes commas of thousands, and normalises fractions and measures. */
export function foldText(text: string): string {
  return transliterate(text.replace(/[™®©]/g, ' ').normalize('NFKC').toLowerCase())
    .normalize('NFKD')
    .replace(/(?![\u0900-\u097f])\p{M}/gu, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/[µ]/g, 'μ')
    .replace(countOfPieces, ' ')
    .replace(intoVeinOrMuscle, 'i')
    .replace(/['’`](?=s\b)/g, '')
    .replace(/[’`]/g, "'")
    .replace(/(\d)\s?(?:''|["”″])/g, '$1 inch ')
    .replace(/\bhalf(?=\s?inch)/g, '0.5')
    .replace(
      fraction,
      (
        written,
        whole: string | undefined,
        by: string | undefined,
        over: string,
        under: string,
        inch: string | undefined,
      ) =>
        (whole ?? by ?? inch) === undefined
          ? written
          : `${by === undefined ? '' : 'x '}${Number(whole ?? 0) + Number(over) / Number(under)}`,
    )
    .replace(/×/g, 'x')
    .replace(/(\d)\s?[x*]\s?(?=\d)/g, '$1 x ')
    .replace(twoLengths, '$1$2 x ')
    .replace(
      romanType,
      (_, word: string, roman: string) => `${word} ${romanNumbers.indexOf(roman) + 1}`,
    )
    .replace(/\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)/g, (number) => number.replaceAll(',', ''))
    .replace(spelledOut, (letters) =>
      /^[sml. ]+$/.test(letters) ? letters : letters.replace(/[. ]/g, ''),
    )
    .replace(/\bextra[ -]?(small|large)\b/g, (_, size: string) => ` x${size.slice(0, 1)} `)
}

const pattern = new RegExp(
  [
    String.raw`(?<ratio>\d+:\d+)`,
    String.raw`(?<![\d.])(?<usp>1[0-2]|[1-9])(?:\s?[-/]\s?|\s)0(?![\d.,:a-z%])`,
    String.raw`\b(?<before>fr|french|gauge|guage|ch|fg)\s?[.:]?\s?(?<beforeNumber>\d+(?:\.\d+)?)(?![a-z])`,
    String.raw`(?:\b(?:nos?|number|num|size)\b\s?[.:]?\s?|#\s?)(?<named>\d+(?:\.\d+)?)(?![\da-z]|-0)`,
    String.raw`(?<![\p{L}\d])[+]?(?<number>\d*\.?\d+)(?<gap>[\s-]?)(?<unit>%|\p{L}+(?![\p{L}\d]))?`,
    String.raw`(?<letter>(?<![\p{L}\d])\p{L})-(?<rest>\p{L}{3,}|\d+)(?![\p{L}\d])`,
    String.raw`(?<word>[\p{L}\d]+)`,
  ].join('|'),
  'gu',
)

const plainNumber = (digits: string) => String(Number(digits))

/** Splits text into tokens, in order: stemmed words, normalised sizes and measures. */
export function tokenise(text: string): Token[] {
  const folded = foldText(text)
  const tokens: Token[] = []
  const add = (kind: Token['kind'], term: string, written: string) =>
    tokens.push({ kind, term, text: written.trim() })
  pattern.lastIndex = 0
  for (let match = pattern.exec(folded); match !== null; match = pattern.exec(folded)) {
    const g = match.groups ?? {}
    if (g['ratio'] !== undefined) add('measure', g['ratio'], g['ratio'])
    else if (g['usp'] !== undefined) add('measure', `${g['usp']}-0`, match[0])
    else if (g['before'] !== undefined)
      add(
        'measure',
        `${plainNumber(g['beforeNumber'] ?? '')}${unitOf(g['before'], true) ?? ''}`,
        match[0],
      )
    else if (g['named'] !== undefined) add('number', plainNumber(g['named']), g['named'])
    else if (g['number'] !== undefined) {
      const number = plainNumber(g['number'])
      const word = g['unit']
      if (word === undefined) {
        add('number', g['number'].length > 6 ? g['number'] : number, match[0])
        continue
      }
      const touching = g['gap'] === ''
      const unit =
        word === '%'
          ? '%'
          : sizeTerm(`${number}${word}`) !== undefined && touching
            ? undefined
            : unitOf(word, touching)
      if (unit !== undefined && !(word === 'x' && /^\s?\d/.test(folded.slice(pattern.lastIndex))))
        add('measure', `${number}${unit}`, match[0])
      else if (touching && word !== 'x')
        add(sizeTerm(match[0]) === undefined ? 'word' : 'size', match[0].replace('+', ''), match[0])
      else {
        add('number', number, g['number'])
        // The word after the number isn't a unit: tokenise it next.
        if (word !== 'x') pattern.lastIndex -= word.length
      }
    } else if (g['letter'] !== undefined)
      add('word', `${g['letter']}${g['rest'] ?? ''}`, `${g['letter']}${g['rest'] ?? ''}`)
    else {
      const word = g['word'] ?? ''
      if (
        word === 'x' &&
        tokens.at(-1)?.kind === 'measure' &&
        /^\s?\d/.test(folded.slice(pattern.lastIndex))
      )
        continue
      add(sizeTerm(word) === undefined ? 'word' : 'size', stem(word), word)
    }
  }
  return tokens
}

/** The term for "free of"; no tokenised word has this form. */
export const freeTerm = (word: string): string => `${word}-free`

/** Joins "powder free" into one term: a search for latex must not find latex-free products. */
export function withFreeOf(tokens: readonly Token[]): Token[] {
  const found: Token[] = []
  for (const token of tokens) {
    const last = found.at(-1)
    if (token.term === 'free' && last?.kind === 'word' && !stopWords.has(last.text))
      found.splice(-1, 1, { kind: 'word', term: freeTerm(last.term), text: `${last.text}-free` })
    else found.push(token)
  }
  return found
}

/** The term of two adjacent words. */
export const pairTerm = (left: string, right: string): string => `~${left} ${right}`

/** Terms of adjacent words, which rank "coffee table" above a coffee-coloured table. */
export function pairsOf(terms: readonly string[]): string[] {
  return terms.slice(1).map((term, i) => pairTerm(terms[i] ?? '', term))
}

/** Reduces to letters and digits, the form in which part numbers, SKUs and GTINs are compared. */
export const codeOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
