/** An email address, encrypted, is the longest. */
const MAX_LENGTH = 800

/** Keeps the named parameters of an address that are strings of a reasonable length. */
export function textParams<K extends string>(
  raw: Record<string, unknown>,
  ...keys: readonly K[]
): { [P in K]?: string } {
  const found: { [P in K]?: string } = {}
  for (const key of keys) {
    const value = raw[key]
    if (typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH) found[key] = value
  }
  return found
}
