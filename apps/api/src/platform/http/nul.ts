/** PostgreSQL stores no NUL character in text, and no honest client sends one: such input is refused before it is used. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  if (typeof value !== 'object' || value === null) return false
  for (const [key, member] of Object.entries(value)) if (key.includes('\u0000') || holdsNul(member)) return true
  return false
}
