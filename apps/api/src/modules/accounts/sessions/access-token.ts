import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import type { SignedIn } from '../../../platform/identity/identity.ts'
import { hmac } from '../../../platform/ids.ts'

/** Short: what it opens is looked up on each call anyway, and a copied one is of little use. */
export const accessSeconds = 900

const issuer = 'upchar'
const audience = 'customer'
const keyOf = (secret: string): Uint8Array =>
  new TextEncoder().encode(hmac(secret, 'key of access tokens'))

/** A signed token that names customer and session for a quarter of an hour. */
export const makeAccessToken = (
  secret: string,
  { customerId, sessionId }: SignedIn,
  at: Date,
): Promise<string> =>
  new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(customerId)
    .setIssuedAt(at)
    .setExpirationTime(Math.floor(at.getTime() / 1000) + accessSeconds)
    .sign(keyOf(secret))

export type AccessToken = SignedIn & { expired: boolean }

const read = ({ sub, sid }: JWTPayload, expired: boolean): AccessToken | undefined =>
  typeof sub === 'string' && typeof sid === 'string'
    ? { customerId: sub, sessionId: sid, expired }
    : undefined

/** What a token says, past its time or not; undefined when we didn't make it. */
export async function readAccessToken(
  secret: string,
  token: string,
  at: Date,
): Promise<AccessToken | undefined> {
  try {
    return read(
      (
        await jwtVerify(token, keyOf(secret), {
          algorithms: ['HS256'],
          issuer,
          audience,
          currentDate: at,
        })
      ).payload,
      false,
    )
  } catch (error) {
    // The signature was right, or it would have failed before its time was looked at.
    if (error instanceof errors.JWTExpired) return read(error.payload, true)
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
