import { z } from 'zod'
import { SELLER_APPLICATION_STATES } from '@upchar/kernel/seller-applications'
import { asciiLine } from './common.ts'
import { endpoint } from './endpoint.ts'
import { documentKind, sellerDocument, sellerNeed } from './seller-applications.ts'
import { changedMeanwhile, counted, paging, staffLine, staffRefusals, who } from './staff.ts'

const row = z
  .object({
    id: z.uuid(),
    version: z.int(),
    ticket: z.string(),
    business_name: z.string(),
    contact_name: z.string(),
    email: z.string(),
    phone: z.string(),
    gstin: z.string(),
    pincode: z.string(),
    /** Slugs of what they want to sell. */
    categories: z.array(z.string()),
    about: z.string(),
    state: z.enum(SELLER_APPLICATION_STATES),
    /** Whole days since it came to staff; null before. */
    days: z.int().nullable(),
    received_at: z.iso.datetime(),
    reason: z.string(),
    documents: z.array(sellerDocument),
    needs: z.array(sellerNeed),
    /** What the shop itself finds right or wrong. */
    checklist: z.array(z.object({ name: z.string(), right: z.boolean() })),
    checked_by: who.nullable(),
    /** From when who checked it may approve it, because nobody else can; null: somebody else can. */
    alone_from: z.iso.datetime().nullable(),
    decided_by: who.nullable(),
    /** The seller that approving made. */
    seller_id: z.int().nullable(),
  })
  .meta({ id: 'StaffSellerApplication' })

const params = z.object({ id: z.uuid() })
const version = z.int32()
const answer = z.object({ success: z.literal(true), application: row })
const applicationUnknown = {
  code: 'application_unknown',
  status: 404,
  means: 'No such application',
} as const
const applicationClosed = {
  code: 'application_closed',
  status: 409,
  means: 'Its state allows no such decision',
} as const

export const staffListApplicants = endpoint({
  summary: 'Applications to sell: those that wait for staff first, oldest first',
  tag: 'staff shop',
  query: z.object({ state: z.enum(SELLER_APPLICATION_STATES).optional(), ...paging }),
  answer: z.object({ success: z.literal(true), applications: z.array(row), ...counted }),
  refusals: staffRefusals,
})

export const staffOpenApplicant = endpoint({
  summary: 'A document of an application to sell. Each access is logged',
  tag: 'staff shop',
  params,
  query: z.object({ kind: documentKind }),
  answer: 'binary',
  refusals: [...staffRefusals, { code: 'file_unknown', status: 404, means: 'No such document' }],
})

export const staffReviewApplicant = endpoint({
  summary:
    'Asks for more with a reason for each document, refuses with a reason, or records that all has been checked. The applicant is told of the first two',
  tag: 'staff shop',
  params,
  body: z.discriminatedUnion('decision', [
    z.object({
      decision: z.literal('ask'),
      version,
      documents: z
        .array(
          z.object({
            kind: documentKind,
            reason: staffLine(300).min(3, 'Say what is wrong: the applicant reads it'),
          }),
        )
        .min(1, 'Say what is missing')
        .max(12),
    }),
    z.object({
      decision: z.literal('refuse'),
      version,
      reason: staffLine(300).min(3, 'Say why: the applicant reads it'),
    }),
    z.object({
      decision: z.literal('check'),
      version,
      /** As the GST certificate says. */
      legal_name: asciiLine(120).min(2, 'Enter the legal name'),
      trade_name: asciiLine(120).min(2, 'Enter the name that buyers know'),
      address: asciiLine(200).min(5, 'Enter house, street and area'),
      city: asciiLine(60).min(2, 'Enter the city'),
      invoice_prefix: z
        .string()
        .trim()
        .regex(/^[A-Z0-9]{1,3}$/, 'Use one to three capital letters or digits'),
      hsn_digits: z.literal([4, 6], { error: 'Choose 4 or 6 digits' }),
    }),
  ]),
  answer,
  refusals: [
    ...staffRefusals,
    applicationUnknown,
    applicationClosed,
    changedMeanwhile,
    { code: 'check_failed', status: 409, means: 'The checklist finds something wrong' },
  ],
})

export const staffApproveApplicant = endpoint({
  summary:
    'Approves an application that another member of staff has checked, or a day later one’s own, where nobody else can: makes the seller with its licences',
  tag: 'staff shop',
  params,
  body: z.object({ version }),
  answer,
  refusals: [
    ...staffRefusals,
    applicationUnknown,
    applicationClosed,
    changedMeanwhile,
    { code: 'same_person', status: 409, means: 'Who checked it may not approve it, or not yet' },
    { code: 'check_failed', status: 409, means: 'The checklist finds something wrong by now' },
    { code: 'gstin_invalid', status: 400, means: 'The GST number is invalid' },
    { code: 'gstin_taken', status: 409, means: 'Another seller has this GST number' },
    { code: 'prefix_taken', status: 409, means: 'Another seller has this invoice prefix' },
    { code: 'pincode_unknown', status: 400, means: 'No such pincode' },
    { code: 'pincode_other_state', status: 400, means: 'Pincode and GST number are of two states' },
    { code: 'phone_invalid', status: 400, means: 'No Indian phone number' },
    { code: 'seller_unknown', status: 404, means: 'The seller is gone' },
    { code: 'licence_ended', status: 400, means: 'A licence has ended by now' },
    { code: 'licence_days', status: 400, means: 'A last day lies before the first' },
    { code: 'person_missing', status: 400, means: 'A form for medicines without its person' },
    { code: 'warehouse_unknown', status: 404, means: 'No such warehouse' },
  ],
})
