import { equalSecrets, hmac } from '../../../platform/ids.ts'

/** A session's refresh token of one generation, derived from the shop's secret and the session's seed. */
export const refreshTokenOf = (
  secret: string,
  session: { id: string; seed: string; generation: number },
): string =>
  `${session.id}.${session.generation}.${hmac(secret, `refresh ${session.id} ${session.generation} ${session.seed}`)}`

/** The claims of a token, unverified (see `isOurs`); undefined for malformed text. */
export function readRefreshToken(token: string): { id: string; generation: number } | undefined {
  const match = /^([0-9a-f-]{36})\.(\d{1,9})\.[\w-]{43}$/.exec(token)
  return match === null ? undefined : { id: match[1] ?? '', generation: Number(match[2]) }
}

/** Whether we issued this token: a forged one must not end anybody's session. */
export const isOurs = (
  secret: string,
  token: string,
  session: { id: string; seed: string; generation: number },
): boolean => equalSecrets(token, refreshTokenOf(secret, session))
