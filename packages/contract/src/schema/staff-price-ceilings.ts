import { z } from 'zod'
import { rupees, setRupees, sku } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, staffLine, staffRefusals, staffText, who } from './staff.ts'

const ceiling = z.object({
  id: z.int(),
  /** Of one unit, without GST; null: from that day there is no ceiling. */
  price: rupees.nullable(),
  valid_from: z.iso.date(),
  /** `replaced`: a newer row of the same day took its place. */
  state: z.enum(['now', 'planned', 'past', 'replaced']),
  source: z.string(),
  made_by: who.nullable(),
  made_at: z.iso.datetime(),
})

const formulation = z
  .object({
    id: z.int(),
    name: z.string(),
    unit: z.string(),
    /** Newest first. */
    ceilings: z.array(ceiling),
    /** How many SKUs it covers. */
    goods: z.int(),
  })
  .meta({ id: 'PriceFormulation' })

/** Goods above a ceiling in force, or one that is planned: off sale from that day. */
const above = z
  .object({
    sku,
    title: z.string(),
    option_label: z.string(),
    formulation: z.string(),
    price: rupees,
    /** The highest lawful price of the pack, GST included. */
    most: rupees,
    from: z.iso.date(),
    source: z.string(),
    state: z.enum(['off_sale', 'planned']),
  })
  .meta({ id: 'AboveCeiling' })

/** The SKUs of a formulation; `units` of its unit in a pack, such as 10 tablets or 2.5 ml. */
const goods = z.object({ sku, units: z.number().positive().max(1_000_000).multipleOf(0.001) })
const formulationName = staffLine(200).min(3, 'Name the formulation')
const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })
const done = z.object({ success: z.literal(true) })

const invalid = {
  code: 'ceiling_invalid',
  status: 400,
  means: 'The formulation, its price or a SKU can’t be stored; the message says why',
} as const
const missing = {
  code: 'formulation_missing',
  status: 404,
  means: 'There is no such formulation',
} as const

export const staffListPriceCeilings = endpoint({
  summary: 'Ceiling prices by formulation, dated, and the goods above them (OPS-04)',
  tag: 'staff shop',
  answer: z.object({
    success: z.literal(true),
    today: z.iso.date(),
    formulations: z.array(formulation),
    above: z.array(above),
    revision: z.string(),
  }),
  refusals: staffRefusals,
})

export const staffGetCeilingGoods = endpoint({
  summary: 'The SKUs that a ceiling price covers',
  tag: 'staff shop',
  params,
  answer: z.object({
    success: z.literal(true),
    name: z.string(),
    unit: z.string(),
    goods: z.array(goods),
    revision: z.string(),
  }),
  refusals: [...staffRefusals, missing],
})

export const staffSetPriceCeiling = endpoint({
  summary:
    'Sets the ceiling price of a formulation from a day on; goods above it are off sale from that day',
  tag: 'staff shop',
  body: z.object({
    /** Of a formulation that the shop doesn’t know yet: it begins. */
    name: formulationName,
    unit: staffLine(30).min(1, 'Name the unit, such as tablet or ml'),
    price: setRupees.positive().max(100_000_000).nullable(),
    valid_from: z.iso.date(),
    source: staffText(300).min(3, 'Name the notification'),
    seen_revision: z.string().max(20),
  }),
  answer: done,
  refusals: [...staffRefusals, changedMeanwhile, invalid],
})

export const staffSetCeilingGoods = endpoint({
  summary:
    'Replaces the SKUs that a ceiling price covers, and corrects the name of its formulation',
  tag: 'staff shop',
  params,
  body: z.object({
    /** As the notification names it; without it, the name stays. */
    name: formulationName.optional(),
    goods: z.array(goods).max(2000),
    seen_revision: z.string().max(64),
  }),
  answer: done,
  refusals: [...staffRefusals, missing, changedMeanwhile, invalid],
})
