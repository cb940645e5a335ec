const deepest = 64

/**
 * Whether a request holds what no honest client sends: a NUL character, which PostgreSQL stores in no text, or values
 * nested deeper than any shape of the contract. Bytes that a route reads by itself are left to it.
 */
export function isUnfit(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    const next: unknown[] = []
    for (const member of level) {
      if (typeof member === 'string' && member.includes('\u0000')) return true
      if (typeof member !== 'object' || member === null || ArrayBuffer.isView(member)) continue
      for (const [key, inner] of Object.entries(member)) {
        if (key.includes('\u0000')) return true
        next.push(inner)
      }
    }
    level = next
  }
  return false
}
