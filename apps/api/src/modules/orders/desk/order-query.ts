import { normaliseAwb } from '@upchar/kernel/awb'
import { numberIn, tsqueryOf, wordsOf } from '../../../platform/text/search-words.ts'

/** What a text typed by staff may be, normalised for each kind of number. */
export type Wanted = {
  /** Each matches an order by its words: a phone by its first or its last digits. */
  words: string
  /** The same without prefixes so short that nearly every order has them; they narrow nothing. */
  rareWords: string
  /** An email address, whole as far as its form tells. */
  email: string | undefined
  /** A whole GSTIN. */
  gstin: string | undefined
  /** A SKU or an order number as typed. */
  sku: string
  /** An AWB or an invoice number. */
  number: string
}

const backwards = (text: string): string => [...text].toReversed().join('')
const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const isGstin = /^\d{2}[A-Z]{5}\d{4}[A-Z]\w{3}$/
/** Letters of a prefix that narrows. */
const telling = 3

/** The meanings of a search text; undefined for an empty one. `byBuyer`: also what the order says of its buyer. */
export function wantedBy(text: string, byBuyer = true): Wanted | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  const upper = typed.toUpperCase()
  const numbers = { sku: upper, number: normaliseAwb(typed) }
  if (!byBuyer) return { ...numbers, words: '', rareWords: '', email: undefined, gstin: undefined }
  // The words of an order number begin after its UP, which all of them share.
  const words = wordsOf(typed.replace(/^up-?(?=\d)/i, 'up ')).filter(
    ({ text: word }) => word !== 'up',
  )
  const digits = numberIn(typed)
  const ending =
    digits === undefined ? '' : ` | ${tsqueryOf([{ text: `x${backwards(digits)}`, whole: false }])}`
  const rare = words.filter(({ text: word, whole }) => whole || word.length >= telling)
  return {
    ...numbers,
    words: tsqueryOf(words) + ending,
    rareWords: tsqueryOf(rare.length === 0 ? words : rare) + ending,
    email: isEmail.test(typed) ? typed.toLowerCase() : undefined,
    gstin: isGstin.test(upper) ? upper : undefined,
  }
}
