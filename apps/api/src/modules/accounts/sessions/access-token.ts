import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import type { SignedIn } from '../../../platform/identity/identity.ts'
import { hmac } from '../../../platform/ids.ts'

/** Short-lived: each call checks the session anyway, and a stolen token is of little use. */
export const accessSeconds = 900

const issuer = 'upchar'
const audience = 'customer'
const keyOf = (secret: string): Uint8Array =>
  new TextEncoder().encode(hmac(secret, 'key of access tokens'))

/** A signed token with customer and session, valid for 15 minutes. */
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

/** The claims of a token, expired or not; undefined when we didn't sign it. */
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
    // jose verifies the signature before the expiry, so these claims are ours.
    if (error instanceof errors.JWTExpired) return read(error.payload, true)
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
