import { z } from 'zod'
import { SOLD_CLASSES, WAITING_REASONS } from '@upchar/kernel/waiting-goods'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { changedMeanwhile, counted, paging, staffLine, staffRefusals, who } from './staff.ts'

const reason = z.enum(WAITING_REASONS)
const soldClass = z.enum(SOLD_CLASSES)

const waitingRow = z.object({
  id: z.int(),
  sku: z.string(),
  title: z.string(),
  brand: z.string(),
  family: z.string(),
  reasons: z.array(reason),
  since: z.iso.datetime(),
  refused_at: z.iso.datetime().nullable(),
})

const waitingProduct = waitingRow
  .extend({
    /** Sent back with a decision, so that nobody decides on what they haven't seen. */
    revision: z.int(),
    description: z.string(),
    attributes: z.array(z.object({ label: z.string(), value: z.string() })),
    /** Rupees with GST; null: on request. */
    price: rupees.nullable(),
    mrp: rupees.nullable(),
    seller: z.string(),
    stock: z.int(),
    /** Sold by batch and expiry only (chapter 30 and medicines). */
    batch_needed: z.boolean(),
    product_class: z.union([soldClass, z.literal('')]),
    hsn: z.string(),
    /** Percent; null where none is known. */
    gst_rate: z.number().nullable(),
    maker: z.string(),
    country_of_origin: z.string(),
    importer: z.string(),
    licence: z.string(),
    /** Of stock without one, what is known. */
    batch: z.string(),
    expires_on: z.iso.date().nullable(),
    refused_because: z.string(),
    refused_by: who.nullable(),
  })
  .meta({ id: 'StaffWaitingProduct' })

const productUnknown = {
  code: 'waiting_product_unknown',
  status: 404,
  means: 'No such waiting product: it is on sale, or was never imported',
} as const

const oneAnswer = z.object({ success: z.literal(true), product: waitingProduct })
const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

export const staffListWaitingGoods = endpoint({
  summary: 'Imported products that are not on sale, the longest waiting first, with the reasons',
  tag: 'staff goods',
  query: z.object({
    /** SKU, or the beginning of words of the title. */
    q: z.string().trim().max(120).default(''),
    state: z.enum(['waiting', 'refused']).default('waiting'),
    reason: reason.optional(),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    products: z.array(waitingRow),
    /** Whatever the filter. */
    states: z.object({ waiting: z.int(), refused: z.int() }),
    reasons: z.array(z.object({ reason, products: z.int() })),
    ...counted,
  }),
  refusals: staffRefusals,
})

export const staffGetWaitingProduct = endpoint({
  summary: 'A waiting product with everything that is known of it',
  tag: 'staff goods',
  params,
  answer: oneAnswer,
  refusals: [...staffRefusals, productUnknown],
})

export const staffSellWaitingProduct = endpoint({
  summary: 'Fills in what is missing and puts the product on sale',
  tag: 'staff goods',
  params,
  body: z.object({
    revision: z.int32(),
    product_class: soldClass,
    hsn: z.string().trim().max(12),
    /** Percent; null: the rate of the HSN. */
    gst_rate: z.number().min(0).max(100).nullable(),
    maker: staffLine(150),
    country_of_origin: staffLine(60),
    importer: staffLine(150),
    licence: staffLine(80),
    batch: staffLine(40),
    expires_on: z.iso.date().nullable(),
  }),
  answer: z.object({ success: z.literal(true), sku: z.string() }),
  refusals: [
    ...staffRefusals,
    productUnknown,
    changedMeanwhile,
    {
      code: 'facts_missing',
      status: 400,
      means: 'Something is still missing or wrong; `fields` says what',
    },
  ],
})

export const staffRefuseWaitingProduct = endpoint({
  summary: 'Decides not to sell a product; a later file doesn’t change that',
  tag: 'staff goods',
  params,
  body: z.object({
    revision: z.int32(),
    reason: staffLine(300).min(3, 'Say why, for whoever asks later'),
  }),
  answer: oneAnswer,
  refusals: [...staffRefusals, productUnknown, changedMeanwhile],
})
