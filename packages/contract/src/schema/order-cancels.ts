import { REFUND_WAYS } from '@upchar/kernel/refund-ways'
import { z } from 'zod'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { orderView } from './orders.ts'

/** What is to go; absent: everything that may still be cancelled. */
export const cancelItems = z
  .array(
    z.object({
      /** `line` of the order's item. */
      line: z.string().max(60),
      quantity: z.int().min(1).max(1_000_000),
    }),
  )
  .min(1)
  .max(500)
  .optional()

/** What a cancel gives back; nothing has happened yet. */
export const cancelPreview = z
  .object({
    lines: z.array(
      z.object({ line: z.string(), title: z.string(), quantity: z.int(), amount: rupees }),
    ),
    /** Delivery and fees that end with the goods. */
    charges: z.array(z.object({ label: z.string(), amount: rupees })),
    /** By how much the order's total falls, and what it is then. */
    amount: rupees,
    total_after: rupees,
    /** What has been paid and goes back; 0 for cash that isn't paid yet. */
    refund: rupees,
    /** Where it goes and when it arrives; empty: nothing goes back. */
    refund_to: z.string(),
    /** What of the refund may go to the wallet instead, if the buyer so chooses (RET-04); 0: nothing. */
    to_wallet: rupees,
    /** What is to be paid at the door then; null: nothing in cash. */
    due_after: rupees.nullable(),
    /** Nothing of the order is left. */
    whole: z.boolean(),
    /** Invoices are undone by credit notes (RET-03). */
    undoes_invoices: z.boolean(),
  })
  .meta({ id: 'CancelPreview' })

/** Plain text: any letters, no control characters except line breaks. */
export const cancelNote = z
  .string()
  .trim()
  .max(300, 'Use at most 300 characters')
  // eslint-disable-next-line no-control-regex
  .regex(/^[^\x00-\x09\x0b-\x1f\x7f]*$/, 'Please use plain text')
  .default('')

/** The press of the button: the same key again is the same cancel. */
export const cancelKey = z.string().min(8).max(60)
export const cancelReasonCode = z.string().min(1).max(40)

export const notCancellable = {
  code: 'not_cancellable',
  status: 409,
  means: 'It has been packed or handed over, or is cancelled already; the message says which',
} as const
export const cancelChanged = {
  code: 'changed_meanwhile',
  status: 409,
  means: 'Quantities or the amount are not those that were shown: read the order again',
} as const
export const cancelReasonMissing = {
  code: 'reason_missing',
  status: 400,
  means: 'No such reason, or a reason that needs a few words of its own',
} as const

export const orderNotFound = {
  code: 'order_not_found',
  status: 404,
  means: 'No such order, or another buyer’s',
} as const

/** Where the buyer would like the money: the wallet only where `to_wallet` or `wallet_choice` offers it. */
export const refundWay = z.enum(REFUND_WAYS).default('source')
export const walletRefundOff = {
  code: 'wallet_refund_off',
  status: 409,
  means: 'This refund can’t go to the wallet: choose where it was paid from',
} as const

export const getCancelReasons = endpoint({
  summary: 'Why a buyer may cancel (ORDER-03)',
  tag: 'orders',
  answer: z.object({
    success: z.literal(true),
    reasons: z.array(z.object({ code: z.string(), label: z.string(), needs_note: z.boolean() })),
  }),
  refusals: [],
})

const which = {
  id: z.string().max(64),
  /** The key of the guest's own link. */
  key: z.string().max(100).optional(),
  items: cancelItems,
}

export const previewCancel = endpoint({
  summary: 'What a cancel of an order, or of some of its items, would give back (RET-01, RET-04)',
  tag: 'orders',
  body: z.object({ ...which, refund_way: refundWay }),
  answer: z.object({ success: z.literal(true), cancel: cancelPreview }),
  refusals: [orderNotFound, notCancellable, cancelChanged],
})

export const cancelOrder = endpoint({
  summary:
    'Cancels an order, or some of its items, until they are packed: by the customer, or by a guest with the order’s own link (ORDER-03, RET-01)',
  tag: 'orders',
  body: z.object({
    ...which,
    reason: cancelReasonCode,
    note: cancelNote,
    /** `amount` of the preview that the buyer saw. */
    amount: rupees,
    refund_way: refundWay,
    request_key: cancelKey,
  }),
  answer: z.object({ success: z.literal(true), order: orderView }),
  refusals: [orderNotFound, notCancellable, cancelChanged, cancelReasonMissing, walletRefundOff],
})
