import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { equalSecrets } from '../../../platform/ids.ts'

const issuers = ['accounts.google.com', 'https://accounts.google.com']
/** Tolerated clock skew. */
const skewSeconds = 60

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string(),
  email_verified: z.union([
    z.boolean(),
    z.literal('true').transform(() => true),
    z.literal('false').transform(() => false),
  ]),
  nonce: z.string(),
  hd: z.string().optional(),
  given_name: z.string().catch(''),
  family_name: z.string().catch(''),
})

/** The person as Google identifies them. */
export type GooglePerson = {
  sub: string
  email: string
  emailVerified: boolean
  isGoogleHosted: boolean
  firstName: string
  lastName: string
}

type Expected = { clientId: string; nonce: string; at: Date }

/**
 * Verifies a One Tap credential: signed with RS256 by one of Google's keys, for our client id, unexpired, and
 * with this browser's nonce. Undefined when any check fails. Source: Google Identity, "Verify the Google ID
 * token on your server side".
 */
export async function readCredential(
  keys: JWTVerifyGetKey,
  credential: string,
  { clientId, nonce, at }: Expected,
): Promise<GooglePerson | undefined> {
  try {
    const { payload } = await jwtVerify(credential, keys, {
      algorithms: ['RS256'],
      audience: clientId,
      issuer: issuers,
      currentDate: at,
      clockTolerance: skewSeconds,
      requiredClaims: ['exp', 'iat'],
    })
    const read = claims.safeParse(payload)
    if (!read.success || !equalSecrets(read.data.nonce, nonce)) return undefined
    const {
      sub,
      email,
      email_verified: emailVerified,
      hd,
      given_name: firstName,
      family_name: lastName,
    } = read.data
    // Google hosts this mailbox, so the Google account proves the address.
    const isGoogleHosted = emailVerified && (hd !== undefined || /@gmail\.com$/i.test(email))
    return { sub, email, emailVerified, isGoogleHosted, firstName, lastName }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
