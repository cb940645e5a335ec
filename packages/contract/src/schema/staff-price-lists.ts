import { z } from 'zod'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { MOST_LIST_ROWS } from '@upchar/kernel/price-list-text'
import { rupees, setRupees, sku } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, staffLine, staffRefusals, who } from './staff.ts'
import { priceReason } from './staff-volume-prices.ts'

/** A price list by business type in the console (OPS-04). */
const list = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Ids of business types. */
    business_types: z.array(z.int()),
    valid_from: z.iso.datetime(),
    /** null: no end is planned. */
    valid_to: z.iso.datetime().nullable(),
    state: z.enum(['planned', 'running', 'over']),
    /** How many products it has. */
    goods: z.int(),
    reason: z.string(),
    made_by: who.nullable(),
    made_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffPriceList' })

const row = z
  .object({
    sku,
    /** Empty where no product on sale has the SKU. */
    title: z.string(),
    option_label: z.string(),
    /** Everybody's price of one pack; null: on request, or no such product. */
    list_price: rupees.nullable(),
    mrp: rupees.nullable(),
    price: rupees,
    /** Why this price can't stand, or doesn't apply any more; null: it can. */
    problem: z.string().nullable(),
  })
  .meta({ id: 'StaffPriceListRow' })

const rows = z
  .array(z.object({ sku, price: setRupees }))
  .min(1)
  .max(MOST_LIST_ROWS)
const types = z
  .array(
    z
      .int()
      .min(1)
      .max(1000)
      .refine((id) => BUSINESS_TYPES.some((type) => type.id === id), 'Not a business type'),
  )
  .min(1)
  .max(BUSINESS_TYPES.length)

const listMissing = {
  code: 'price_list_missing',
  status: 404,
  means: 'No such price list',
} as const
const answer = z.object({ success: z.literal(true), list })

export const staffListPriceLists = endpoint({
  summary: 'The price lists by business type, newest first; of those that are over the last 200',
  tag: 'staff shop',
  answer: z.object({
    success: z.literal(true),
    lists: z.array(list),
    /** Business types that can have a list. */
    types: z.array(z.object({ id: z.int(), name: z.string() })),
    /** Sent back by who sets a list. */
    revision: z.string(),
  }),
  refusals: staffRefusals,
})

export const staffGetPriceList = endpoint({
  summary: 'A price list with its rows, and which of them don’t apply as the goods are today',
  tag: 'staff shop',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ success: z.literal(true), list, rows: z.array(row), revision: z.string() }),
  refusals: [...staffRefusals, listMissing],
})

export const staffPreviewPriceList = endpoint({
  summary:
    'What buyers would see of a price list, and what is wrong with its rows; changes nothing',
  tag: 'staff shop',
  body: z.object({ business_types: types, first_day: z.iso.date(), rows }),
  answer: z.object({
    success: z.literal(true),
    rows: z.array(row),
    /** What buyers read beside the price: "Price for hospitals". */
    words: z.array(z.string()),
  }),
  refusals: [
    ...staffRefusals,
    { code: 'price_list_invalid', status: 400, means: 'The business types or the day don’t fit' },
  ],
})

export const staffSetPriceList = endpoint({
  summary:
    'Sets a price list from a day on; one of the same name that runs or is planned ends as this one begins',
  tag: 'staff shop',
  body: z.object({
    name: staffLine(80).min(2, 'Enter a name'),
    business_types: types,
    /** First and last day in India; null: until staff end it. */
    first_day: z.iso.date(),
    last_day: z.iso.date().nullable(),
    rows,
    seen_revision: z.string().max(64),
    reason: priceReason,
  }),
  answer,
  refusals: [
    ...staffRefusals,
    {
      code: 'price_list_invalid',
      status: 400,
      means:
        'Business types, days or rows don’t fit: below everybody’s price, MRP and ceiling, not below the lowest price, no prescription goods; `fields` says which',
    },
    changedMeanwhile,
  ],
})

export const staffEndPriceList = endpoint({
  summary: 'Ends a price list now: carts and checkouts say so, orders keep their price',
  tag: 'staff shop',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: priceReason }),
  answer,
  refusals: [...staffRefusals, listMissing, changedMeanwhile],
})
