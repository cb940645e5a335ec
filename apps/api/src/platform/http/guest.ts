import type { FastifyReply, FastifyRequest } from 'fastify'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import { equalSecrets, hmac, newSecret } from '../ids.ts'

export const guestCookie = 'upchar_guest'
const oneDaySeconds = 86_400

/** A new guest id: random, with our signature, so that nobody can make one up (ID-02). */
export function newGuestId(secret: string): string {
  const random = newSecret(18)
  return `${random}.${hmac(secret, `guest:${random}`).slice(0, 22)}`
}

export function setGuestCookie(reply: FastifyReply, id: string, secure: boolean): void {
  void reply.setCookie(guestCookie, id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: oneDaySeconds,
  })
}

function isOurGuestId(secret: string, id: string): boolean {
  const [random, signature] = id.split('.')
  return (
    random !== undefined &&
    signature !== undefined &&
    id.length <= 64 &&
    equalSecrets(signature, hmac(secret, `guest:${random}`).slice(0, 22))
  )
}

type GuestRefusal = Refusal & { code: 'guest_unknown' | 'guest_mismatch' }

/**
 * Who the guest is, where the request shows it. The cookie decides; an id in the request must be the cookie's own, or, where
 * there is no cookie (apps, scripts), one that we signed.
 */
export function knownGuest(
  request: FastifyRequest,
  secret: string,
  named: string | undefined,
): Result<string | undefined, GuestRefusal> {
  const cookie = request.cookies[guestCookie]
  const own = cookie !== undefined && isOurGuestId(secret, cookie) ? cookie : undefined
  if (named === undefined || named === '') return ok(own)
  if (!isOurGuestId(secret, named))
    return err({
      code: 'guest_unknown',
      message: 'We do not know this guest. Reload the page and try again.',
    })
  if (own !== undefined && own !== named)
    return err({ code: 'guest_mismatch', message: 'This belongs to another visitor.' })
  return ok(named)
}

/** The same, where a request without a guest id is refused (VALID-11). */
export function shownGuest(
  request: FastifyRequest,
  secret: string,
  named: string | undefined,
): Result<string, GuestRefusal> {
  const known = knownGuest(request, secret, named)
  if (!known.ok) return known
  return known.value === undefined
    ? err({
        code: 'guest_unknown',
        message: 'We do not know this guest. Reload the page and try again.',
      })
    : ok(known.value)
}

/** Like `knownGuest`; who shows no id gets a new one, set for one day. */
export function identifyGuest(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  named: string | undefined,
  secure: boolean,
): Result<string, GuestRefusal> {
  const known = knownGuest(request, secret, named)
  if (!known.ok) return known
  if (known.value !== undefined) return ok(known.value)
  const id = newGuestId(secret)
  setGuestCookie(reply, id, secure)
  return ok(id)
}
