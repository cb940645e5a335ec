import type { FastifyReply, FastifyRequest } from 'fastify'
import { guestCookie } from '../../../platform/http/guest.ts'

/** The cookies of a buyer (DATA-15). Only the flag can be read by scripts: it says that somebody is signed in, not who. */
const accessCookie = 'upchar_access'
export const refreshCookie = 'upchar_refresh'
export const emailCookie = 'upchar_email'
const flagCookie = 'upchar_signed_in'
/** Tells a browser that has signed in before from strangers, for the limits; opens nothing. */
export const deviceCookie = 'upchar_device'
/** Binds One Tap to this browser. */
export const nonceCookie = 'upchar_nonce'

/** The refresh token and what else only signing in needs travel to these paths alone. */
const authenticationPath = '/api/authentication'

const paths: Readonly<Record<string, string>> = {
  [refreshCookie]: authenticationPath,
  [nonceCookie]: authenticationPath,
  [deviceCookie]: '/api',
}
const pathOf = (name: string): string => paths[name] ?? '/'

export type SessionTokens = { access: string; refresh: string; seconds: number }

export type CookieOptions = { seconds: number; secure: boolean }

export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { seconds, secure }: CookieOptions,
): void {
  void reply.setCookie(name, value, {
    path: pathOf(name),
    httpOnly: name !== flagCookie,
    sameSite: 'lax',
    secure,
    maxAge: seconds,
  })
}

/**
 * The access token's cookie lives as long as the session, not as long as the token: an expired one that is shown gets
 * renewed, a missing one would make a guest of the buyer without a word.
 */
export function setSessionCookies(
  reply: FastifyReply,
  { access, refresh, seconds }: SessionTokens,
  secure: boolean,
): void {
  setCookie(reply, accessCookie, access, { seconds, secure })
  setCookie(reply, refreshCookie, refresh, { seconds, secure })
  setCookie(reply, flagCookie, '1', { seconds, secure })
}

const clear = (reply: FastifyReply, name: string): void => {
  void reply.clearCookie(name, { path: pathOf(name) })
}

/** Takes away what says who is signed in (AUTH-02). */
export function clearSession(reply: FastifyReply): void {
  for (const name of [accessCookie, refreshCookie, emailCookie, flagCookie]) clear(reply, name)
}

export const clearNonce = (reply: FastifyReply): void => clear(reply, nonceCookie)

/** The guest id goes with the logout (AUTH-04): who comes next on this browser is another visitor. */
export function clearGuest(reply: FastifyReply): void {
  clear(reply, guestCookie)
}

/** The token of the call: as a bearer, or in its cookie. */
export function tokenOf(
  request: FastifyRequest,
): { token: string; fromCookie: boolean } | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) return { token: bearer, fromCookie: false }
  const cookie = request.cookies[accessCookie]
  return cookie === undefined || cookie === '' ? undefined : { token: cookie, fromCookie: true }
}
