import { z } from 'zod'
import { rupees, setRupees, sku } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, staffRefusals, who } from './staff.ts'
import { priceReason } from './staff-volume-prices.ts'

const goods = { sku, title: z.string(), option_label: z.string() }
const family = z.object({ key: z.string(), name: z.string() })

const floor = z
  .object({
    id: z.int(),
    /** One of the two: an offer, or the offers of a family. */
    goods: z.object(goods).nullable(),
    family: family.nullable(),
    /** The lowest price of the offer. */
    price: rupees.nullable(),
    /** The lowest price of a family’s offers, in percent of their MRP. */
    percent: z.number().nullable(),
    reason: z.string(),
    made_by: who.nullable(),
    made_at: z.iso.datetime(),
  })
  .meta({ id: 'PriceFloor' })

const approval = z
  .object({
    id: z.string(),
    ...goods,
    price: rupees,
    /** Its last day. */
    last_day: z.iso.date(),
    reason: z.string(),
    state: z.enum(['waiting', 'accepted', 'declined', 'over']),
    asked_by: who.nullable(),
    asked_at: z.iso.datetime(),
    decided_by: who.nullable(),
  })
  .meta({ id: 'LowerPrice' })

const done = z.object({ success: z.literal(true) })
const invalid = {
  code: 'floor_invalid',
  status: 400,
  means: 'The goods, the price or the day don’t fit; the message says why',
} as const

export const staffListPriceFloors = endpoint({
  summary: 'The lowest prices that staff may set alone, and lower ones asked for (OPS-04)',
  tag: 'staff shop',
  answer: z.object({
    success: z.literal(true),
    today: z.iso.date(),
    floors: z.array(floor),
    approvals: z.array(approval),
    families: z.array(family),
    revision: z.string(),
  }),
  refusals: staffRefusals,
})

export const staffSetPriceFloor = endpoint({
  summary: 'Sets the lowest price of an offer or a family; prices that stand can stay',
  tag: 'staff shop',
  body: z.object({
    /** One of the two. */
    sku: sku.nullable(),
    family_key: z.string().max(120).nullable(),
    /** Of an offer; null: it ends, and the family’s counts. */
    price: setRupees.positive().max(100_000_000).nullable(),
    /** Of a family; null: it ends. */
    percent: z.number().min(0.01).max(100).multipleOf(0.01).nullable(),
    reason: priceReason,
    seen_revision: z.string().max(20),
  }),
  answer: done,
  refusals: [...staffRefusals, changedMeanwhile, invalid],
})

export const staffAskLowerPrice = endpoint({
  summary: 'Asks a second person for a price below the lowest',
  tag: 'staff shop',
  body: z.object({
    sku,
    price: setRupees.min(0).max(100_000_000),
    /** The last day on which it can be set. */
    last_day: z.iso.date(),
    reason: priceReason,
  }),
  answer: done,
  refusals: [...staffRefusals, invalid],
})

export const staffDecideLowerPrice = endpoint({
  summary:
    'Accepts a price below the lowest, so that staff can set it, or declines it, also once it is accepted',
  tag: 'staff shop',
  params: z.object({ id: z.uuid() }),
  body: z.object({ accept: z.boolean() }),
  answer: done,
  refusals: [
    ...staffRefusals,
    { code: 'approval_missing', status: 404, means: 'Nobody has asked for this price' },
    changedMeanwhile,
    {
      code: 'second_person_needed',
      status: 409,
      means: 'Who asked for it may not accept it, or not yet',
    },
  ],
})
