/** A word that a customer is found by; `whole`: nothing may follow it. Letters and digits only. */
export type SearchWord = { text: string; whole: boolean }

/** `+91 98765-43210`, `098765 43210`: as it's kept, without country code and spaces. Undefined for what is no number. */
function numberIn(text: string): string | undefined {
  const digits = text.replace(/[\s()+-]/g, '')
  if (!/^\d{4,}$/.test(digits)) return undefined
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2)
  return digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits
}

/**
 * What a search for customers asks for. A phone number is one word, an email address is its parts, of which only the last
 * may go on: `ravi@gmail.com` is not ravindra. Other words are beginnings, as one types while looking.
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
