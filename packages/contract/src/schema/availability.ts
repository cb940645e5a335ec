import { z } from 'zod'
import { MOST_PAD_LINES } from '@upchar/kernel/order-pad'
import { endpoint } from './endpoint.ts'
import { pincode, sku, stockAt } from './common.ts'

export const checkAvailability = endpoint({
  summary: 'Whether a product is available at the pincode, and when (CHECKOUT-09)',
  tag: 'checkout',
  query: z.object({
    /** Only goods of this business category are found; empty: of all. */
    business_category: z.string().max(60).default(''),
  }),
  body: z.object({ sku_id: sku, pincode, quantity: z.int().min(1).max(100000).default(1) }),
  answer: z.object({
    success: z.literal(true),
    available: z.boolean(),
    message: z.string(),
    city: z.string(),
    state: z.string(),
    cod: z.boolean(),
    stock: stockAt,
  }),
  refusals: [
    { code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' },
    {
      code: 'sku_unknown',
      status: 404,
      means: 'No such product, or none of the business category',
    },
  ],
})

export const checkAvailabilityMultiple = endpoint({
  summary: 'Whether several products are available at the pincode, and when (CHECKOUT-09)',
  tag: 'checkout',
  body: z.object({
    pincode,
    items: z
      .array(z.object({ sku_id: sku, quantity: z.int().min(1).max(100000).default(1) }))
      .min(1)
      .max(MOST_PAD_LINES),
  }),
  answer: z.object({
    success: z.literal(true),
    available: z.boolean(),
    message: z.string(),
    items: z.array(z.object({ sku_id: sku, available: z.boolean(), stock: stockAt })),
  }),
  refusals: [
    { code: 'pincode_unknown', status: 400, means: 'Invalid Pincode' },
    { code: 'sku_unknown', status: 404, means: 'No such product' },
  ],
})
