import { z } from 'zod'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { endpoint } from './endpoint.ts'
import { asciiLine } from './common.ts'

/** No token, or an invalid one. `detail.session`: none, expired (refresh and retry) or ended. */
export const notSignedIn = {
  code: 'not_signed_in',
  status: 401,
  means: 'Not signed in; detail.session: none, expired (refresh, then retry) or ended',
} as const

const businessTypeId = z.literal(BUSINESS_TYPES.map(({ id }) => id))

/** A buyer's own profile (DATA-01). */
export const user = z
  .object({
    email: z.string(),
    name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    /** Ten digits; empty if none. */
    phone: z.string(),
    business_type: businessTypeId.nullable(),
    business_name: z.string(),
    gst: z.string(),
    customer_choices: z.array(z.string()),
    orders_count: z.int(),
    kyc: z.object({
      status: z.enum(['notVerified', 'partialVerified', 'verified']),
      pharma_kyc: z.boolean(),
      business_name: z.string(),
    }),
    is_kyc_complete: z.boolean(),
    /** AUTH-11: the email is not empty. */
    is_authenticated: z.boolean(),
    /** Name, phone and business type are set: no prompt to complete the profile (UI-02). */
    is_profile_complete: z.boolean(),
    /** VALID-07: a hint, never a refusal. */
    is_free_email: z.boolean(),
    has_password: z.boolean(),
    has_google: z.boolean(),
    /** A member of staff orders for the buyer in this session (AUTH-13). */
    is_staff_acting: z.boolean(),
  })
  .meta({ id: 'User' })

export const getCustomer = endpoint({
  summary: 'The signed-in buyer (DATA-01, AUTH-02, AUTH-11). The answer clears an invalid token',
  tag: 'profile',
  answer: z.object({ success: z.literal(true), user_info: user }),
  refusals: [notSignedIn],
})

export const getCustomerChoices = endpoint({
  summary: 'The choices of a profile: business types and kinds of supplies (ID-01)',
  tag: 'profile',
  answer: z.object({
    success: z.literal(true),
    business_types: z.array(z.object({ id: businessTypeId, key: z.string(), name: z.string() })),
    customer_choices: z.array(z.object({ key: z.string(), name: z.string() })),
  }),
  refusals: [],
})

/** The use case validates the fields, with a message for each. */
const typed = z.string().max(200)

/** What a profile form may name; fields that it omits stay. */
export const profileFields = {
  first_name: asciiLine(60).optional(),
  last_name: asciiLine(60).optional(),
  /** Empty: removes it. */
  phone: typed.optional(),
  business_type: z.int32().optional(),
  /** The same under the specification's name (DATA-04); `business_type` counts where both are named. */
  businessType: z.int32().optional(),
  /** Name of the establishment. */
  business_name: asciiLine(120).optional(),
  /** Empty: removes it. */
  gst: typed.optional(),
}

export const profileInvalid = {
  code: 'profile_invalid',
  status: 400,
  means: 'Invalid fields, each with its text in `fields`',
} as const

export const updateUser = endpoint({
  summary:
    'Changes the named fields of the profile (AUTH-07, ID-01, VALID-01, VALID-03). Another business type requires a new KYC',
  tag: 'profile',
  body: z.object({
    ...profileFields,
    customer_choices: z.array(z.string().max(60)).max(30).optional(),
  }),
  answer: z.object({
    success: z.literal(true),
    user_info: user,
    is_new_user: z.boolean(),
    message: z.string(),
  }),
  refusals: [
    notSignedIn,
    profileInvalid,
    {
      code: 'business_name_fixed',
      status: 409,
      means: 'KYC verified the business name, so it can’t be changed here (KYC-02)',
    },
  ],
})
