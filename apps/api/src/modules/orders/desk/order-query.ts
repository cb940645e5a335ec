import { normaliseAwb } from '@upchar/kernel/awb'
import { numberIn, tsqueryOf, wordsOf } from '../../../platform/text/search-words.ts'

/** What a text typed by staff may be, normalised for each kind of number. */
export type Wanted = {
  /** Each matches an order by its words: a phone by its first or its last digits. */
  words: string
  /** A SKU as typed. */
  sku: string
  /** An AWB or an invoice number. */
  number: string
}

const backwards = (text: string): string => [...text].toReversed().join('')

/** The meanings of a search text; undefined for an empty one. */
export function wantedBy(text: string): Wanted | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  // The words of an order number begin after its UP, which all of them share.
  const words = wordsOf(typed.replace(/^up-?(?=\d)/i, 'up ')).filter(
    ({ text: word }) => word !== 'up',
  )
  const digits = numberIn(typed)
  const ending =
    digits === undefined ? '' : ` | ${tsqueryOf([{ text: `x${backwards(digits)}`, whole: false }])}`
  return {
    words: tsqueryOf(words) + ending,
    sku: typed.toUpperCase(),
    number: normaliseAwb(typed),
  }
}
