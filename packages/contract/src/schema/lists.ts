import { z } from 'zod'
import { COMPARE_LIMIT } from '@upchar/kernel/compare'
import { endpoint } from './endpoint.ts'
import { guestId, pincode, stockAt } from './common.ts'
import { productCard } from './product-shapes.ts'

const groups = z
  .array(
    z.object({
      group_id: z.int32().min(1),
    }),
  )
  .max(20)
const named = z.object({ products: groups.min(1), guest_user_id: guestId.optional() })

const listAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  /** The whole list after the change, oldest first. */
  products: z.array(productCard),
})

export const addToCompare = endpoint({
  summary:
    'Adds product groups to the compare list (COMPARE-01). Of several, those already on it are skipped',
  tag: 'lists',
  body: named,
  answer: listAnswer,
  refusals: [
    { code: 'already_compared', status: 409, means: 'Product already added to the compare list' },
    { code: 'compare_full', status: 409, means: 'The list has four products' },
    { code: 'product_not_found', status: 404, means: 'None of them is on sale' },
  ],
})

export const deleteFromCompare = endpoint({
  summary: 'Removes product groups from the compare list (COMPARE-01). Idempotent',
  tag: 'lists',
  body: named,
  answer: listAnswer,
  refusals: [],
})

export const getCompareItems = endpoint({
  summary:
    "The visitor's compare list with the differences of its products, or a shared comparison of the given products",
  tag: 'lists',
  body: z.object({
    products: groups.max(COMPARE_LIMIT).optional(),
    pincode: pincode.optional(),
    guest_user_id: guestId.optional(),
  }),
  answer: z.object({
    success: z.literal(true),
    products: z.array(productCard),
    /** By product group id. */
    details: z.record(
      z.string(),
      z.object({
        attributes: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
        facts: z.array(z.object({ label: z.string(), value: z.string() })),
        options: z.array(z.string()),
        stock: stockAt,
      }),
    ),
  }),
  refusals: [
    {
      code: 'pincode_unknown',
      status: 400,
      means: 'The pincode is not in the directory: Invalid Pincode',
    },
  ],
})
