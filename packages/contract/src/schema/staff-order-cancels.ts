import { z } from 'zod'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { cancelKey, cancelNote, cancelReasonCode, cancelReasonMissing } from './order-cancels.ts'
import { id, staffRefusals } from './staff.ts'

/** Each is a transaction of its own: more would keep the browser waiting. */
const MOST_ORDERS = 50

export const staffPreviewCancels = endpoint({
  summary:
    'What cancelling several orders, whole or what is left of them, would give back; says beside each why it can’t be (OPS-01, RET-01)',
  tag: 'staff orders',
  body: z.object({ orders: z.array(id).min(1).max(MOST_ORDERS) }),
  answer: z.object({
    success: z.literal(true),
    /** In the order sent. */
    orders: z.array(
      z.object({
        id: z.string(),
        /** Null: it can be cancelled. */
        problem: z.string().nullable(),
        /** What its total falls by; sent back with the cancel. */
        amount: rupees,
        /** What goes back to where the buyer paid from. */
        refund: rupees,
        undoes_invoices: z.boolean(),
      }),
    ),
  }),
  refusals: staffRefusals,
})

export const staffCancelOrders = endpoint({
  summary:
    'Cancels several orders, one transaction each; every buyer gets a mail. Says beside each why it could not be (OPS-01, RET-01)',
  tag: 'staff orders',
  body: z.object({
    orders: z
      .array(z.object({ id, amount: rupees }))
      .min(1)
      .max(MOST_ORDERS),
    reason: cancelReasonCode,
    /** For staff; the buyers don’t read it. */
    note: cancelNote,
    request_key: cancelKey,
  }),
  answer: z.object({
    success: z.literal(true),
    /** In the order sent; `message` null: cancelled. */
    results: z.array(z.object({ id: z.string(), message: z.string().nullable() })),
  }),
  refusals: [...staffRefusals, cancelReasonMissing],
})
