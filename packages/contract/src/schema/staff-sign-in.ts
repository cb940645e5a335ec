import { z } from 'zod'
import { STAFF_PERMISSIONS, type StaffPermission } from '@upchar/kernel/staff-permissions'
import { endpoint } from './endpoint.ts'
import { id, staffNotSignedIn, staffRole, tooManyAttempts } from './staff.ts'

const password = z.string().max(1000)
const code = z.string().max(40)
const permissions = Object.keys(STAFF_PERMISSIONS) as [StaffPermission, ...StaffPermission[]]
const passwordWeak = {
  code: 'password_weak',
  status: 400,
  means:
    'Shorter than ten characters, common, or made of the email or our name; the message says which',
} as const
const credentialsWrong = {
  code: 'credentials_wrong',
  status: 401,
  means: 'Email and password don’t fit, or there is no such member: it doesn’t say which',
} as const
const codeWrong = {
  code: 'code_wrong',
  status: 401,
  means: 'Not the code of now, one that was used before, or no recovery code',
} as const
const signInOver = {
  code: 'sign_in_over',
  status: 410,
  means: 'The password was given too long ago, or there is nothing to go on with: begin again',
} as const
const invitationOver = {
  code: 'invitation_over',
  status: 410,
  means: 'The invitation was used, replaced, or is older than three days',
} as const

/** The next step: password, then code; at the first sign-in, setting up the authenticator app. */
const step = z.enum(['password', 'code', 'enrol', 'signed_in'])
const at = z.object({ success: z.literal(true), step })

export const staffGetSignIn = endpoint({
  summary: 'Where this browser stands in signing in to the console: after a reload',
  tag: 'staff',
  answer: at,
  refusals: [],
})

export const staffSignIn = endpoint({
  summary:
    'First step: email and password. Answers which step follows, code or enrol; ten minutes are left for it',
  tag: 'staff',
  body: z.object({ email: z.string().max(320), password }),
  answer: at,
  refusals: [credentialsWrong, tooManyAttempts],
})

export const staffSignInWithCode = endpoint({
  summary:
    'Second step: the six digits of the authenticator app, or a recovery code, which is then used up',
  tag: 'staff',
  body: z.union([z.object({ code }), z.object({ recovery_code: code })]),
  answer: at.extend({ recovery_codes_left: z.int() }),
  refusals: [codeWrong, signInOver, tooManyAttempts],
})

export const staffStartEnrolment = endpoint({
  summary:
    'First sign-in: the secret for the authenticator app. The same one until it is confirmed',
  tag: 'staff',
  body: z.object({}),
  answer: z.object({
    success: z.literal(true),
    /** For the QR code (otpauth://totp/…: SHA1, six digits, 30 seconds). */
    otpauth_uri: z.string(),
    /** The secret in base32, to type by hand. */
    secret: z.string(),
    account: z.string(),
    issuer: z.string(),
  }),
  refusals: [signInOver],
})

export const staffConfirmEnrolment = endpoint({
  summary:
    'First sign-in: a code of the app shows that it works; signs in and gives the recovery codes, this once',
  tag: 'staff',
  body: z.object({ code }),
  answer: at.extend({ recovery_codes: z.array(z.string()) }),
  refusals: [codeWrong, signInOver, tooManyAttempts],
})

export const staffSignOut = endpoint({
  summary: 'Ends this session of the console. Without one it succeeds too',
  tag: 'staff',
  body: z.object({}),
  answer: z.object({ success: z.literal(true) }),
  refusals: [],
})

export const staffGetInvitation = endpoint({
  summary: 'Whom an invitation is for',
  tag: 'staff',
  query: z.object({ key: z.string().max(100) }),
  answer: z.object({
    success: z.literal(true),
    name: z.string(),
    email: z.string(),
    role: staffRole,
  }),
  refusals: [invitationOver],
})

export const staffAcceptInvitation = endpoint({
  summary: 'Sets the first password of an invited member; setting up codes follows',
  tag: 'staff',
  body: z.object({ key: z.string().max(100), password }),
  answer: at,
  refusals: [invitationOver, passwordWeak],
})

export const staffMe = endpoint({
  summary: 'Who is signed in to the console, what the role allows, and when the session ends',
  tag: 'staff',
  answer: z.object({
    success: z.literal(true),
    member: z.object({ id: z.string(), name: z.string(), email: z.string(), role: staffRole }),
    permissions: z.array(z.enum(permissions)),
    recovery_codes_left: z.int(),
    session: z.object({
      /** Seconds without a call after which the session ends. Calls with the header x-background: 1 don't count. */
      idle_seconds: z.int(),
      idle_ends_at: z.iso.datetime(),
      /** When the session ends at the latest. */
      ends_at: z.iso.datetime(),
    }),
  }),
  refusals: [staffNotSignedIn],
})

export const staffListSessions = endpoint({
  summary: 'Where the member is signed in to the console, newest use first',
  tag: 'staff',
  answer: z.object({
    success: z.literal(true),
    sessions: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        created_at: z.iso.datetime(),
        last_used_at: z.iso.datetime(),
        is_current: z.boolean(),
      }),
    ),
  }),
  refusals: [staffNotSignedIn],
})

export const staffEndSessions = endpoint({
  summary: 'Ends one of the own sessions, or all but this one',
  tag: 'staff',
  body: z.union([z.object({ id }), z.object({ others: z.literal(true) })]),
  answer: z.object({ success: z.literal(true), ended_sessions: z.int() }),
  refusals: [
    staffNotSignedIn,
    { code: 'session_unknown', status: 404, means: 'No such session of this member’s' },
  ],
})

export const staffSetPassword = endpoint({
  summary: 'A new password for the member who is signed in. Ends all other sessions',
  tag: 'staff',
  body: z.object({ current_password: password, password }),
  answer: z.object({ success: z.literal(true), message: z.string(), ended_sessions: z.int() }),
  refusals: [
    staffNotSignedIn,
    { ...credentialsWrong, status: 403, means: 'The present password is another' },
    passwordWeak,
    tooManyAttempts,
  ],
})

export const staffNewRecoveryCodes = endpoint({
  summary: 'Ten new recovery codes in the place of the old ones, shown this once',
  tag: 'staff',
  body: z.object({ code }),
  answer: z.object({ success: z.literal(true), recovery_codes: z.array(z.string()) }),
  refusals: [staffNotSignedIn, { ...codeWrong, status: 403 }, tooManyAttempts],
})
