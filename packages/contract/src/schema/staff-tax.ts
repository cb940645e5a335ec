import { z } from 'zod'
import { GST_TAGS } from '@upchar/kernel/gst-rates'
import { rupees, setRupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, counted, paging, staffLine, staffRefusals, who } from './staff.ts'

/** Limits a rate to goods of families marked so; null: all goods of the HSN. */
const tag = z.enum(GST_TAGS)
const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    message: 'Use at most two decimals',
  })
/** A lower rate for pieces up to a value, without GST. */
const slabEnd = setRupees.positive()
const slab = z.object({ up_to: slabEnd, rate: percent })
const terms = { rate: percent, slab: slab.nullable() }
/** Changes with every change of the heading's rates: sent back, so that nobody overwrites what they haven't seen. */
const seen = z.string().max(40)

const rate = z
  .object({
    id: z.int(),
    /** The longest one that an HSN begins with applies. */
    hsn: z.string(),
    tag: z.string().nullable(),
    rate: percent,
    /** Rupees of one piece without GST up to which the row applies; null: always. */
    up_to: rupees.nullable(),
    /** Days in India, inclusive; null: no end. */
    valid_from: z.iso.date(),
    valid_to: z.iso.date().nullable(),
    /** `withdrawn`: replaced or withdrawn before its first day ended. */
    state: z.enum(['running', 'planned', 'ended', 'withdrawn']),
    source: z.string(),
    /** Null: reference data. */
    changed_by: who.nullable(),
  })
  .meta({ id: 'StaffGstRate' })

const heading = z
  .object({
    hsn: z.string(),
    tag: tag.nullable(),
    seen,
    /** Newest first. */
    rates: z.array(rate),
    /** Today's terms of goods with exactly this HSN, which may come from a shorter one; null: without a rate, not sold. */
    applies: z.object(terms).nullable(),
    /** Products on sale below the HSN. */
    products: z.int(),
  })
  .meta({ id: 'StaffGstHeading' })

const params = z.object({
  hsn: z.stringFormat('hsn', /^\d{2}(?:\d{2}){0,3}$/, 'Enter 2, 4, 6 or 8 digits'),
})
/** Today in India. */
const today = z.iso.date()
const tax = z.object({ rate: percent, tax: rupees })
const dayOver = { code: 'day_over', status: 400, means: 'The day is before today' } as const

export const staffListGstRates = endpoint({
  summary: 'The dated GST rates by HSN (CART-23)',
  tag: 'staff shop',
  query: z.object({
    /** Digits: rates of, above and below this HSN. Otherwise words of the source. */
    q: z.string().trim().max(120).default(''),
    state: z.enum(['running', 'planned', 'ended']).optional(),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    today,
    rates: z.array(rate),
    /** Of what the search fits, by state. `ended` counts withdrawn ones. */
    states: z.object({ all: z.int(), running: z.int(), planned: z.int(), ended: z.int() }),
    ...counted,
  }),
  refusals: staffRefusals,
})

export const staffGetGstHeading = endpoint({
  summary: 'The rates of an HSN, past, present and planned; an HSN without any has an empty list',
  tag: 'staff shop',
  params,
  query: z.object({ tag: tag.optional() }),
  answer: z.object({ success: z.literal(true), today, heading }),
  refusals: staffRefusals,
})

export const staffPreviewGstRate = endpoint({
  summary: 'Which products on sale a new rate would tax differently. Changes nothing',
  tag: 'staff shop',
  params,
  query: z
    .object({
      tag: tag.optional(),
      rate: z.coerce.number().pipe(percent),
      up_to: z.coerce.number().pipe(slabEnd).optional(),
      up_to_rate: z.coerce.number().pipe(percent).optional(),
      valid_from: z.iso.date(),
    })
    .refine((query) => (query.up_to === undefined) === (query.up_to_rate === undefined), {
      message: 'A limit has a rate, and a rate a limit',
      path: ['up_to'],
    }),
  answer: z.object({
    success: z.literal(true),
    /** Products of which at least one size is taxed differently on that day. */
    products: z.int(),
    /** The most popular of them. Prices include GST and stay: the tax in them changes. Null: no rate, not sold. */
    examples: z.array(
      z.object({
        title: z.string(),
        sku: z.string(),
        slug: z.string(),
        price: rupees,
        before: tax.nullable(),
        after: tax.nullable(),
      }),
    ),
  }),
  refusals: [...staffRefusals, dayOver],
})

export const staffSetGstRate = endpoint({
  summary:
    'Sets the rate of an HSN from today or a later day (CART-23). The running rate ends on the day before, planned ones stay',
  tag: 'staff shop',
  params,
  body: z.object({
    tag: tag.nullable(),
    ...terms,
    valid_from: z.iso.date(),
    source: staffLine(500).min(3, 'Say which notification or decision it follows'),
    seen,
  }),
  answer: z.object({ success: z.literal(true), today, heading }),
  refusals: [
    ...staffRefusals,
    changedMeanwhile,
    dayOver,
    { code: 'rate_same', status: 409, means: 'The HSN has this rate on that day already' },
  ],
})

export const staffWithdrawGstRate = endpoint({
  summary: 'Withdraws a planned rate; the one before it then goes on',
  tag: 'staff shop',
  params,
  body: z.object({
    tag: tag.nullable(),
    valid_from: z.iso.date(),
    reason: staffLine(500).min(3, 'Say why, for whoever asks later'),
    seen,
  }),
  answer: z.object({ success: z.literal(true), today, heading }),
  refusals: [
    ...staffRefusals,
    changedMeanwhile,
    {
      code: 'rate_begun',
      status: 409,
      means: 'The rate has begun, or there is none from that day',
    },
  ],
})
