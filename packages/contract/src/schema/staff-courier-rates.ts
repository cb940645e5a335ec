import { z } from 'zod'
import {
  COURIER_DIVISORS,
  COURIER_RATE_KINDS,
  COURIER_SLAB_MOST_GRAMS,
} from '@upchar/kernel/courier-rates'
import { rupees, setRupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, staffLine, staffRefusals, staffText, who } from './staff.ts'

const kind = z.enum(COURIER_RATE_KINDS)

const rate = z
  .object({
    id: z.int(),
    kind,
    courier: z.string(),
    /** The state that freight goes to; null: wherever no state has slabs of its own. */
    goes_to: z.object({ code: z.string(), name: z.string() }).nullable(),
    /** The heaviest parcel of a slab of freight. */
    up_to_grams: z.int().nullable(),
    /** All null: from that day the line is no more. */
    amount: rupees.nullable(),
    percent: z.number().nullable(),
    /** Of the volumetric weight: cubic centimetres that count as one kilogram. */
    divisor: z.int().nullable(),
    valid_from: z.iso.date(),
    /** `replaced`: a newer line of the same day took its place before it applied. */
    state: z.enum(['now', 'planned', 'past', 'replaced']),
    source: z.string(),
    made_by: who.nullable(),
    made_at: z.iso.datetime(),
  })
  .meta({ id: 'CourierRate' })

export const staffListCourierRates = endpoint({
  summary: 'Rate cards of the couriers whose AWB is typed, dated, newest line first (OPS-02)',
  tag: 'staff orders',
  answer: z.object({
    success: z.literal(true),
    today: z.iso.date(),
    rates: z.array(rate),
    /** Couriers with a card. */
    couriers: z.array(z.string()),
    revision: z.string(),
  }),
  refusals: staffRefusals,
})

export const staffSetCourierRate = endpoint({
  summary:
    'Sets a line of a courier’s rate card from a day on: parcels that have left keep their cost, so a line that has begun is corrected only while it has priced none',
  tag: 'staff orders',
  body: z.object({
    kind,
    /** As staff name it on parcels; case and spaces don’t count. */
    courier: staffLine(60).min(1, 'Enter the courier’s name'),
    /** GST code of the state that freight goes to; null: every state without slabs of its own. */
    state_code: z.string().max(2).nullable(),
    up_to_grams: z.int().min(1).max(COURIER_SLAB_MOST_GRAMS).nullable(),
    /** Rupees of freight, or the least fee for cash, as the courier’s bill states it. Null with `percent` and `divisor` null: the line ends. */
    amount: setRupees.min(0).max(1_000_000).nullable(),
    /** Of fuel, percent of the freight; of the fee for cash, of what is collected. */
    percent: z.number().min(0).max(100).multipleOf(0.01).nullable(),
    /** Of the volumetric weight: cubic centimetres that count as one kilogram. A parcel is charged by the greater of both weights. */
    divisor: z
      .int()
      .min(COURIER_DIVISORS.least)
      .max(COURIER_DIVISORS.most)
      .nullable()
      .default(null),
    valid_from: z.iso.date(),
    source: staffText(300).min(3, 'Say why, for whoever asks later'),
    seen_revision: z.string().max(20),
  }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [
    ...staffRefusals,
    changedMeanwhile,
    {
      code: 'courier_rate_invalid',
      status: 400,
      means: 'The day, the courier, the state, the slab or the value doesn’t fit this kind of line',
    },
    { code: 'courier_rate_same', status: 409, means: 'The line of that day says it already' },
  ],
})
