import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { notSignedIn } from './account.ts'
import { password, otp, proofNeeded, credentialsWrong, otpWrong, otpOver, tooMany } from './auth.ts'

export const refreshSession = endpoint({
  summary:
    'A new access token for the refresh cookie, which is renewed too. One that was used before ends the session',
  tag: 'auth',
  body: z.object({}),
  answer: z.object({ success: z.literal(true), expires_in: z.int() }),
  refusals: [notSignedIn],
})

export const resumeSession = endpoint({
  summary:
    'For pages: renews the session and leads back to a path of the shop; a session that has ended is taken away',
  tag: 'auth',
  query: z.object({ return_to: z.string().max(2000).default('/account') }),
  answer: 'binary',
  refusals: [],
})

export const logout = endpoint({
  summary:
    'Ends the session and takes its cookies and the guest id away (AUTH-04). Without one it succeeds too',
  tag: 'auth',
  body: z.object({}),
  answer: z.object({ success: z.literal(true) }),
  refusals: [],
})

export const listSessions = endpoint({
  summary: 'Where the buyer is signed in, newest use first',
  tag: 'auth',
  answer: z.object({
    success: z.literal(true),
    sessions: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        method: z.enum(['password', 'code', 'google']),
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
    { code: 'session_unknown', status: 404, means: 'No such session of this buyer’s' },
  ],
})

export const deactivateAccount = endpoint({
  summary:
    'Closes the account for good (AUTH-12): sessions end, personal data goes, orders stay as tax law asks',
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
