/** `+91 98765-43210`, `098765 43210`: as it's kept, without country code and spaces. Undefined for what is no number. */
function numberIn(text: string): string | undefined {
  const digits = text.replace(/[\s()+-]/g, '')
  if (!/^\d{4,}$/.test(digits)) return undefined
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2)
  return digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits
}

/** The beginnings of words that a search for customers asks for: a phone number is one word, an e-mail address is its parts. */
export function wordsOf(text: string): string[] {
  const number = numberIn(text)
  return number !== undefined ? [number] : text.toLowerCase().split(/[^a-z0-9]+/).filter((word) => word !== '').slice(0, 8)
}
