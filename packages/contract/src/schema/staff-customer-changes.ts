import { z } from 'zod'
import { profileFields, profileInvalid } from './account.ts'
import { addressBook, addressForm, addressRefusals } from './addresses.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, id, staffRefusals, staffText } from './staff.ts'
import { customerUnknown, kycStatus } from './staff-customers.ts'

const tag = 'staff customers'
const params = z.object({ id })
/** It stays in the audit log. */
const reason = staffText(300).min(3, 'Say why')
const customerClosed = {
  code: 'customer_closed',
  status: 409,
  means: 'The account is closed: nothing of it can be changed',
} as const

export const staffChangeCustomer = endpoint({
  summary:
    'Changes the named fields of a customer’s profile, also a business name that KYC has verified; the customer is told by mail. Licences of another business type don’t count until a new KYC',
  tag,
  params,
  body: z.object({
    ...profileFields,
    /** `updated_at` of what was read. */
    seen: z.iso.datetime(),
    reason,
  }),
  answer: z.object({
    success: z.literal(true),
    kyc: z.object({ before: kycStatus, after: kycStatus }),
  }),
  refusals: [...staffRefusals, customerUnknown, customerClosed, profileInvalid, changedMeanwhile],
})

export const staffListCustomerAddresses = endpoint({
  summary: 'A customer’s addresses with the defaults',
  tag,
  params,
  answer: z.object(addressBook),
  refusals: [...staffRefusals, customerUnknown],
})

export const staffEditCustomerAddress = endpoint({
  summary:
    'Adds, modifies or deletes an address of a customer, who is told by mail. Orders keep the address they were placed with',
  tag,
  params,
  body: z.object({
    action: z.enum(['add', 'modify', 'delete']),
    /** Empty for a new one. */
    address_id: z.string().max(64).default(''),
    address: addressForm.default({}),
    reason,
  }),
  answer: z.object(addressBook),
  refusals: [...staffRefusals, customerUnknown, customerClosed, ...addressRefusals],
})

export const staffBlockCustomer = endpoint({
  summary:
    'Blocks a customer: ends every session; signing in and ordering with this email address are refused. Orders that were placed go on',
  tag,
  params,
  body: z.object({ reason }),
  answer: z.object({ success: z.literal(true), ended_sessions: z.int() }),
  refusals: [
    ...staffRefusals,
    customerUnknown,
    customerClosed,
    { code: 'already_blocked', status: 409, means: 'The customer is blocked already' },
  ],
})

export const staffUnblockCustomer = endpoint({
  summary: 'Lets a blocked customer sign in and order again',
  tag,
  params,
  body: z.object({ reason }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [
    ...staffRefusals,
    customerUnknown,
    customerClosed,
    { code: 'not_blocked', status: 409, means: 'The customer isn’t blocked' },
  ],
})
