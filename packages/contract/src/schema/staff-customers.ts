import { z } from 'zod'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { endpoint } from './endpoint.ts'
import { kycLicence } from './kyc.ts'
import { consentChoice, nominee } from './privacy.ts'
import { usedLicence } from './orders.ts'
import { counted, id, paging, staffRefusals, staffText, who } from './staff.ts'

export const customerUnknown = {
  code: 'customer_unknown',
  status: 404,
  means: 'No such customer',
} as const
export const kycStatus = z.enum(['notVerified', 'partialVerified', 'verified'])
const businessTypes = BUSINESS_TYPES.map(({ id: type }) => String(type))

const customer = {
  id: z.string(),
  /** Empty once the account is closed. */
  email: z.string(),
  name: z.string(),
  /** Ten digits; empty if none. */
  phone: z.string(),
  business_name: z.string(),
  business_type: z.int().nullable(),
  gst: z.string(),
  created_at: z.iso.datetime(),
  last_signed_in_at: z.iso.datetime().nullable(),
  is_closed: z.boolean(),
  is_blocked: z.boolean(),
}

export const staffListCustomers = endpoint({
  summary:
    'Customers by words of the names, beginnings of email or GST number, or four digits and more of the phone; filtered, sorted, paged. Names that nobody has as typed find those alike',
  tag: 'staff customers',
  query: z.object({
    q: z.string().trim().max(120).default(''),
    state: z.enum(['open', 'blocked', 'closed']).optional(),
    business_type: z.enum(businessTypes).transform(Number).optional(),
    /** Newest first; oldest first; latest sign-in first; by email; by business name. */
    sort: z.enum(['newest', 'oldest', 'last_sign_in', 'email', 'business_name']).default('newest'),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    customers: z.array(z.object(customer)),
    /** Nobody is called as typed: these are called alike, the likest first. */
    are_alike: z.boolean(),
    ...counted,
  }),
  refusals: staffRefusals,
})

const note = z.object({ id: z.string(), text: z.string(), by: who, at: z.iso.datetime() })

export const staffGetCustomer = endpoint({
  summary: 'A customer with sessions, KYC and notes. Each view is audited',
  tag: 'staff customers',
  params: z.object({ id }),
  answer: z.object({
    success: z.literal(true),
    customer: z.object({
      ...customer,
      customer_choices: z.array(z.string()),
      has_password: z.boolean(),
      has_google: z.boolean(),
      closed_at: z.iso.datetime().nullable(),
      /** The account that has everything since staff merged the two. */
      merged_into: z.string().nullable(),
      first_name: z.string(),
      last_name: z.string(),
      /** Null: not blocked. */
      blocked: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
      updated_at: z.iso.datetime(),
    }),
    kyc: z.object({
      status: kycStatus,
      pharma_kyc: z.boolean(),
      /** The newest application; null: none. */
      application_id: z.string().nullable(),
      /** Of approved and expired applications, the first to end first. */
      licences: z.array(kycLicence),
    }),
    sessions: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        method: z.enum(['password', 'code', 'google', 'staff']),
        created_at: z.iso.datetime(),
        last_used_at: z.iso.datetime(),
      }),
    ),
    /** What the customer allowed and refused, the newest 50 first (DPDP Act s.6). */
    consents: z.array(consentChoice),
    /** Who acts for the customer after death or incapacity (DPDP Act s.14). */
    nominee,
    /** The latest hundred, newest first. */
    notes: z.array(note),
  }),
  refusals: [...staffRefusals, customerUnknown],
})

const orderedLine = z.object({
  sku_id: z.string(),
  title: z.string(),
  slug: z.string(),
  quantity: z.int(),
  line_total: z.number(),
  /** The licence that it was bought under; null if none was needed. */
  licence: usedLicence.nullable(),
})

export const staffListCustomerOrders = endpoint({
  summary:
    'A customer’s orders, newest first, ten a page, with the licence that each line was bought under',
  tag: 'staff customers',
  params: z.object({ id }),
  query: z.object({ page: paging.page }),
  answer: z.object({
    success: z.literal(true),
    count: z.int(),
    page: z.int(),
    pages: z.int(),
    orders: z.array(
      z.object({
        number: z.string(),
        placed_at: z.iso.datetime(),
        payment: z.object({ label: z.string(), state: z.string() }),
        total: z.number(),
        /** The voucher's discount and code. */
        discount: z.number(),
        voucher: z.string().nullable(),
        /** The note for the courier; empty: none (CHECKOUT-02). */
        instructions: z.string(),
        parcels: z.array(
          z.object({ seller: z.string(), state_label: z.string(), lines: z.array(orderedLine) }),
        ),
      }),
    ),
  }),
  refusals: [...staffRefusals, customerUnknown],
})

export const staffEndCustomerSessions = endpoint({
  summary: 'Ends one session of a customer, or all of them',
  tag: 'staff customers',
  params: z.object({ id }),
  body: z.union([z.object({ session_id: id }), z.object({ all: z.literal(true) })]),
  answer: z.object({ success: z.literal(true), ended_sessions: z.int() }),
  refusals: [
    ...staffRefusals,
    customerUnknown,
    { code: 'session_unknown', status: 404, means: 'The customer has no such session' },
  ],
})

export const staffAddNote = endpoint({
  summary: 'Adds a note about a customer, for staff only. Notes can’t be changed',
  tag: 'staff customers',
  params: z.object({ id }),
  body: z.object({ text: staffText(2000).min(1, 'Write something') }),
  answer: z.object({ success: z.literal(true), note }),
  refusals: [...staffRefusals, customerUnknown],
})
