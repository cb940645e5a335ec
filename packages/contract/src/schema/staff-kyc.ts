import { z } from 'zod'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { endpoint } from './endpoint.ts'
import { fileLink, fileUnknown, linkOver, linkQuery, storedFile } from './files.ts'
import { kycDocumentKind, kycLicence, kycState, kycStatus, licenceKind } from './kyc.ts'
import {
  changedMeanwhile,
  counted,
  id,
  paging,
  staffLine,
  staffRefusals,
  staffText,
  who,
} from './staff.ts'

const applicationUnknown = {
  code: 'application_unknown',
  status: 404,
  means: 'No such application',
} as const
const businessTypes = BUSINESS_TYPES.map(({ id: type }) => String(type))

const row = {
  id: z.string(),
  state: kycState,
  is_pharma: z.boolean(),
  customer: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  business_name: z.string(),
  business_type: z.object({ id: z.int(), name: z.string() }),
  created_at: z.iso.datetime(),
  saved_at: z.iso.datetime(),
  submitted_at: z.iso.datetime().nullable(),
  decided_at: z.iso.datetime().nullable(),
  /** The member of staff who decided last; null: none has, or it ended by itself. */
  decided_by: who.nullable(),
  valid_until: z.iso.date().nullable(),
  /** Number of submissions: more than one after requested changes. */
  times_submitted: z.int(),
}

export const staffListKyc = endpoint({
  summary: 'KYC applications, filtered, sorted and paged, with counts by state (KYC-04)',
  tag: 'staff kyc',
  query: z.object({
    /** Prefix of the email, words of the business name, or the number of a licence or registration. */
    q: z.string().trim().max(120).default(''),
    state: kycState.optional(),
    is_pharma: z.enum(['true', 'false']).optional(),
    business_type: z.enum(businessTypes).transform(Number).optional(),
    /** Longest waiting first; last changed first; by business name; first to expire. */
    sort: z.enum(['waiting', 'newest', 'business_name', 'valid_until']).default('waiting'),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    applications: z.array(z.object(row)),
    ...counted,
    /** Of all applications, regardless of filters. */
    states: z.record(kycState, z.int()),
  }),
  refusals: staffRefusals,
})

export const staffKycApplication = z
  .object({
    ...row,
    /** Optimistic lock: sent back with a decision, so that it applies to the version that was read. */
    version: z.int(),
    reason: z.string(),
    sections_to_change: z.array(z.string()),
    customer: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      gst: z.string(),
      created_at: z.iso.datetime(),
      /** The current status (KYC-01). */
      status: kycStatus,
    }),
    sections: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        proof: z.object({ key: z.string(), name: z.string() }),
        fields: z.array(
          z.object({
            name: z.string(),
            label: z.string(),
            value: z.string(),
            /** A note on the number itself: a GSTIN of another PAN, a free-mail address, … Empty: none. */
            note: z.string(),
          }),
        ),
        documents: z.array(
          z.object({ document: kycDocumentKind, label: z.string(), files: z.array(storedFile) }),
        ),
      }),
    ),
    /** The licence kinds that an approval must name, at least one of each list. */
    licences_needed: z.array(z.array(licenceKind)),
    /** Prefilled from what the buyer typed, to check against the document. */
    licences_suggested: z.array(
      z.object({
        kind: licenceKind,
        number: z.string(),
        scope: z.string(),
        valid_until: z.string(),
      }),
    ),
    /** For approved applications. */
    licences: z.array(kycLicence),
    history: z.array(
      z.object({
        at: z.iso.datetime(),
        from: kycState.nullable(),
        to: kycState,
        /** Null: the buyer, or the system if `by_system`. */
        by: who.nullable(),
        by_system: z.boolean(),
        note: z.string(),
      }),
    ),
    /** Why the buyer left the form, and reported issues, newest first (KYC-05). */
    logs: z.array(
      z.object({
        at: z.iso.datetime(),
        type: z.enum(['exit', 'issue']),
        option: z.string(),
        label: z.string(),
        comment: z.string(),
      }),
    ),
    /** Other applications of this buyer, newest first. */
    others: z.array(
      z.object({
        id: z.string(),
        is_pharma: z.boolean(),
        state: kycState,
        submitted_at: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'StaffKycApplication' })

const answer = z.object({
  success: z.literal(true),
  application: staffKycApplication,
  /** The other application that has waited longest; null: none. */
  next_id: z.string().nullable(),
})
const params = z.object({ id })
const version = z.int32()
const decisionRefusals = [
  ...staffRefusals,
  applicationUnknown,
  changedMeanwhile,
  {
    code: 'state_wrong',
    status: 409,
    means: 'The application’s state doesn’t allow this decision',
  },
] as const

export const staffGetKyc = endpoint({
  summary: 'An application with fields, documents, history and logs (KYC-04)',
  tag: 'staff kyc',
  params,
  answer,
  refusals: [...staffRefusals, applicationUnknown],
})

const reason = staffText(1000).min(3, 'Write what the buyer should know')

export const staffApproveKyc = endpoint({
  summary:
    'Approves an application with the licences read from its documents; the buyer gets a mail (KYC-04)',
  tag: 'staff kyc',
  params,
  body: z.object({
    version,
    licences: z
      .array(
        z.object({
          kind: licenceKind,
          number: staffLine(60).min(1, 'Enter the number'),
          scope: staffLine(200).default(''),
          /** Null: unlimited; not for MD-42 and drug licences. */
          valid_until: z.iso.date().nullable(),
        }),
      )
      .max(10)
      .default([]),
  }),
  answer,
  refusals: [
    ...decisionRefusals,
    {
      code: 'licences_invalid',
      status: 400,
      means: 'A licence is missing, named twice, without last day, or expired; fields says which',
    },
    { code: 'basic_kyc_first', status: 409, means: 'The basic step isn’t approved yet' },
  ],
})

export const staffRejectKyc = endpoint({
  summary:
    'Rejects an application or revokes an approval; the buyer gets the reason by mail (KYC-04)',
  tag: 'staff kyc',
  params,
  body: z.object({ version, reason }),
  answer,
  refusals: decisionRefusals,
})

export const staffReopenKyc = endpoint({
  summary:
    'Takes a rejection back: the application waits for review again; the buyer gets a mail (KYC-04)',
  tag: 'staff kyc',
  params,
  body: z.object({ version, reason: staffText(1000).min(3, 'Write why, for the record') }),
  answer,
  refusals: decisionRefusals,
})

export const staffAskKycChanges = endpoint({
  summary: 'Returns an application with the changes required; the buyer gets a mail (KYC-04)',
  tag: 'staff kyc',
  params,
  body: z.object({ version, reason, sections: z.array(z.string().max(40)).max(20).default([]) }),
  answer,
  refusals: [
    ...decisionRefusals,
    { code: 'section_unknown', status: 400, means: 'The application has no such section' },
  ],
})

export const staffGetKycFileLink = endpoint({
  summary: 'A personal link to a document of an application, valid for five minutes',
  tag: 'staff kyc',
  params,
  answer: fileLink,
  refusals: [...staffRefusals, fileUnknown],
})

export const staffOpenKycFile = endpoint({
  summary: 'The document, by its link. Each access is logged',
  tag: 'staff kyc',
  params,
  query: linkQuery,
  answer: 'binary',
  refusals: [...staffRefusals, fileUnknown, linkOver],
})
