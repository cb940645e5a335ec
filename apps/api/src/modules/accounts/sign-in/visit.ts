import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { setGuestCookie } from '../../../platform/http/guest.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { hmac, newSecret, sha256 } from '../../../platform/ids.ts'
import {
  clearGuest,
  clearNonce,
  clearSession,
  emailCookie,
  nonceCookie,
  setCookie,
  setSessionCookies,
  type SessionTokens,
} from '../sessions/cookies.ts'
import { deviceName } from '../sessions/device-name.ts'
import { browserOf, keepDevice, knownDeviceOf } from './known-device.ts'
import type { Trier } from '../limits.ts'
import { readLoginState, writeLoginState, type LoginState } from './login-state.ts'
import { shownSession } from '../sessions/shown-session.ts'

const hourSeconds = 3600

/** A browser that signs in: what it sent, and what it is given. Use cases see no headers. */
export type Visit = {
  readonly guestId: string
  /** The browser in words, e.g. `Chrome on Android`. */
  readonly device: string
  /** Hash of the browser's id. */
  readonly browser: string
  readonly login: LoginState | undefined
  /** The browser's current session, which a new one replaces. */
  previousSession(): Promise<string | undefined>
  /** For the limits: who tries to sign in to this account from here. */
  trier(email: string): Trier
  keepLogin(state: LoginState): void
  /** Remembers this browser for the account, for the limits. */
  remember(email: string): void
  /** Stores the session and the new guest id, and remembers this browser for the account. */
  keepSession(tokens: SessionTokens, guestId: string, login: LoginState): void
  /** Stores the session of staff who order for a customer: this browser isn't one of the customer's. */
  keepActing(tokens: SessionTokens, guestId: string): void
  /** The nonce that Google must put into this browser's credential; created if missing. */
  nonce(): string
  /** The nonce that a credential must carry; undefined if the browser has none. */
  expectedNonce(): string | undefined
  forgetNonce(): void
  /** Clears everything that identifies the visitor. */
  leave(): void
}

/** The visit of a call. */
export function visitOf(
  context: Pick<Context, 'config' | 'db' | 'clock'>,
  { guestId, request, reply }: { guestId: string; request: FastifyRequest; reply: FastifyReply },
): Visit {
  const { config } = context
  const { secret, production: secure } = config
  const nonceOf = (kept: string) => hmac(secret, `nonce ${kept}`)
  return {
    guestId,
    device: deviceName(request.headers['user-agent']),
    browser: sha256(browserOf(request)),
    login: readLoginState(secret, request.cookies[emailCookie]),
    previousSession: () => shownSession(context, request),
    trier: (email) => ({
      email,
      address: networkOf(request),
      device: knownDeviceOf(config, request, email),
    }),
    keepLogin: (state) =>
      setCookie(reply, emailCookie, writeLoginState(secret, state), {
        seconds: hourSeconds,
        secure,
      }),
    remember: (email) => keepDevice(config, request, reply, email),
    keepSession: (tokens, renewedGuestId, login) => {
      setSessionCookies(reply, tokens, secure)
      setCookie(reply, emailCookie, writeLoginState(secret, login), {
        seconds: tokens.seconds,
        secure,
      })
      keepDevice(config, request, reply, login.email)
      setGuestCookie(reply, renewedGuestId, secure)
    },
    keepActing: (tokens, guestId) => {
      setSessionCookies(reply, tokens, secure)
      setGuestCookie(reply, guestId, secure)
    },
    nonce: () => {
      const kept = request.cookies[nonceCookie] || newSecret()
      setCookie(reply, nonceCookie, kept, { seconds: hourSeconds, secure })
      return nonceOf(kept)
    },
    expectedNonce: () => {
      const kept = request.cookies[nonceCookie]
      return kept ? nonceOf(kept) : undefined
    },
    forgetNonce: () => clearNonce(reply),
    leave: () => {
      clearSession(reply)
      clearGuest(reply)
    },
  }
}
