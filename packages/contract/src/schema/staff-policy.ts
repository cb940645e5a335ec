import { z } from 'zod'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { GUEST, PRODUCT_CLASSES, REQUIREMENTS } from '@upchar/kernel/buying-rules'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, staffLine, staffRefusals, who } from './staff.ts'

const productClass = z.enum(PRODUCT_CLASSES)
const requirement = z.enum(REQUIREMENTS)
/** 0: guests, and customers without a business type. */
const buyer = z.literal([GUEST, ...BUSINESS_TYPES.map(({ id }) => id)])

const rule = z
  .object({
    id: z.int(),
    product_class: productClass,
    business_type: buyer,
    requirement,
    /** Days in India, inclusive; null: no end. */
    valid_from: z.iso.date(),
    valid_to: z.iso.date().nullable(),
    source: z.string(),
    /** Null: initial data. */
    changed_by: who.nullable(),
  })
  .meta({ id: 'StaffBuyingRule' })

export const staffListBuyingRules = endpoint({
  summary: 'The buying rules in force, planned and past (design decision 8)',
  tag: 'staff shop',
  answer: z.object({
    success: z.literal(true),
    /** Today in India. */
    today: z.iso.date(),
    rules: z.array(rule),
  }),
  refusals: staffRefusals,
})

export const staffSetBuyingRule = endpoint({
  summary:
    'Sets the rule of a business type for a product class from a day on. Ends the previous rule on the day before and replaces planned ones',
  tag: 'staff shop',
  body: z.object({
    product_class: productClass,
    business_type: buyer,
    requirement,
    valid_from: z.iso.date(),
    source: staffLine(200).min(3, 'Say which law or decision it follows'),
    /** The newest rule of this cell as read (optimistic lock); null: none. */
    seen_id: z.int32().nullable(),
  }),
  answer: z.object({ success: z.literal(true), rule }),
  refusals: [
    ...staffRefusals,
    changedMeanwhile,
    { code: 'day_over', status: 400, means: 'The day is before today' },
    { code: 'rule_same', status: 409, means: 'The rule is already in force' },
  ],
})
