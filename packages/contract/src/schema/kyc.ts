import { z } from 'zod'
import { KYC_DOCUMENT_KINDS } from '@upchar/kernel/kyc-documents'
import { KYC_LICENCE_KINDS } from '@upchar/kernel/kyc-licences'
import { KYC_STATES } from '@upchar/kernel/kyc-states'
import { endpoint } from './endpoint.ts'
import { notSignedIn } from './account.ts'
import { storedFile } from './files.ts'

export const kycState = z.enum(KYC_STATES)

export const kycStatus = z.enum(['notVerified', 'partialVerified', 'verified'])

export const kycDocumentKind = z.enum(KYC_DOCUMENT_KINDS)

export const licenceKind = z.enum(KYC_LICENCE_KINDS)

/** Asks for the pharma step (medicines and vaccines) instead of the basic one. */
export const isPharma = z.enum(['true', 'false']).default('false')

export const fieldName = z.string().min(1).max(40)

export const kycLicence = z
  .object({
    kind: licenceKind,
    name: z.string(),
    number: z.string(),
    scope: z.string(),
    /** The last day it is good, in India; null: it never ends. */
    valid_until: z.iso.date().nullable(),
    in_force: z.boolean(),
  })
  .meta({ id: 'KycLicence' })

/** One step of the buyer's KYC: the newest application. */
export const kycStep = z
  .object({
    is_pharma: z.boolean(),
    /** May this kind of buyer apply for it at all? `message` says why not. */
    available: z.boolean(),
    message: z.string(),
    /** Null: nothing was begun. */
    application: z
      .object({
        id: z.string(),
        state: kycState,
        /** The state in the buyer's words. */
        words: z.string(),
        /** The form may be changed and sent: a draft, or one that staff sent back. */
        editable: z.boolean(),
        /** What staff wrote: why it wasn't approved, or what to change. Empty otherwise. */
        reason: z.string(),
        /** Sections to look at again, keys of `sections`; empty: none in particular. */
        sections_to_change: z.array(z.string()),
        saved_at: z.iso.datetime(),
        submitted_at: z.iso.datetime().nullable(),
        decided_at: z.iso.datetime().nullable(),
        /** Last day on which the approval is good; null: no end, or not approved. */
        valid_until: z.iso.date().nullable(),
      })
      .nullable(),
    /** An approval is in force, whatever a newer application is about. */
    approved: z.boolean(),
  })
  .meta({ id: 'KycStep' })

/** DATA-03: what is known of a buyer's KYC. */
export const kyc = z
  .object({
    /** KYC-01. */
    status: kycStatus,
    pharma_kyc: z.boolean(),
    business_name: z.string(),
    /** KYC-02. */
    business_name_editable: z.boolean(),
    business_type: z.int().nullable(),
    /** KYC-03: 1 phone, 2 KYC, 3 both; null: nothing is left to do. */
    pending_action: z.literal([1, 2, 3]).nullable(),
    /** Basic, then pharma. */
    steps: z.array(kycStep),
    licences: z.array(kycLicence),
  })
  .meta({ id: 'Kyc' })

const details = { success: z.literal(true), kyc, is_kyc_complete: z.boolean() }

export const getMyKyc = endpoint({
  summary:
    'The buyer’s KYC: status, steps with the newest application of each, licences, what is left to do (DATA-03, KYC-01 to KYC-03)',
  tag: 'kyc',
  answer: z.object(details),
  refusals: [notSignedIn],
})

export const kycFormField = z
  .object({
    /** Key in `fields` of complete-kyc. */
    name: z.string(),
    label: z.string(),
    hint: z.string(),
    type: z.enum(['line', 'text', 'date', 'select', 'checkbox', 'gstin', 'pan', 'aadhaar', 'year']),
    required: z.boolean(),
    max_length: z.int(),
    /** Of a select. */
    options: z.array(z.string()),
    /** What was saved, else what the profile knows. A checkbox is "true" or "". An Aadhaar number comes masked. */
    value: z.string(),
    editable: z.boolean(),
  })
  .meta({ id: 'KycFormField' })

export const kycFormDocument = z
  .object({
    document: kycDocumentKind,
    label: z.string(),
    hint: z.string(),
    required: z.boolean(),
    max_files: z.int(),
    max_bytes: z.int(),
    accept: z.array(z.string()),
    files: z.array(storedFile),
  })
  .meta({ id: 'KycFormDocument' })

export const kycFormSection = z
  .object({
    key: z.string(),
    name: z.string(),
    required: z.boolean(),
    /** The chosen proof; the only one where there is no choice. */
    choice: z.string(),
    choices: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        fields: z.array(kycFormField),
        documents: z.array(kycFormDocument),
        /** At least one of these fields must be filled in; empty: no such rule. */
        any_of: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'KycFormSection' })

/** No such step for this buyer: the message says why. */
const stepUnavailable = [
  {
    code: 'business_type_missing',
    status: 409,
    means: 'Choose a business type in the profile first',
  },
  {
    code: 'kyc_not_offered',
    status: 409,
    means: 'This kind of buyer can’t apply for this step; the message says why',
  },
] as const

export const getKycFields = endpoint({
  summary:
    'The form of a step for this buyer, with what was saved (KYC-04): sections in order, each with one proof or a choice of several',
  tag: 'kyc',
  query: z.object({ is_pharma: isPharma }),
  answer: z.object({
    success: z.literal(true),
    is_pharma: z.boolean(),
    /** The application that the form belongs to; null: nothing was saved yet. */
    application_id: z.string().nullable(),
    state: kycState.nullable(),
    /** False while staff check it or when it was approved: begin a new one by saving with `renew`. */
    editable: z.boolean(),
    /** A new application may be begun beside the approved one: for a renewed or further licence. */
    can_renew: z.boolean(),
    reason: z.string(),
    sections_to_change: z.array(z.string()),
    sections: z.array(kycFormSection),
  }),
  refusals: [notSignedIn, ...stepUnavailable],
})

export const stateRefusals = [
  ...stepUnavailable,
  { code: 'kyc_not_editable', status: 409, means: 'It is being checked or was approved' },
  {
    code: 'business_name_fixed',
    status: 409,
    means: 'The business name was verified and can’t be changed here (KYC-02)',
  },
] as const

const fieldProblem = z.object({
  /** A field's name, a document's kind, or a section's key. */
  field: z.string(),
  section: z.string(),
  message: z.string(),
})

export const completeKyc = endpoint({
  summary:
    'Saves the form as a draft or sends it to staff (KYC-04). JSON; documents are uploaded beforehand, each by its own call',
  tag: 'kyc',
  body: z.object({
    is_pharma: z.boolean().default(false),
    /** True: only keep it; what is missing or wrong is told, not refused. */
    draft: z.boolean().default(false),
    /** Begin a new application beside the approved one, with its values. */
    renew: z.boolean().default(false),
    /** Section key → proof key, where there is a choice. */
    choices: z.record(fieldName, z.string().max(40)).default({}),
    /** Field name → value. What is left out stays as it was saved. */
    fields: z.record(fieldName, z.string().max(600)).default({}),
  }),
  answer: z.object({
    ...details,
    state: kycState,
    message: z.string(),
    /** What still has to be filled in or corrected; empty once it was sent. */
    problems: z.array(fieldProblem),
  }),
  refusals: [
    notSignedIn,
    ...stateRefusals,
    {
      code: 'kyc_invalid',
      status: 400,
      means:
        'fields says which, each with its text (VALID-03 to VALID-06); nothing was sent, the draft is kept',
    },
    { code: 'basic_kyc_first', status: 409, means: 'Send the basic step first' },
  ],
})
