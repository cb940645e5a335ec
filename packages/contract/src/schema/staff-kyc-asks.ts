import { z } from 'zod'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { KYC_SECTIONS, type KycSection } from '@upchar/kernel/kyc-asks'
import { KYC_PROOFS, type KycProof } from '@upchar/kernel/kyc-proofs'
import { KYC_STAGES } from '@upchar/kernel/kyc-states'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, staffLine, staffRefusals, who } from './staff.ts'

const section = z.enum(Object.keys(KYC_SECTIONS) as [KycSection, ...KycSection[]])
const proof = z.enum(Object.keys(KYC_PROOFS) as [KycProof, ...KycProof[]])
const place = {
  business_type: z.literal(BUSINESS_TYPES.map(({ id }) => id)),
  stage: z.enum(KYC_STAGES),
  section,
}

const ask = z
  .object({
    /** Incremented by every change. */
    id: z.int(),
    ...place,
    /** The accepted proofs, one of which is required; empty: the section isn't required. */
    proofs: z.array(proof),
    /** Days in India, inclusive; null: no end. */
    valid_from: z.iso.date(),
    valid_to: z.iso.date().nullable(),
    source: z.string(),
    /** Null: initial data. */
    changed_by: who.nullable(),
  })
  .meta({ id: 'StaffKycAsk' })

export const staffListKycAsks = endpoint({
  summary: 'The KYC requirements in force, planned and past (KYC-04)',
  tag: 'staff KYC',
  answer: z.object({
    success: z.literal(true),
    /** Today in India. */
    today: z.iso.date(),
    asks: z.array(ask),
  }),
  refusals: staffRefusals,
})

export const staffSetKycAsk = endpoint({
  summary:
    'Sets the proofs that a section of a business type’s form requires, or none, from a day on. Ends the previous requirement on the day before and replaces planned ones. Submitted applications are unaffected',
  tag: 'staff KYC',
  body: z.object({
    ...place,
    proofs: z.array(proof).max(8),
    valid_from: z.iso.date(),
    source: staffLine(200).min(3, 'Say which law or decision it follows'),
    /** The newest entry of this section as read (optimistic lock); null: none. */
    seen_id: z.int32().nullable(),
  }),
  answer: z.object({ success: z.literal(true), ask }),
  refusals: [
    ...staffRefusals,
    changedMeanwhile,
    { code: 'day_over', status: 400, means: 'The day is before today' },
    {
      code: 'proof_unfit',
      status: 400,
      means: 'The section has no such proof, or belongs to another step',
    },
    { code: 'ask_same', status: 409, means: 'The requirement is already in force' },
    { code: 'form_empty', status: 409, means: 'The form would only have a note' },
  ],
})
