import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { notSignedIn } from './account.ts'
import { password, otp, proofNeeded, credentialsWrong, otpWrong, otpOver, tooMany } from './auth.ts'

export const refreshSession = endpoint({
  summary:
    'A new access token for the refresh cookie, which is rotated too. A reused refresh token ends the session',
  tag: 'auth',
  body: z.object({}),
  answer: z.object({ success: z.literal(true), expires_in: z.int() }),
  refusals: [notSignedIn],
})

export const resumeSession = endpoint({
  summary:
    'For pages: renews the session, or clears one that has ended, and redirects to a path of the shop',
  tag: 'auth',
  query: z.object({ return_to: z.string().max(2000).default('/account') }),
  answer: 'binary',
  refusals: [],
})

export const takeWayBack = endpoint({
  summary:
    'From the mail about a locked account: gives this browser an allowance of its own and leads to the sign-in. Opens nothing by itself',
  tag: 'auth',
  query: z.object({
    email: z.string().max(254),
    expires: z.coerce.number().int().min(0).max(10_000_000_000),
    signature: z.string().max(100),
  }),
  answer: 'binary',
  refusals: [],
})

export const logout = endpoint({
  summary: 'Ends the session and clears its cookies and the guest id (AUTH-04). Idempotent',
  tag: 'auth',
  body: z.object({}),
  answer: z.object({ success: z.literal(true) }),
  refusals: [],
})

export const listSessions = endpoint({
  summary: 'The buyer’s sessions, last used first',
  tag: 'auth',
  answer: z.object({
    success: z.literal(true),
    sessions: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        method: z.enum(['password', 'code', 'google', 'staff']),
        created_at: z.iso.datetime(),
        last_used_at: z.iso.datetime(),
        is_current: z.boolean(),
      }),
    ),
  }),
  refusals: [notSignedIn],
})

export const endSessions = endpoint({
  summary: 'Ends one session of the buyer, or all but this one',
  tag: 'auth',
  body: z.union([z.object({ id: z.string().max(60) }), z.object({ others: z.literal(true) })]),
  answer: z.object({ success: z.literal(true), ended_sessions: z.int() }),
  refusals: [
    notSignedIn,
    { code: 'session_unknown', status: 404, means: 'The buyer has no such session' },
  ],
})

export const downloadMyData = endpoint({
  summary: 'All that the shop holds of the buyer, as one JSON file (DPDP Act s.11). Five a day',
  tag: 'auth',
  answer: 'binary',
  refusals: [notSignedIn, tooMany],
})

export const deactivateAccount = endpoint({
  summary:
    'Closes the account for good (AUTH-12): ends sessions, erases personal data, keeps orders as tax law requires',
  tag: 'auth',
  body: z.object({ current_password: password.optional(), otp: otp.optional() }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  refusals: [
    notSignedIn,
    proofNeeded,
    { ...credentialsWrong, status: 403 },
    otpWrong,
    otpOver,
    tooMany,
  ],
})
