const deepest = 64

/** PostgreSQL stores no NUL characters in text and no lone surrogates in JSON. */
const isUnstorable = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed()

/**
 * Detects input that no honest client sends: text that can't be stored, or values nested deeper than any
 * contract shape. Raw bytes are left to their route.
 */
export function isUnfit(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    const next: unknown[] = []
    for (const member of level) {
      if (typeof member === 'string' && isUnstorable(member)) return true
      if (typeof member !== 'object' || member === null || ArrayBuffer.isView(member)) continue
      for (const [key, inner] of Object.entries(member)) {
        if (isUnstorable(key)) return true
        next.push(inner)
      }
    }
    level = next
  }
  return false
}
