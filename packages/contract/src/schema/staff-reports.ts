import { REPORT_STEPS } from '@upchar/kernel/report-periods'
import { z } from 'zod'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { ourDay, staffRefusals } from './staff.ts'

/** Goods of orders without what was cancelled; amounts without GST but `gst`. */
const figures = {
  orders: z.int(),
  units: z.int(),
  taxable: rupees,
  gst: rupees,
  /** What of it came back or got lost. */
  returned_units: z.int(),
  returned: rupees,
  /** What the shop keeps of what didn’t come back, as far as it is known. */
  margin: rupees,
  /** The taxable value of what didn’t come back, and how much of it the margin is known of. */
  kept: rupees,
  known: rupees,
}

/** Days in India, both included. */
export const period = { from: ourDay, to: ourDay }

const query = z.object({
  ...period,
  step: z.enum(REPORT_STEPS).default('day'),
  split: z.enum(['time', 'seller', 'category', 'payment']).default('time'),
})

/** As many days, directly before. */
export const daysBefore = z.object({ from: z.iso.date(), to: z.iso.date() })

export const periodWrong = {
  code: 'report_period_wrong',
  status: 400,
  means: 'The days are in the wrong order, or too many for the step',
} as const

export const staffGetSalesReport = endpoint({
  summary:
    'Sales of goods in a period, by time and by part, and those of the period before (OPS-08)',
  tag: 'staff shop',
  query,
  answer: z.object({
    success: z.literal(true),
    before: daysBefore,
    total: z.object(figures),
    total_before: z.object(figures),
    times: z.array(z.object({ first_day: z.iso.date(), ...figures })),
    /** The largest first; an order of two sellers counts for both. Empty where `split` is `time`. */
    parts: z.array(
      z.object({
        /** Tells parts of one name apart: of a seller its id. */
        key: z.string(),
        name: z.string(),
        ...figures,
        taxable_before: rupees,
      }),
    ),
  }),
  refusals: [...staffRefusals, periodWrong],
})

export const staffExportSalesReport = endpoint({
  summary: 'The rows of the report as CSV',
  tag: 'staff shop',
  query,
  answer: 'binary',
  refusals: [...staffRefusals, periodWrong],
})

export const service = {
  /** Parcels that were promised for a day of the period: come by that day, come later or overdue, and still in time. */
  on_time: z.int(),
  late: z.int(),
  /** Of the late ones, those that left only after their last day, or not at all. */
  left_late: z.int(),
  waiting: z.int(),
  /** Packs of the orders of the period, and what of them the shop couldn’t supply. */
  units: z.int(),
  not_supplied: z.int(),
  /** What of them came back or got lost. */
  returned: z.int(),
}

/** Returns that were asked for in the period, the most frequent reason first. */
export const returnReasons = z.array(
  z.object({
    reason: z.string(),
    returns: z.int(),
    /** Packs of these returns. */
    packs: z.int(),
    /** Returns in the period before. */
    before: z.int(),
  }),
)

const kyc = z.object({
  /** Applications that were approved or refused in the period. */
  decided: z.int(),
  /** Hours from sending to the decision, of half of them at most; null: none was decided. */
  median_hours: z.number().nullable(),
})

export const staffGetServiceReport = endpoint({
  summary:
    'Promises kept, goods not supplied, returns by reason and the time of KYC in a period, and in the period before (OPS-08)',
  tag: 'staff shop',
  query: z.object(period),
  answer: z.object({
    success: z.literal(true),
    before: daysBefore,
    total: z.object(service),
    total_before: z.object(service),
    /** By seller; those with the most packs first. */
    sellers: z.array(z.object({ seller_id: z.int(), name: z.string(), ...service })),
    returns: returnReasons,
    kyc,
    kyc_before: kyc,
  }),
  refusals: [...staffRefusals, periodWrong],
})

const inStock = z.object({
  batches: z.int(),
  packs: z.int(),
  /** At today's price of one pack, GST included. */
  value: rupees,
})

/** What lies in stock, without what is sold and not packed yet. */
const stock = {
  all: inStock,
  /** What can still be sold, and expires before `near_until`. */
  near: inStock,
  /** What is too near its expiry to be sold, or past it. */
  ended: inStock,
  /** Packs whose price is on request: they are worth nothing here. */
  unpriced: z.int(),
  /** The operator's own packs, those of them whose cost is recorded, and that cost without GST. */
  own_packs: z.int(),
  costed_packs: z.int(),
  cost: rupees,
}

/** What has lain for how long, in the order of `STOCK_AGES`, at today's price. */
const ages = z.array(z.object({ packs: z.int(), value: rupees }))
const agesOfParts = z.array(z.object({ key: z.string(), name: z.string(), ages }))

export const staffExportStockReport = endpoint({
  summary: 'The stock report as CSV',
  tag: 'staff shop',
  answer: 'binary',
  refusals: staffRefusals,
})

export const staffGetStockReport = endpoint({
  summary:
    'What lies in stock now, at price and at cost, what is near its expiry, and what is sold out and asked for (OPS-08)',
  tag: 'staff shop',
  answer: z.object({
    success: z.literal(true),
    at: z.iso.datetime(),
    near_until: z.iso.date(),
    total: z.object(stock),
    /** Those with the highest value first. */
    sellers: z.array(z.object({ seller_id: z.int(), name: z.string(), ...stock })),
    /** By the days since the goods came into their warehouse. */
    ages: z.object({ total: ages, sellers: agesOfParts, categories: agesOfParts }),
    /** Goods on sale of which nothing can be sold, and how many addresses wait to be told of each. */
    asked_for: z.object({
      goods: z.int(),
      asks: z.int(),
      /** At most 50, those that most wait for first. */
      most: z.array(
        z.object({
          product_id: z.int(),
          sku: z.string(),
          title: z.string(),
          option_label: z.string(),
          seller: z.string(),
          asks: z.int(),
        }),
      ),
    }),
  }),
  refusals: staffRefusals,
})
