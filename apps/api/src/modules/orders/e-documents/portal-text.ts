/** `2026-11-24` as portals write it: `24/11/2026`. */
export const portalDay = (day: string): string => day.split('-').toReversed().join('/')

/** Text on one line without the characters that portals refuse, at most `max` long. */
export const portalText = (text: string, max: number): string =>
  text.replaceAll('"', '’').replaceAll('\\', '/').replaceAll(/\s+/g, ' ').trim().slice(0, max)

/** A street address on two lines of at most 100 characters, broken between words. */
export function portalAddress(address: string): { first: string; second: string | undefined } {
  const whole = portalText(address, 201)
  if (whole.length <= 100) return { first: whole, second: undefined }
  const space = whole.lastIndexOf(' ', 100)
  const at = space > 0 ? space : 100
  const second = whole.slice(at).trim().slice(0, 100)
  return { first: whole.slice(0, at), second: second.length >= 3 ? second : undefined }
}

/** What is wrong with a payload, in one line; undefined: nothing. */
export const problemsOf = (
  issues: readonly { path: readonly PropertyKey[]; message: string }[] | undefined,
): string | undefined =>
  issues === undefined || issues.length === 0
    ? undefined
    : issues
        .slice(0, 5)
        .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
        .join('; ')
