import { z } from 'zod'
import { notSignedIn } from './account.ts'
import { pincode } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, staffLine, staffRefusals, who } from './staff.ts'

const kind = z.enum(['unit', 'developer'])
const approval = z
  .string()
  .trim()
  .min(3, 'Enter the number of the letter of approval')
  .max(60, 'Use at most 60 characters')
  .regex(/^[\x20-\x7e]*$/, 'Please use English letters')

/** What a buyer has stated of a GSTIN (IGST Act s.16). It counts once staff have confirmed it, for the days of the letter. */
const claim = z
  .object({
    id: z.string(),
    gstin: z.string(),
    kind,
    approval_number: z.string(),
    /** Of the zone: what is delivered there can be supplied without tax. */
    pincode: z.string(),
    state: z.enum(['claimed', 'confirmed', 'refused', 'ended']),
    claimed_at: z.iso.datetime(),
    /** Why it was refused or ended. */
    reason: z.string(),
    valid_from: z.iso.date().nullable(),
    valid_until: z.iso.date().nullable(),
  })
  .meta({ id: 'SezClaim' })

const claims = z.object({ success: z.literal(true), claims: z.array(claim) })

export const listSezClaims = endpoint({
  summary: "The customer's statements about special economic zones, newest first",
  tag: 'account',
  answer: claims,
  refusals: [notSignedIn],
})

export const claimSez = endpoint({
  summary:
    'States that a GSTIN is that of a unit or developer of a special economic zone, with the letter of approval. Staff confirm it; until then nothing changes',
  tag: 'account',
  body: z.object({
    gstin: z.string().max(30),
    kind,
    approval_number: approval,
    pincode,
    /** An unused upload of the customer. */
    file_id: z.string().max(64),
  }),
  answer: claims,
  refusals: [
    notSignedIn,
    { code: 'sez_claim_invalid', status: 400, means: 'The GSTIN is wrong' },
    { code: 'file_unknown', status: 404, means: 'The customer has no such unused upload' },
    { code: 'sez_claimed_already', status: 409, means: 'The GSTIN waits or is confirmed already' },
  ],
})

const staffClaims = z.object({
  success: z.literal(true),
  claims: z.array(
    claim
      .extend({
        customer_id: z.string(),
        has_file: z.boolean(),
        decided_by: who.nullable(),
        decided_at: z.iso.datetime().nullable(),
      })
      .meta({ id: 'StaffSezClaim' }),
  ),
})

const params = z.object({ id: z.uuid() })
const reason = staffLine(300).min(3, 'Say why: the buyer reads it')
const claimUnknown = { code: 'sez_claim_unknown', status: 404, means: 'No such statement' } as const

export const staffListSezClaims = endpoint({
  summary: 'Statements about special economic zones: those that wait first, oldest first',
  tag: 'staff shop',
  answer: staffClaims,
  refusals: staffRefusals,
})

export const staffDecideSezClaim = endpoint({
  summary:
    'Confirms a statement after a look at the letter of approval, refuses it, or ends a confirmation. Answers with all',
  tag: 'staff shop',
  params,
  body: z.discriminatedUnion('decision', [
    z.object({
      decision: z.literal('confirm'),
      /** As the letter says. */
      pincode,
      valid_from: z.iso.date(),
      valid_until: z.iso.date(),
    }),
    z.object({ decision: z.literal('refuse'), reason }),
    z.object({ decision: z.literal('end'), reason }),
  ]),
  answer: staffClaims,
  refusals: [
    ...staffRefusals,
    claimUnknown,
    changedMeanwhile,
    { code: 'sez_days_wrong', status: 400, means: 'The last day lies before the first' },
  ],
})

export const staffOpenSezLetter = endpoint({
  summary: 'The letter of approval of a statement. Each access is logged',
  tag: 'staff shop',
  params,
  answer: 'binary',
  refusals: [...staffRefusals, { code: 'file_unknown', status: 404, means: 'There is no letter' }],
})
