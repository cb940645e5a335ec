import type { FastifyReply, FastifyRequest } from 'fastify'
import { guestCookie } from '../../../platform/http/guest.ts'

/**
 * The cookies of a buyer (DATA-15). Scripts can read only the flag, which says that somebody is signed in,
 * not who.
 */
const accessCookie = 'upchar_access'
export const refreshCookie = 'upchar_refresh'
export const emailCookie = 'upchar_email'
const flagCookie = 'upchar_signed_in'
/** Identifies a browser that has signed in before, for the limits; grants no access. */
export const deviceCookie = 'upchar_device'
/** Binds One Tap to this browser. */
export const nonceCookie = 'upchar_nonce'

/** The refresh token and the other sign-in cookies are sent to these paths only. */
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
 * The cookie outlives its access token and lasts as long as the session: an expired token is renewed, a
 * missing one would silently turn the buyer into a guest.
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

/** Clears the cookies of the signed-in buyer (AUTH-02). */
export function clearSession(reply: FastifyReply): void {
  for (const name of [accessCookie, refreshCookie, emailCookie, flagCookie]) clear(reply, name)
}

export const clearNonce = (reply: FastifyReply): void => clear(reply, nonceCookie)

/** Logging out clears the guest id too (AUTH-04): the next person at this browser is another visitor. */
export function clearGuest(reply: FastifyReply): void {
  clear(reply, guestCookie)
}

/** The token of a call: bearer header or cookie. */
export function tokenOf(
  request: FastifyRequest,
): { token: string; fromCookie: boolean } | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) return { token: bearer, fromCookie: false }
  const cookie = request.cookies[accessCookie]
  return cookie === undefined || cookie === '' ? undefined : { token: cookie, fromCookie: true }
}
