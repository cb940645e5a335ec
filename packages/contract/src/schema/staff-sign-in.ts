import { z } from 'zod'
import { STAFF_PERMISSIONS, type StaffPermission } from '@upchar/kernel/staff-permissions'
import { endpoint } from './endpoint.ts'
import { id, staffNotSignedIn, staffRole, tooManyAttempts } from './staff.ts'

export const password = z.string().max(1000)
const code = z.string().max(40)
const permissions = Object.keys(STAFF_PERMISSIONS) as [StaffPermission, ...StaffPermission[]]
export const passwordWeak = {
  code: 'password_weak',
  status: 400,
  means:
    'Shorter than ten characters, common, or derived from the email or the shop’s name; the message says which',
} as const
const credentialsWrong = {
  code: 'credentials_wrong',
  status: 401,
  means: 'Wrong password or no such member, without saying which',
} as const
const codeWrong = {
  code: 'code_wrong',
  status: 401,
  means: 'Not the current code, one that was used before, or no recovery code',
} as const
const signInOver = {
  code: 'sign_in_over',
  status: 410,
  means: 'The password was entered too long ago, or there is no pending sign-in',
} as const
const invitationOver = {
  code: 'invitation_over',
  status: 410,
  means: 'The invitation has been used, replaced, or is older than three days',
} as const

/** The next step: password, then code; at the first sign-in, setting up the authenticator app. */
const step = z.enum(['password', 'code', 'enrol', 'signed_in'])
const at = z.object({ success: z.literal(true), step })

export const staffGetSignIn = endpoint({
  summary: 'This browser’s progress in signing in to the console, after a reload',
  tag: 'staff',
  answer: at,
  refusals: [],
})

export const staffSignIn = endpoint({
  summary:
    'First step: email and password. Answers with the next step, code or enrol, which must follow within ten minutes',
  tag: 'staff',
  body: z.object({ email: z.string().max(320), password }),
  answer: at,
  refusals: [credentialsWrong, tooManyAttempts],
})

export const staffSignInWithCode = endpoint({
  summary:
    'Second step: the six digits of the authenticator app, or a recovery code, which works once',
  tag: 'staff',
  body: z.union([z.object({ code }), z.object({ recovery_code: code })]),
  answer: at.extend({ recovery_codes_left: z.int() }),
  refusals: [codeWrong, signInOver, tooManyAttempts],
})

export const staffStartEnrolment = endpoint({
  summary: 'First sign-in: the secret for the authenticator app, unchanged until confirmed',
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
    'First sign-in: confirms the app by a code, signs in, and returns the recovery codes once',
  tag: 'staff',
  body: z.object({ code }),
  answer: at.extend({ recovery_codes: z.array(z.string()) }),
  refusals: [codeWrong, signInOver, tooManyAttempts],
})

export const staffSignOut = endpoint({
  summary: 'Ends this console session. Idempotent',
  tag: 'staff',
  body: z.object({}),
  answer: z.object({ success: z.literal(true) }),
  refusals: [],
})

export const staffGetInvitation = endpoint({
  summary: 'The invited member',
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
  summary:
    'Sets the first password of an invited member; enrolment of the authenticator app follows',
  tag: 'staff',
  body: z.object({ key: z.string().max(100), password }),
  answer: at,
  refusals: [invitationOver, passwordWeak],
})

export const staffMe = endpoint({
  summary: 'The signed-in member with permissions and the end of the session',
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

/** A member's own sessions and password, in the console and in the sellers' portal. */
export const ownAccess = {
  sessions: z.object({
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
  which: z.union([z.object({ id }), z.object({ others: z.literal(true) })]),
  ended: z.object({ success: z.literal(true), ended_sessions: z.int() }),
  sessionUnknown: {
    code: 'session_unknown',
    status: 404,
    means: 'The member has no such session',
  },
  passwords: z.object({ current_password: password, password }),
  changed: z.object({ success: z.literal(true), message: z.string(), ended_sessions: z.int() }),
  passwordWrong: { ...credentialsWrong, status: 403, means: 'The current password is wrong' },
} as const

export const staffListSessions = endpoint({
  summary: 'The member’s console sessions, last used first',
  tag: 'staff',
  answer: ownAccess.sessions,
  refusals: [staffNotSignedIn],
})

export const staffEndSessions = endpoint({
  summary: 'Ends one of the member’s own sessions, or all but this one',
  tag: 'staff',
  body: ownAccess.which,
  answer: ownAccess.ended,
  refusals: [staffNotSignedIn, ownAccess.sessionUnknown],
})

export const staffSetPassword = endpoint({
  summary: 'Sets a new password for the signed-in member. Ends all other sessions',
  tag: 'staff',
  body: ownAccess.passwords,
  answer: ownAccess.changed,
  refusals: [staffNotSignedIn, ownAccess.passwordWrong, passwordWeak, tooManyAttempts],
})

export const staffNewRecoveryCodes = endpoint({
  summary: 'Replaces the recovery codes by ten new ones, shown once',
  tag: 'staff',
  body: z.object({ code }),
  answer: z.object({ success: z.literal(true), recovery_codes: z.array(z.string()) }),
  refusals: [staffNotSignedIn, { ...codeWrong, status: 403 }, tooManyAttempts],
})
