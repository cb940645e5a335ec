import type { FastifyReply, FastifyRequest } from 'fastify'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import { equalSecrets, hmac, newSecret } from '../ids.ts'

export const guestCookie = 'upchar_guest'
const oneDaySeconds = 86_400

/** A new guest id: random and signed, so that nobody can forge one (ID-02). */
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
 * The guest of a request, if it shows one. An id in the request must match the cookie, or, without a cookie
 * (apps, scripts), carry our signature.
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

/** Like `knownGuest`, but refuses requests without a guest id (VALID-11). */
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

/** Like `knownGuest`, but gives new guests an id, valid for one day. */
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
