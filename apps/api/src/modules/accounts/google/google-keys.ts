import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'

const keySet = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })).min(1),
})
const standardSeconds = 600
const patienceMs = 5000
/** Minimum time between two fetches for an unknown key. */
const askAgainMs = 60_000

/** Google's keys can't be fetched: a network failure, not a bad credential. */
export class KeysUnreachable extends Error {}

type Kept = { find: JWTVerifyGetKey; until: number }

const maxAge = (header: string | null): number =>
  Number(/max-age=(\d{1,7})/.exec(header ?? '')?.[1] ?? standardSeconds)

/**
 * Google's signing keys, cached as long as its response allows. An unknown key triggers one more fetch,
 * because Google rotates keys, but at most once a minute, so that forged key ids can't make us call Google
 * all day.
 */
export function googleKeys(url: string, now: () => number): JWTVerifyGetKey {
  let kept: Promise<Kept> | undefined
  let askedAgainAt = 0

  const load = async (): Promise<Kept> => {
    try {
      const reply = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
      if (!reply.ok) throw new Error(`answered ${reply.status}`)
      const set: JSONWebKeySet = keySet.parse(await reply.json())
      return {
        find: createLocalJWKSet(set),
        until: now() + maxAge(reply.headers.get('cache-control')) * 1000,
      }
    } catch (cause) {
      throw new KeysUnreachable('the keys of Google can’t be read', { cause })
    }
  }
  const current = async (fresh: boolean): Promise<Kept> => {
    const known = await kept?.catch(() => undefined)
    if (known !== undefined && !fresh && now() < known.until) return known
    kept = load()
    return kept
  }
  return async (header, token) => {
    const { find } = await current(false)
    try {
      return await find(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || now() - askedAgainAt < askAgainMs)
        throw error
      askedAgainAt = now()
      return (await current(true)).find(header, token)
    }
  }
}
