import { z } from 'zod'
import { SELLER_ROLES } from '@upchar/kernel/seller-roles'
import { endpoint } from './endpoint.ts'
import { ownAccess, password, passwordWeak } from './staff-sign-in.ts'
import { tooManyAttempts } from './staff.ts'

/** No session of the portal, or one that timed out, ended, or whose member or seller may not work here. */
export const sellerNotSignedIn = {
  code: 'seller_not_signed_in',
  status: 401,
  means: 'Not signed in to the portal',
} as const
/** The member's role is not among the route's. */
export const roleMissing = {
  code: 'permission_missing',
  status: 403,
  means: 'The role lacks the permission',
} as const
/** Refusals of every call of a seller's member. */
export const sellerRefusals = [sellerNotSignedIn, roleMissing] as const

export const ownWarehouseUnknown = {
  code: 'warehouse_unknown',
  status: 404,
  means: 'The seller has no such warehouse',
} as const

export const sellerRole = z.enum(SELLER_ROLES)
const credentialsWrong = {
  code: 'credentials_wrong',
  status: 401,
  means: 'Wrong password or no such member, without saying which',
} as const
const suspended = {
  code: 'seller_suspended',
  status: 403,
  means: 'The password is right, but the seller is suspended: its members have no access',
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

const step = z.enum(['password', 'code', 'signed_in'])
const at = z.object({ success: z.literal(true), step })
/** Seconds until another code may be asked for, and until the one that was sent ends. */
const sent = { resend_after: z.int(), expires_in: z.int() }

export const sellerGetSignIn = endpoint({
  summary: 'This browser’s progress in signing in to the portal, after a reload',
  tag: 'seller portal',
  answer: at,
  refusals: [],
})

export const sellerSignIn = endpoint({
  summary:
    'First step: email and password. Mails a code, which must follow within ten minutes (APP-01)',
  tag: 'seller portal',
  body: z.object({ email: z.string().max(320), password }),
  answer: at,
  refusals: [credentialsWrong, suspended, tooManyAttempts],
})

export const sellerSendCode = endpoint({
  summary: 'Mails another code to the member who has given the password',
  tag: 'seller portal',
  body: z.object({}),
  answer: z.object({ success: z.literal(true), message: z.string(), ...sent }),
  refusals: [signInOver, tooManyAttempts],
})

export const sellerSignInWithCode = endpoint({
  summary: 'Second step: the six digits of the mail; each code works once',
  tag: 'seller portal',
  body: z.object({ otp: z.string().max(40) }),
  answer: at,
  refusals: [
    { code: 'otp_wrong', status: 401, means: 'Not the code of the mail' },
    { code: 'otp_over', status: 410, means: 'The code has ended, or was tried five times' },
    signInOver,
    suspended,
    tooManyAttempts,
  ],
})

export const sellerSignOut = endpoint({
  summary: 'Ends this session of the portal. Idempotent',
  tag: 'seller portal',
  body: z.object({}),
  answer: z.object({ success: z.literal(true) }),
  refusals: [],
})

export const sellerGetInvitation = endpoint({
  summary: 'The invited member, and the seller',
  tag: 'seller portal',
  query: z.object({ key: z.string().max(100) }),
  answer: z.object({
    success: z.literal(true),
    name: z.string(),
    email: z.string(),
    role: sellerRole,
    seller: z.string(),
  }),
  refusals: [invitationOver],
})

export const sellerAcceptInvitation = endpoint({
  summary: 'Sets the first password of an invited member and signs in: the link proves the address',
  tag: 'seller portal',
  body: z.object({ key: z.string().max(100), password }),
  answer: at,
  refusals: [invitationOver, suspended, passwordWeak],
})

export const sellerMe = endpoint({
  summary: 'The signed-in member, the seller, and when the session ends',
  tag: 'seller portal',
  answer: z.object({
    success: z.literal(true),
    member: z.object({ id: z.string(), name: z.string(), email: z.string(), role: sellerRole }),
    seller: z.object({ trade_name: z.string(), legal_name: z.string(), gstin: z.string() }),
    session: z.object({
      idle_seconds: z.int(),
      idle_ends_at: z.iso.datetime(),
      ends_at: z.iso.datetime(),
    }),
  }),
  refusals: sellerRefusals,
})

export const sellerListSessions = endpoint({
  summary: 'The member’s sessions in the portal, last used first',
  tag: 'seller portal',
  answer: ownAccess.sessions,
  refusals: sellerRefusals,
})

export const sellerEndSessions = endpoint({
  summary: 'Ends one of the member’s own sessions in the portal, or all but this one',
  tag: 'seller portal',
  body: ownAccess.which,
  answer: ownAccess.ended,
  refusals: [...sellerRefusals, ownAccess.sessionUnknown],
})

export const sellerSetPassword = endpoint({
  summary: 'Sets a new password for the signed-in member of a seller. Ends all other sessions',
  tag: 'seller portal',
  body: ownAccess.passwords,
  answer: ownAccess.changed,
  refusals: [...sellerRefusals, ownAccess.passwordWrong, passwordWeak, tooManyAttempts],
})
