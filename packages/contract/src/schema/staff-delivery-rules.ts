import { z } from 'zod'
import { rupees, setRupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, staffRefusals } from './staff.ts'

const days = z.int('Enter whole days').min(0).max(60, 'At most 60 days')
const bands = z
  .array(
    z
      .object({
        /** As the crow flies between warehouse and pincode. */
        up_to_km: z.int('Enter whole kilometres').min(1).max(5_000, 'At most 5,000 km'),
        /** Days on the way after the day of dispatch; 0: delivered on that day. */
        min_days: days,
        max_days: days,
      })
      .refine((band) => band.min_days <= band.max_days, {
        path: ['max_days'],
        error: 'At least as many days as the least',
      }),
  )
  .min(1, 'Enter at least one distance')
  .max(20, 'At most twenty distances')

/** How long parcels are on the way, by distance; farther than the last one nothing is delivered. */
export const deliveryDays = z
  .object({
    bands,
    /** Sent back when they are changed. */
    revision: z.string(),
  })
  .meta({ id: 'StaffDeliveryDays' })

/** Under ₹2 lakh, which nobody may take in cash (Income-tax Act s.269ST). */
const cash = setRupees.min(1).max(199_999.99, 'Cash must stay below ₹2,00,000')
const cashRule = {
  /** The most that a courier collects for an order. */
  at_most: cash,
  /** The same for buyers without a delivered order. */
  first_order_at_most: cash,
  /** What one phone, address or account may order for cash in a day; null: below ₹2 lakh only. */
  a_day_at_most: cash.nullable(),
  orders_a_day: z.int('Enter whole orders').min(1).max(1_000).nullable(),
  cold_chain: z.boolean(),
  medicines: z.boolean(),
  refurbished: z.boolean(),
}
/** When cash on delivery is offered. */
export const cashRules = z
  .object({
    ...cashRule,
    at_most: rupees,
    first_order_at_most: rupees,
    a_day_at_most: rupees.nullable(),
    /** Sent back when they are changed. */
    revision: z.string(),
  })
  .meta({ id: 'StaffCashRules' })

export const staffSetDeliveryDays = endpoint({
  summary: 'Changes how many days parcels are on the way, by distance, from today on',
  tag: 'staff set-up',
  body: z
    .object({ bands, seen_revision: z.string().max(60) })
    .refine(
      ({ bands: all }) => all.every((band, i) => band.up_to_km > (all[i - 1]?.up_to_km ?? 0)),
      {
        path: ['bands'],
        error: 'Enter the distances from near to far, each once',
      },
    ),
  answer: z.object({ success: z.literal(true), delivery_days: deliveryDays }),
  refusals: [...staffRefusals, changedMeanwhile],
})

export const staffSetCashRules = endpoint({
  summary: 'Changes when cash on delivery is offered, from today on (CHECKOUT-05)',
  tag: 'staff set-up',
  body: z
    .object({ ...cashRule, seen_revision: z.string().max(60) })
    .refine((rule) => rule.first_order_at_most <= rule.at_most, {
      path: ['first_order_at_most'],
      error: 'Not more than for every order',
    })
    .refine((rule) => rule.a_day_at_most === null || rule.a_day_at_most >= rule.at_most, {
      path: ['a_day_at_most'],
      error: 'Not less than for one order',
    }),
  answer: z.object({ success: z.literal(true), cash_rules: cashRules }),
  refusals: [...staffRefusals, changedMeanwhile],
})
