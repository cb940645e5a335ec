import { z } from 'zod'
import { rupees, setRupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, id, parcelUnknown, staffRefusals, staffText } from './staff.ts'

/** A parcel's booking by the courier's API; of those that were cancelled nothing is shown. */
const cardCost = z.object({ courier: z.string(), cost: rupees })

/** What the rate cards of couriers without an API say that a parcel costs (OPS-02). */
export const cardFields = {
  /** By the card of the courier whose AWB was typed; null: it was booked, has no AWB, or the card doesn’t say. */
  card_cost: rupees.nullable(),
  /** Of a packed parcel without an AWB: what each courier with a card would cost, the cheapest first. */
  card_costs: z.array(cardCost),
}

export const courierBooking = z
  .object({
    /** Its number at the courier. */
    reference: z.string(),
    /** False: it failed in the middle. Booked again, it is found by its number. */
    is_finished: z.boolean(),
    courier: z.string(),
    /** What the courier asks for it. */
    cost: rupees,
    /** What the courier was told to collect; null: nothing. */
    collect: rupees.nullable(),
    /** When the courier comes, in its own words; empty: nobody has asked it to. */
    pickup: z.string(),
  })
  .nullable()

/** Each takes the courier’s API some calls: more would keep the browser waiting. */
const MOST_AT_ONCE = 50

const version = z.int32()
const params = z.object({ id })

const refusals = [
  ...staffRefusals,
  parcelUnknown,
  { code: 'courier_off', status: 409, means: 'No courier’s API is in the settings' },
  {
    code: 'courier_unavailable',
    status: 503,
    means: 'The courier’s API doesn’t answer, or refuses the account in the settings',
  },
  { code: 'courier_refused', status: 409, means: 'The courier said no; the message says why' },
  {
    code: 'state_wrong',
    status: 409,
    means: 'The parcel isn’t packed and measured, has an AWB already, or has left',
  },
] as const
const busy = {
  code: 'booking_busy',
  status: 409,
  means: 'Somebody books or cancels it at this moment',
} as const
const bookingUnknown = {
  code: 'booking_unknown',
  status: 409,
  means: 'The parcel isn’t booked by the courier’s API',
} as const

export const staffListCouriers = endpoint({
  summary:
    'Couriers that would carry a packed parcel, with cost and days, the cheapest first (OPS-02)',
  tag: 'staff orders',
  params,
  answer: z.object({
    success: z.literal(true),
    version: z.int(),
    order_number: z.string(),
    /** The nickname under which the warehouse’s address has to stand in the courier’s panel. */
    pickup_name: z.string(),
    /** What is to be collected at the door; null: nothing. */
    collect: rupees.nullable(),
    /** Whether the goods need the cold chain. */
    cold_chain: z.boolean(),
    /** Couriers with a rate card, whose AWB is typed; the cheapest first. */
    by_card: z.array(cardCost),
    couriers: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        cost: rupees,
        /** Null: the courier tells none. */
        days: z.int().nullable(),
        rating: z.number().nullable(),
        /** Whether the box stays cold for so long; null: the goods don’t need it. */
        keeps_cold: z.boolean().nullable(),
      }),
    ),
  }),
  refusals,
})

export const staffBookParcel = endpoint({
  summary:
    'Books a packed parcel with one of the couriers: AWB, cost and what it collects. A repeat makes no second AWB (OPS-02)',
  tag: 'staff orders',
  params,
  body: z.object({
    version,
    courier: z.int32().min(1),
    /** As it was shown: another cost isn’t booked. */
    cost: rupees,
  }),
  answer: z.object({ success: z.literal(true), awb: z.string() }),
  refusals: [
    ...refusals,
    changedMeanwhile,
    busy,
    {
      code: 'rate_changed',
      status: 409,
      means: 'The courier asks another cost, or serves no more',
    },
    { code: 'courier_too_slow', status: 409, means: 'Cold goods wouldn’t stay cold for so long' },
    { code: 'awb_taken', status: 409, means: 'Another parcel has this AWB; detail.order names it' },
  ],
})

export const staffBookParcels = endpoint({
  summary:
    'Books several packed parcels, each with the cheapest courier that suits it and within a cost, one after the other; says beside each with whom, or why not. A repeat makes no second AWB (OPS-02)',
  tag: 'staff orders',
  body: z.object({
    parcels: z.array(z.object({ id, version })).min(1).max(MOST_AT_ONCE),
    /** What a parcel may cost, at most. */
    most_cost: setRupees.positive(),
  }),
  answer: z.object({
    success: z.literal(true),
    /** In the order sent, each once; `message` null: booked. */
    results: z.array(
      z.object({
        id: z.string(),
        message: z.string().nullable(),
        booked: z.object({ courier: z.string(), cost: rupees, awb: z.string() }).nullable(),
      }),
    ),
  }),
  refusals: [
    ...staffRefusals,
    { code: 'courier_off', status: 409, means: 'No courier’s API is in the settings' },
  ],
})

export const staffAskPickup = endpoint({
  summary: 'Asks the courier to fetch a booked parcel (OPS-02)',
  tag: 'staff orders',
  params,
  body: z.object({}),
  answer: z.object({ success: z.literal(true), pickup: z.string() }),
  refusals: [...refusals, bookingUnknown],
})

export const staffCancelBooking = endpoint({
  summary:
    'Cancels the booking of a parcel that hasn’t left; another courier may carry it then (OPS-02)',
  tag: 'staff orders',
  params,
  body: z.object({ reason: staffText(300).min(3, 'Say why') }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [...refusals, bookingUnknown, busy],
})

export const staffGetCourierPaper = endpoint({
  summary: 'The courier’s own label or manifest of a booked parcel as PDF (OPS-02); audited',
  tag: 'staff orders',
  params: z.object({ id, kind: z.enum(['label', 'manifest']) }),
  answer: 'binary',
  refusals: [...refusals, bookingUnknown],
})
