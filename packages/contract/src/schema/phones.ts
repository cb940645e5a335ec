import { z } from 'zod'
import { otp, otpOver, otpWrong, tooMany } from './auth.ts'
import { guestRefusals } from './cart.ts'
import { guestId } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Normalised and validated by the use case. */
const phone = z.string().max(40)

const phoneInvalid = {
  code: 'phone_invalid',
  status: 400,
  means: 'Not an Indian mobile number',
} as const

export const sendPhoneCode = endpoint({
  summary:
    'Sends a code by SMS to the phone of an order that is to be paid in cash (CHECKOUT-14). The answer is the same for every phone',
  tag: 'checkout',
  body: z.object({ phone, guest_user_id: guestId.optional() }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    /** Seconds until another code may be requested. */
    resend_after: z.int(),
    /** Seconds until the code expires. */
    expires_in: z.int(),
  }),
  refusals: [
    ...guestRefusals,
    phoneInvalid,
    tooMany,
    { code: 'sms_off', status: 409, means: 'The shop has no SMS provider' },
  ],
})

export const checkPhoneCode = endpoint({
  summary:
    'Checks the code sent to a phone: a right one proves it for this shopper for a day (CHECKOUT-14)',
  tag: 'checkout',
  body: z.object({ phone, otp, guest_user_id: guestId.optional() }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  refusals: [...guestRefusals, phoneInvalid, otpWrong, otpOver, tooMany],
})
