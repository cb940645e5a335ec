import { equalSecrets, hmac } from '../../../platform/ids.ts'

/** A session's refresh token of one generation: opens nothing without the shop's secret and the session's own seed. */
export const refreshTokenOf = (
  secret: string,
  session: { id: string; seed: string; generation: number },
): string =>
  `${session.id}.${session.generation}.${hmac(secret, `refresh ${session.id} ${session.generation} ${session.seed}`)}`

/** What a token claims; undefined for what is none. Whether it's true, `isOurs` tells. */
export function readRefreshToken(token: string): { id: string; generation: number } | undefined {
  const match = /^([0-9a-f-]{36})\.(\d{1,9})\.[\w-]{43}$/.exec(token)
  return match === null ? undefined : { id: match[1] ?? '', generation: Number(match[2]) }
}

/** Whether we gave out this token at some time: a made-up one must not end anybody's session. */
export const isOurs = (
  secret: string,
  token: string,
  session: { id: string; seed: string; generation: number },
): boolean => equalSecrets(token, refreshTokenOf(secret, session))
