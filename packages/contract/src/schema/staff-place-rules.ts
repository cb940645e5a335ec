import { z } from 'zod'
import { COLD_BOX_HOURS, PINCODE_PREFIX, PLACE_RULE_KINDS } from '@upchar/kernel/place-rules'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, ourDay, staffLine, staffRefusals, who } from './staff.ts'

const kind = z.enum(PLACE_RULE_KINDS)
const prefix = z
  .string()
  .regex(
    PINCODE_PREFIX,
    'Enter the first digits of the pincodes, one to six; none for all of India',
  )
const reason = staffLine(300).min(3, 'Say why, for whoever asks later')
const seenRevision = z.string().max(40)

const rule = z
  .object({
    id: z.string(),
    kind,
    /** First digits of the pincodes; empty: all of India. Of the rules in force the one with most digits holds. */
    pincode_prefix: z.string(),
    /** Off: not delivered, no cash, or no courier that keeps goods at 2–8 °C. */
    is_on: z.boolean(),
    /** Of goods at 2–8 °C: for how long the box keeps cold, and within how many hours after dispatch they must arrive. */
    box_hours: z.int().nullable(),
    promised_hours: z.int().nullable(),
    /** Days in India, inclusive; null: no end. */
    valid_from: z.iso.date(),
    valid_to: z.iso.date().nullable(),
    /** `replaced`: ended before it began. */
    state: z.enum(['now', 'planned', 'past', 'replaced']),
    reason: z.string(),
    /** Null: initial data, or a former member. */
    set_by: who.nullable(),
    set_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'StaffPlaceRule' })

const rules = {
  /** Today in India. */
  today: z.iso.date(),
  rules: z.array(rule),
  revision: z.string(),
}

export const staffListPlaceRules = endpoint({
  summary:
    'Where goods at 2–8 °C may go, and where courier service and cash differ from the list of pincodes, newest first',
  tag: 'staff set-up',
  answer: z.object({ success: z.literal(true), ...rules }),
  refusals: staffRefusals,
})

const placeRuleInvalid = {
  code: 'place_rule_invalid',
  status: 400,
  means: 'The day is before today or more than a year away, or the hours of the box don’t fit',
} as const

export const staffSetPlaceRule = endpoint({
  summary:
    'Sets from a day on whether goods at 2–8 °C, couriers or cash go to pincodes that begin with some digits',
  tag: 'staff set-up',
  body: z.object({
    kind,
    pincode_prefix: prefix,
    is_on: z.boolean(),
    /** Of goods at 2–8 °C that may go there; else null. */
    box_hours: z
      .int('Enter whole hours')
      .min(COLD_BOX_HOURS.least, `At least ${COLD_BOX_HOURS.least} hours`)
      .max(COLD_BOX_HOURS.most, `At most ${COLD_BOX_HOURS.most} hours`)
      .nullable()
      .default(null),
    valid_from: ourDay,
    reason,
    seen_revision: seenRevision,
  }),
  answer: z.object({ success: z.literal(true), ...rules }),
  refusals: [
    ...staffRefusals,
    changedMeanwhile,
    placeRuleInvalid,
    { code: 'place_rule_same', status: 409, means: 'The rule of that day says it already' },
  ],
})

export const staffEndPlaceRule = endpoint({
  summary:
    'Ends the rule for some digits before a day: the one of fewer digits holds then, or the list',
  tag: 'staff set-up',
  body: z.object({
    kind,
    pincode_prefix: prefix,
    /** The first day without it. */
    valid_from: ourDay,
    reason,
    seen_revision: seenRevision,
  }),
  answer: z.object({ success: z.literal(true), ...rules }),
  refusals: [
    ...staffRefusals,
    changedMeanwhile,
    placeRuleInvalid,
    { code: 'place_rule_same', status: 409, means: 'No rule for these digits holds then' },
  ],
})

export const staffLookUpPincode = endpoint({
  summary: 'What a pincode is, and what couriers do there today',
  tag: 'staff set-up',
  query: z.object({ pincode: z.string().max(20) }),
  answer: z.object({
    success: z.literal(true),
    pincode: z.string(),
    city: z.string(),
    district: z.string(),
    /** More than one where it lies in several. */
    states: z.array(z.string()),
    /** India Post’s zone. */
    zone: z.string(),
    /** As the list of pincodes has it, without the rules. */
    listed: z.object({ serviceable: z.boolean(), cod: z.boolean() }),
    /** Today, with the rules; `serviceable`: a warehouse delivers there. */
    serviceable: z.boolean(),
    cod: z.boolean(),
    cold_chain: z.boolean(),
    /** What a buyer is told. */
    says: z.string(),
    /** Digits of the rules that decide: nothing but the one for courier service where nothing is delivered. */
    decided_by: z.object({
      cold: z.string().nullable(),
      service: z.string().nullable(),
      cash: z.string().nullable(),
    }),
  }),
  refusals: [...staffRefusals, { code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' }],
})
