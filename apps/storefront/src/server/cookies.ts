/** Carries the access token (DATA-15). */
export const ACCESS_COOKIE = 'upchar_access'

const pairs = (header: string): [name: string, value: string][] =>
  header.split(';').flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=')
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : []
  })

const write = (jar: ReadonlyMap<string, string>): string =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

/**
 * Applies the cookies that the API sets or clears, so that the visitor's next call carries the
 * result.
 */
export function mergeCookies(header: string, set: readonly string[]): string {
  const jar = new Map(pairs(header))
  for (const cookie of set) {
    const [[name, value] = ['', '']] = pairs(cookie.split(';', 1)[0] ?? '')
    if (name === '') continue
    if (value === '' || /;\s*max-age=0(?:;|$)/i.test(cookie)) jar.delete(name)
    else jar.set(name, value)
  }
  return write(jar)
}

/** The header without a cookie. */
export function withoutCookie(header: string, name: string): string {
  const jar = new Map(pairs(header))
  jar.delete(name)
  return write(jar)
}
