import { z } from 'zod'
import {
  SELLER_APPLICATION_STATES,
  SELLER_DOCUMENT_KINDS,
} from '@upchar/kernel/seller-applications'
import { notSignedIn } from './account.ts'
import { asciiLine } from './common.ts'
import { endpoint } from './endpoint.ts'
import { fileUnknown, storedFile, uploadRefusals } from './files.ts'

export const documentKind = z.enum(SELLER_DOCUMENT_KINDS)

/** A document of an application to sell. */
export const sellerDocument = z
  .object({
    kind: documentKind,
    name: z.string(),
    /** Of a licence; of a proof what the GSTIN says, empty for the bank's. */
    number: z.string(),
    /** Last day of a licence; null: perpetual while its fee is paid, and for proofs. */
    valid_until: z.iso.date().nullable(),
    /** The registered pharmacist or competent person in charge, with forms for medicines. */
    person_in_charge: z.string(),
    person_registration: z.string(),
    file_name: z.string(),
    sent_at: z.iso.datetime(),
    /** Why staff ask for another one; empty: they don't. */
    reason: z.string(),
  })
  .meta({ id: 'SellerDocument' })

/** Something that an application must prove: any one of the kinds does. */
export const sellerNeed = z
  .object({
    kinds: z.array(documentKind).min(1),
    /** What it is for, in words. */
    name: z.string(),
    met: z.boolean(),
  })
  .meta({ id: 'SellerNeed' })

const application = z
  .object({
    id: z.uuid(),
    ticket: z.string(),
    business_name: z.string(),
    gstin: z.string(),
    state: z.enum(SELLER_APPLICATION_STATES).exclude(['checked']),
    /** Why it was refused. */
    reason: z.string(),
    received_at: z.iso.datetime(),
    submitted_at: z.iso.datetime().nullable(),
    decided_at: z.iso.datetime().nullable(),
    documents: z.array(sellerDocument),
    needs: z.array(sellerNeed),
    /** What staff miss that was never sent, with the reason. */
    asked: z.array(z.object({ kind: documentKind, name: z.string(), reason: z.string() })),
    agreement: z.object({ version: z.string(), terms: z.array(z.string()) }),
  })
  .meta({ id: 'SellerApplication' })

const which = { id: z.string().max(64), key: z.string().max(64) }
const answer = z.object({ success: z.literal(true), application })
const applicationUnknown = {
  code: 'application_unknown',
  status: 404,
  means: 'No such application, or the key of its link is wrong',
} as const
const applicationClosed = {
  code: 'application_closed',
  status: 409,
  means: 'It is with staff or decided: nothing can be sent now',
} as const

export const getSellerApplication = endpoint({
  summary: 'How far an application to sell is, for who has its link (ENGAGE-08)',
  tag: 'sellers',
  query: z.object(which),
  answer,
  refusals: [applicationUnknown],
})

export const uploadSellerFile = endpoint({
  summary:
    'Uploads a file for an application to sell: PDF, JPEG or PNG up to 5 MB, as multipart/form-data in the part "file". Unused ones are deleted after a week',
  tag: 'sellers',
  query: z.object(which),
  answer: z.object({ success: z.literal(true), file: storedFile }),
  refusals: [applicationUnknown, applicationClosed, notSignedIn, ...uploadRefusals],
})

export const changeSellerApplication = endpoint({
  summary:
    'Adds a document to an application to sell, in the place of one of its kind; sends it to staff, agreeing to the terms in the version shown; or withdraws it: it is erased with its documents (DPDP Act s.12)',
  tag: 'sellers',
  body: z.discriminatedUnion('step', [
    z.object({
      step: z.literal('document'),
      ...which,
      kind: documentKind,
      /** An unused upload for this application. */
      file_id: z.string().min(1).max(60),
      /** Needed with licences. */
      number: asciiLine(60).default(''),
      valid_until: z.iso.date().nullable().default(null),
      person_in_charge: asciiLine(80).default(''),
      person_registration: asciiLine(60).default(''),
    }),
    z.object({ step: z.literal('submit'), ...which, agreement_version: z.string().max(20) }),
    z.object({ step: z.literal('withdraw'), ...which }),
  ]),
  /** Null: withdrawn. */
  answer: z.object({ success: z.literal(true), application: application.nullable() }),
  refusals: [
    applicationUnknown,
    applicationClosed,
    fileUnknown,
    { code: 'number_missing', status: 400, means: 'A licence without its number' },
    { code: 'licence_ended', status: 400, means: 'The last day lies before today' },
    {
      code: 'person_missing',
      status: 400,
      means: 'A form for medicines without its pharmacist or competent person in charge',
    },
    { code: 'documents_missing', status: 409, means: 'Not everything needed has been sent' },
    { code: 'agreement_changed', status: 409, means: 'The terms have another version now' },
  ],
})
