/** A search word of letters and digits. `whole`: matches a complete word, not a prefix. */
export type SearchWord = { text: string; whole: boolean }

/**
 * `+91 98765-43210`, `098765 43210`: as stored, without country code and spaces. Undefined for other text.
 */
export function numberIn(text: string): string | undefined {
  const digits = text.replace(/[\s()+-]/g, '')
  if (!/^\d{4,}$/.test(digits)) return undefined
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2)
  return digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits
}

/**
 * The words of a search by staff. A phone number is one word, an email address its parts, of which only the
 * last is a prefix: `ravi@gmail.com` doesn't find ravindra. Other words are prefixes, because people search
 * while typing.
 */
export function wordsOf(text: string): SearchWord[] {
  const number = numberIn(text)
  if (number !== undefined) return [{ text: number, whole: false }]
  const words = text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .slice(0, 8)
  const isAddress = text.includes('@')
  return words.map((word, i) => ({ text: word, whole: isAddress && i < words.length - 1 }))
}

/** A tsquery that all words must match. They are letters and digits only, so none of them can be query syntax. */
export const tsqueryOf = (words: readonly SearchWord[]): string =>
  words
    .map(({ text, whole }) => `'${text.replace(/[^a-z0-9]/g, '')}'${whole ? '' : ':*'}`)
    .join(' & ')
