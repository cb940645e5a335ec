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
  means: 'Too often; detail.retry_after is the seconds to wait',
} as const

const emailInvalid = { code: 'email_invalid', status: 400, means: 'Not an email address' } as const

const passwordWeak = {
  code: 'password_weak',
  status: 400,
  means:
    'Shorter than ten characters, common, or made of the email or our name; the message says which',
} as const

export const otpWrong = {
  code: 'otp_wrong',
  status: 400,
  means: 'Not the code that was sent; detail.tries_left',
} as const

export const otpOver = {
  code: 'otp_over',
  status: 410,
  means: 'No code is good any more: expired, used, or tried five times. Ask for a new one',
} as const

export const credentialsWrong = {
  code: 'credentials_wrong',
  status: 401,
  means: 'Email and password don’t fit, or there is no such account: it doesn’t say which',
} as const

const accountClosed = {
  code: 'account_deactivated',
  status: 403,
  means: 'The account was closed; told only to who has shown that the address is theirs',
} as const

const proofMissing = {
  code: 'proof_missing',
  status: 410,
  means: 'The code’s proof is used or too old: ask for a new code',
} as const

const guestRefusals = [
  { code: 'guest_unknown', status: 401, means: 'A guest id that we did not give' },
  {
    code: 'guest_mismatch',
    status: 403,
    means: "The body names another guest than the visitor's own",
  },
] as const

export const proofNeeded = {
  code: 'proof_needed',
  status: 403,
  means: 'Give the present password, or a code from send-confirm-otp',
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
  summary: 'Where this browser stands in signing in: after a reload, in another tab (AUTH-01)',
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
    'Takes the email address and says which step follows: password, code, or a new account by code (AUTH-01)',
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

export const sendOtp = endpoint({
  summary:
    'Mails a six-digit code: OTP Sent Successfully (AUTH-05). The same answer whether there is an account or not',
  tag: 'auth',
  body: z.object({
    email,
    purpose: z.enum(['sign_in', 'reset_password']).default('sign_in'),
    /** Sent by the specification's client and ignored: staff sign in elsewhere. */
    admin: z.boolean().optional(),
    ...guest,
  }),
  answer: sent,
  refusals: [...guestRefusals, emailInvalid, tooMany],
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
    ...guest,
  }),
  /** Step 5: signed in. Step 4 or 7: set a password within 15 minutes. */
  answer: signedIn,
  refusals: [...guestRefusals, emailInvalid, otpWrong, otpOver, accountClosed, tooMany],
})

export const signIn = endpoint({
  summary: 'Signs in by email and password',
  tag: 'auth',
  body: z.object({ email, password, ...guest }),
  answer: signedIn,
  refusals: [...guestRefusals, emailInvalid, credentialsWrong, tooMany],
})

export const confirmAccount = endpoint({
  summary:
    'Makes the account whose address was just proven, and signs in; without a password it signs in by code (AUTH-01)',
  tag: 'auth',
  body: z.object({ password: password.optional(), ...guest }),
  answer: signedIn,
  refusals: [...guestRefusals, passwordWeak, proofMissing],
})

export const resetPassword = endpoint({
  summary:
    'Sets a new password after the right code: Password Changed Successfully (AUTH-06). Ends all other sessions, signs in',
  tag: 'auth',
  body: z.object({ password, ...guest }),
  answer: signedIn,
  refusals: [...guestRefusals, passwordWeak, proofMissing],
})

export const prepareOneTap = endpoint({
  summary: 'What Google One Tap needs on this page; the nonce is bound to this browser (UI-03)',
  tag: 'auth',
  query: z.object(guest),
  /** Both empty if One Tap isn't configured. */
  answer: z.object({ success: z.literal(true), client_id: z.string(), nonce: z.string() }),
  refusals: guestRefusals,
})

export const signInWithGoogle = endpoint({
  summary: 'Signs in with what Google One Tap gave',
  tag: 'auth',
  body: z.object({ credential: z.string().max(10_000), ...guest }),
  answer: signedIn,
  refusals: [
    ...guestRefusals,
    accountClosed,
    tooMany,
    {
      code: 'google_refused',
      status: 401,
      means: 'The credential is not Google’s, not for us, too old, or not from this browser',
    },
    {
      code: 'google_proof_needed',
      status: 409,
      means:
        'An account has this address: sign in by password or code (detail.step, detail.email), then Google is linked',
    },
    { code: 'google_off', status: 404, means: 'One Tap is not set up here' },
    { code: 'google_unreachable', status: 503, means: 'Google’s keys can’t be read at the moment' },
  ],
})

export const setPassword = endpoint({
  summary:
    'A new password for the signed-in buyer: Password Changed Successfully (AUTH-06). Ends all other sessions',
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
