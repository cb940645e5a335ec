import { z } from 'zod'
import { LOGIN_STEPS } from '@upchar/kernel/login-steps'
import { endpoint } from './endpoint.ts'
import { guestId } from './common.ts'
import { notSignedIn } from './account.ts'

/** A sign-in step, 0 to 8 (AUTH-01, packages/kernel/src/login-steps.ts). */
const step = z.literal(LOGIN_STEPS.map((entry) => entry.step))

/** Trimmed, lower-cased and validated by the use case. */
const email = z.string().max(320)

export const password = z.string().max(1000)

export const otp = z.string().max(40)

const guest = { guest_user_id: guestId.optional() }

/** Seconds to wait; also in the retry-after header. */
export const tooMany = {
  code: 'too_many_attempts',
  status: 429,
  means: 'Too many attempts; detail.retry_after is the seconds to wait',
} as const

const emailInvalid = { code: 'email_invalid', status: 400, means: 'Not an email address' } as const

const passwordWeak = {
  code: 'password_weak',
  status: 400,
  means:
    'Shorter than ten characters, common, or derived from the email or the shop’s name; the message says which',
} as const

export const otpWrong = {
  code: 'otp_wrong',
  status: 400,
  means: 'The code is wrong; detail.tries_left',
} as const

export const otpOver = {
  code: 'otp_over',
  status: 410,
  means: 'No valid code: expired, used, or tried five times',
} as const

export const credentialsWrong = {
  code: 'credentials_wrong',
  status: 401,
  means: 'Wrong password or no such account, without saying which',
} as const

const accountClosed = {
  code: 'account_deactivated',
  status: 403,
  means: 'The account is closed; reported only after the address was proved',
} as const

/** Staff have blocked the account; revealed only to who proved to own it. */
export const accountBlocked = {
  code: 'account_blocked',
  status: 403,
  means: 'Staff have blocked the account: it can’t sign in or order',
} as const

const proofMissing = {
  code: 'proof_missing',
  status: 410,
  means: 'The proof of the code has been used or has expired',
} as const

const guestRefusals = [
  { code: 'guest_unknown', status: 401, means: 'The guest id was not issued by this shop' },
  {
    code: 'guest_mismatch',
    status: 403,
    means: 'The body names another guest than the cookie',
  },
] as const

export const proofNeeded = {
  code: 'proof_needed',
  status: 403,
  means: 'The current password, or a code from send-confirm-otp, is required',
} as const

/** The answer of every sign-in. Tokens are sent as cookies only. The guest id is new. */
const signedIn = z.object({
  success: z.literal(true),
  step,
  message: z.string(),
  is_new_user: z.boolean(),
  /** True only for the account's first sign-in: store the flag and track a login event (AUTH-03). */
  is_first_login: z.boolean(),
  guest_user_id: z.string(),
})

export const getLoginState = endpoint({
  summary: 'This browser’s progress in signing in, after a reload or in another tab (AUTH-01)',
  tag: 'auth',
  query: z.object(guest),
  answer: z.object({
    success: z.literal(true),
    step,
    /** Empty until one was submitted. */
    email: z.string(),
    is_new_user: z.boolean(),
    /** Steps that this browser may show. */
    open_steps: z.array(step),
    is_free_email: z.boolean(),
  }),
  refusals: guestRefusals,
})

export const submitEmail = endpoint({
  summary:
    'Submits the email address; answers with the next step: password, code, or a new account by code (AUTH-01)',
  tag: 'auth',
  body: z.object({ email, ...guest }),
  answer: z.object({
    success: z.literal(true),
    step,
    /** Normalised: trimmed, lower case. */
    email: z.string(),
    is_new_user: z.boolean(),
    /** VALID-07: a hint that a business address is better for invoices; never a refusal. */
    is_free_email: z.boolean(),
    message: z.string(),
  }),
  refusals: [...guestRefusals, emailInvalid, tooMany],
})

const sent = z.object({
  success: z.literal(true),
  message: z.string(),
  step,
  /** Seconds until another code may be requested, and until this one expires. */
  resend_after: z.int(),
  expires_in: z.int(),
})

/** Of a code request or a code with `admin`. */
const actingRefusals = [
  { code: 'staff_only', status: 403, means: 'Only staff who may order for customers may do this' },
  { code: 'customer_unknown', status: 404, means: 'No open account has this address' },
  accountBlocked,
] as const

export const sendOtp = endpoint({
  summary:
    'Mails a six-digit code: OTP Sent Successfully (AUTH-05). Answers alike with and without an account',
  tag: 'auth',
  body: z.object({
    email,
    purpose: z.enum(['sign_in', 'reset_password']).default('sign_in'),
    /** A member of staff asks the customer of this address to be let order for them (AUTH-13); refused to everybody else. */
    admin: z.boolean().optional(),
    ...guest,
  }),
  answer: sent,
  refusals: [...guestRefusals, emailInvalid, tooMany, ...actingRefusals],
})

export const sendConfirmOtp = endpoint({
  summary: 'Mails the signed-in buyer a code that confirms a new password or closing the account',
  tag: 'auth',
  answer: sent.omit({ step: true }),
  refusals: [notSignedIn, tooMany],
})

export const validateEmail = endpoint({
  summary: 'Checks a code: signs an existing account in, or opens the next step (AUTH-01, AUTH-05)',
  tag: 'auth',
  body: z.object({
    email,
    otp,
    purpose: z.enum(['sign_in', 'reset_password']).default('sign_in'),
    /** The code of a request with `admin`: opens an hour in which the member of staff orders for the customer (AUTH-13). */
    admin: z.boolean().optional(),
    ...guest,
  }),
  /** Step 5: signed in. Step 4 or 7: set a password within 15 minutes. */
  answer: signedIn,
  refusals: [
    ...guestRefusals,
    emailInvalid,
    otpWrong,
    otpOver,
    accountClosed,
    tooMany,
    ...actingRefusals,
  ],
})

export const signIn = endpoint({
  summary: 'Signs in by email and password',
  tag: 'auth',
  body: z.object({ email, password, ...guest }),
  answer: signedIn,
  refusals: [...guestRefusals, emailInvalid, credentialsWrong, accountBlocked, tooMany],
})

export const confirmAccount = endpoint({
  summary:
    'Creates the account of the proven address and signs in; without a password it signs in by code (AUTH-01)',
  tag: 'auth',
  body: z.object({ password: password.optional(), ...guest }),
  answer: signedIn,
  refusals: [...guestRefusals, passwordWeak, proofMissing, accountBlocked],
})

export const resetPassword = endpoint({
  summary:
    'Sets a new password after the correct code: Password Changed Successfully (AUTH-06). Ends all other sessions, signs in',
  tag: 'auth',
  body: z.object({ password, ...guest }),
  answer: signedIn,
  refusals: [...guestRefusals, passwordWeak, proofMissing, accountBlocked],
})

export const prepareOneTap = endpoint({
  summary: 'Client id and nonce for Google One Tap; the nonce is bound to this browser (UI-03)',
  tag: 'auth',
  query: z.object(guest),
  /** Both empty if One Tap isn't configured. */
  answer: z.object({ success: z.literal(true), client_id: z.string(), nonce: z.string() }),
  refusals: guestRefusals,
})

export const signInWithGoogle = endpoint({
  summary: 'Signs in with a Google One Tap credential',
  tag: 'auth',
  body: z.object({ credential: z.string().max(10_000), ...guest }),
  answer: signedIn,
  refusals: [
    ...guestRefusals,
    accountClosed,
    accountBlocked,
    tooMany,
    {
      code: 'google_refused',
      status: 401,
      means:
        'The credential is not by Google, for another client, expired, or from another browser',
    },
    {
      code: 'google_proof_needed',
      status: 409,
      means:
        'An account has this address: after signing in by password or code (detail.step, detail.email) Google is linked',
    },
    { code: 'google_off', status: 404, means: 'One Tap is not configured' },
    { code: 'google_unreachable', status: 503, means: 'Google’s keys can’t be fetched at present' },
  ],
})

export const setPassword = endpoint({
  summary:
    'Sets a new password for the signed-in buyer: Password Changed Successfully (AUTH-06). Ends all other sessions',
  tag: 'auth',
  body: z.object({ password, current_password: password.optional(), otp: otp.optional() }),
  answer: z.object({ success: z.literal(true), message: z.string(), ended_sessions: z.int() }),
  refusals: [
    notSignedIn,
    passwordWeak,
    proofNeeded,
    { ...credentialsWrong, status: 403 },
    otpWrong,
    otpOver,
    tooMany,
  ],
})
