import { z } from 'zod'
import { KYC_DOCUMENT_KINDS } from '@upchar/kernel/kyc-documents'
import { KYC_LICENCE_KINDS } from '@upchar/kernel/kyc-licences'
import { KYC_STATES } from '@upchar/kernel/kyc-states'
import { endpoint } from './endpoint.ts'
import { notSignedIn } from './account.ts'
import { storedFile, uploadRefusals } from './files.ts'

export const kycState = z.enum(KYC_STATES)

export const kycStatus = z.enum(['notVerified', 'partialVerified', 'verified'])

export const kycDocumentKind = z.enum(KYC_DOCUMENT_KINDS)

export const licenceKind = z.enum(KYC_LICENCE_KINDS)

/** The pharma step (medicines and vaccines) instead of the basic one. */
export const isPharma = z.enum(['true', 'false']).default('false')

export const fieldName = z.string().min(1).max(40)

export const kycLicence = z
  .object({
    kind: licenceKind,
    name: z.string(),
    number: z.string(),
    scope: z.string(),
    /** Last day of validity, in India; null: unlimited. */
    valid_until: z.iso.date().nullable(),
    in_force: z.boolean(),
  })
  .meta({ id: 'KycLicence' })

/** A step of the buyer's KYC with its newest application. */
export const kycStep = z
  .object({
    is_pharma: z.boolean(),
    /** Whether this kind of buyer may apply; `message` says why not. */
    available: z.boolean(),
    message: z.string(),
    /** Null: not started. */
    application: z
      .object({
        id: z.string(),
        state: kycState,
        /** The state's name for buyers. */
        words: z.string(),
        /** Whether the form may be changed and submitted: a draft, or one that staff returned. */
        editable: z.boolean(),
        /** Staff's message: why it wasn't approved, or what to change. Empty: none. */
        reason: z.string(),
        /** Keys of the sections to correct; empty: none in particular. */
        sections_to_change: z.array(z.string()),
        saved_at: z.iso.datetime(),
        submitted_at: z.iso.datetime().nullable(),
        decided_at: z.iso.datetime().nullable(),
        /** Last day of the approval; null: unlimited, or not approved. */
        valid_until: z.iso.date().nullable(),
      })
      .nullable(),
    /** Whether an approval is in force, regardless of newer applications. */
    approved: z.boolean(),
  })
  .meta({ id: 'KycStep' })

/** A buyer's KYC (DATA-03). */
export const kyc = z
  .object({
    /** KYC-01. */
    status: kycStatus,
    pharma_kyc: z.boolean(),
    business_name: z.string(),
    /** KYC-02. */
    business_name_editable: z.boolean(),
    business_type: z.int().nullable(),
    /** KYC-03: 1 phone, 2 KYC, 3 both; null: nothing to do. */
    pending_action: z.literal([1, 2, 3]).nullable(),
    /** Basic, then pharma. */
    steps: z.array(kycStep),
    licences: z.array(kycLicence),
  })
  .meta({ id: 'Kyc' })

const details = { success: z.literal(true), kyc, is_kyc_complete: z.boolean() }

export const getMyKyc = endpoint({
  summary:
    'The buyer’s KYC: status, steps with the newest application of each, licences, pending actions (DATA-03, KYC-01 to KYC-03)',
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
    /** Options of a select. */
    options: z.array(z.string()),
    /** The saved value, else the profile's. A checkbox is "true" or "". An Aadhaar number is masked. */
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
    /** The chosen proof, or the only one. */
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

/** The step doesn't exist for this buyer; the message says why. */
const stepUnavailable = [
  {
    code: 'business_type_missing',
    status: 409,
    means: 'The profile has no business type',
  },
  {
    code: 'kyc_not_offered',
    status: 409,
    means: 'This business type can’t apply for the step; the message says why',
  },
] as const

export const getKycFields = endpoint({
  summary:
    'The form of a step for this buyer with saved values (KYC-04): sections in order, each with one proof or a choice',
  tag: 'kyc',
  query: z.object({ is_pharma: isPharma }),
  answer: z.object({
    success: z.literal(true),
    is_pharma: z.boolean(),
    /** The form's application; null: nothing saved yet. */
    application_id: z.string().nullable(),
    state: kycState.nullable(),
    /** False during review and after approval; to start a new application, save with `renew`. */
    editable: z.boolean(),
    /** Whether a new application can be started beside the approved one, for a renewed or additional licence. */
    can_renew: z.boolean(),
    reason: z.string(),
    sections_to_change: z.array(z.string()),
    sections: z.array(kycFormSection),
  }),
  refusals: [notSignedIn, ...stepUnavailable],
})

export const stateRefusals = [
  ...stepUnavailable,
  { code: 'kyc_not_editable', status: 409, means: 'The application is under review or approved' },
  {
    code: 'business_name_fixed',
    status: 409,
    means: 'KYC verified the business name, so it can’t be changed here (KYC-02)',
  },
] as const

export const documentNotAsked = {
  code: 'document_not_asked',
  status: 400,
  means: 'The form doesn’t require this document',
} as const

const fieldProblem = z.object({
  /** The name of a field, the kind of a document, or the key of a section. */
  field: z.string(),
  section: z.string(),
  message: z.string(),
})

export const completeKyc = endpoint({
  summary:
    'Saves the form as a draft or submits it to staff (KYC-04). JSON, with documents uploaded beforehand, each by its own call; or multipart/form-data of at most 5 MB with the same switches, choices as `choices[section]`, fields by name and documents in parts named by their kind',
  tag: 'kyc',
  body: z.object({
    is_pharma: z.boolean().default(false),
    /** True: only save. Problems are reported, not refused. */
    draft: z.boolean().default(false),
    /** Start a new application beside the approved one, with its values. */
    renew: z.boolean().default(false),
    /** Section key → proof key, for sections with a choice. */
    choices: z.record(fieldName, z.string().max(40)).default({}),
    /** Field name → value. Omitted fields keep their saved value. */
    fields: z.record(fieldName, z.string().max(600)).default({}),
  }),
  answer: z.object({
    ...details,
    state: kycState,
    message: z.string(),
    /** What is missing or invalid; empty once submitted. */
    problems: z.array(fieldProblem),
  }),
  refusals: [
    notSignedIn,
    ...stateRefusals,
    {
      code: 'kyc_invalid',
      status: 400,
      means:
        'Invalid fields, each with its text in `fields` (VALID-03 to VALID-06); not submitted, but saved as a draft',
    },
    { code: 'basic_kyc_first', status: 409, means: 'The basic step isn’t submitted yet' },
    documentNotAsked,
    ...uploadRefusals,
    {
      code: 'kyc_form_unreadable',
      status: 400,
      means: 'A part of the multipart form is too long or no switch; nothing was saved',
    },
  ],
})
