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
  summary:
    'Who may buy what: every rule that is in force or planned, and the ones before them (design decision 8)',
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
    'Gives a kind of buyer another rule for a product class from a day on. The rule before it ends the day before; what was planned from then on is replaced',
  tag: 'staff shop',
  body: z.object({
    product_class: productClass,
    business_type: buyer,
    requirement,
    valid_from: z.iso.date(),
    source: staffLine(200).min(3, 'Say which law or decision it follows'),
    /** The newest rule of this cell as read (optimistic lock); null: none. */
    seen_id: z.int().nullable(),
  }),
  answer: z.object({ success: z.literal(true), rule }),
  refusals: [
    ...staffRefusals,
    changedMeanwhile,
    { code: 'day_over', status: 400, means: 'The day lies before today' },
    { code: 'rule_same', status: 409, means: 'This is the rule already' },
  ],
})
