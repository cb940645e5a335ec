import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'

const keySet = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })).min(1),
})
const standardSeconds = 600
const patienceMs = 5000
/** Between two looks for a key that wasn't there. */
const askAgainMs = 60_000

/** Google's keys can't be read: nobody is to blame but the line. */
export class KeysUnreachable extends Error {}

type Kept = { find: JWTVerifyGetKey; until: number }

const maxAge = (header: string | null): number =>
  Number(/max-age=(\d{1,7})/.exec(header ?? '')?.[1] ?? standardSeconds)

/**
 * The keys that Google signs with, kept as long as their answer says. A key that isn't among them is looked for once more,
 * because Google changes keys; not for each made-up name, which would let strangers make us call Google all day.
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
