import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { orderNotFound } from './order-cancels.ts'

const which = {
  /** The order. */
  id: z.string().max(64),
  /** The key of the order's own link. */
  key: z.string().max(100).optional(),
}

const answer = z.object({
  success: z.literal(true),
  recalls: z.array(
    z
      .object({
        id: z.int(),
        title: z.string(),
        /** Empty: by serial number. */
        batch: z.string(),
        /** Empty: the whole batch. */
        serials: z.array(z.string()),
        /** What is wrong. */
        reason: z.string(),
        /** What to do. */
        advice: z.string(),
        told_at: z.iso.datetime(),
        /** Null: nobody has pressed that they have read it. */
        acknowledged_at: z.iso.datetime().nullable(),
        /** It was a mistake: the goods may be used again. */
        withdrawn: z.boolean(),
      })
      .meta({ id: 'OrderRecall' }),
  ),
})

export const getOrderRecalls = endpoint({
  summary:
    'Recalls that the buyer of an order is told of, for the buyer or with the key of the order’s own link (OPS-05)',
  tag: 'orders',
  query: z.object(which),
  answer,
  refusals: [orderNotFound],
})

export const acknowledgeRecall = endpoint({
  summary:
    'Says that a recall was read, by the buyer or with the key of the order’s own link. Idempotent; the first time counts (OPS-05)',
  tag: 'orders',
  body: z.object({ ...which, recall: z.int().min(1).max(2_147_483_647) }),
  answer,
  refusals: [
    orderNotFound,
    { code: 'recall_unknown', status: 404, means: 'The order has no such recall' },
  ],
})
