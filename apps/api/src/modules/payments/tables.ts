import { sql } from '../../platform/db/sql.ts'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from '../../platform/db/pg-core.ts'
import { instant, paise } from '../../platform/db/columns.ts'
import { checkout } from '../checkout/tables.ts'
import type { PaymentOrderState, PaymentState, RefundReason, RefundState } from './model.ts'

/** Our record of a gateway order: one per checkout paid online. */
export const paymentOrder = pgTable(
  'payment_order',
  {
    id: uuid('id').primaryKey(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkout.id)
      .unique(),
    provider: text('provider').notNull(),
    /** Null until the gateway has answered. */
    providerOrderId: text('provider_order_id').unique(),
    amountPaise: paise('amount_paise').notNull(),
    state: text('state').$type<PaymentOrderState>().notNull(),
    /** When the gateway was last queried: browsers that poll must not set our pace. */
    askedAt: instant('asked_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('payment_order_pending')
      .on(t.createdAt)
      .where(sql`state in ('created', 'attempted')`),
  ],
)

/** A payment reported by the gateway. `settled_as`: captured money became an order or a refund. */
export const payment = pgTable(
  'payment',
  {
    id: text('id').primaryKey(),
    paymentOrderId: uuid('payment_order_id')
      .notNull()
      .references(() => paymentOrder.id),
    amountPaise: paise('amount_paise').notNull(),
    currency: text('currency').notNull(),
    method: text('method').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    errorReason: text('error_reason'),
    settledAs: text('settled_as').$type<'order' | 'refund'>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('payment_of_order').on(t.paymentOrderId),
    index('payment_unsettled')
      .on(t.updatedAt)
      .where(sql`state = 'captured' and settled_as is null`),
  ],
)

export const refund = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    providerRefundId: text('provider_refund_id').unique(),
    amountPaise: paise('amount_paise').notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    /** What it undoes, such as the id of a cancel: a payment may be given back in parts. Empty: the whole payment. */
    cause: text('cause').notNull().default(''),
    state: text('state').$type<RefundState>().notNull(),
    /** The bank's own number of the transfer (ARN, RRN or UTR), when the gateway has told it. */
    bankReference: text('bank_reference'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('refund_once').on(t.paymentId, t.reason, t.cause),
    index('refund_open')
      .on(t.updatedAt)
      .where(sql`state <> 'processed'`),
  ],
)

/** Every webhook received, by the gateway's event id: repeats have no effect. */
export const webhookEvent = pgTable('webhook_event', {
  eventId: text('event_id').primaryKey(),
  provider: text('provider').notNull(),
  event: text('event').notNull(),
  payload: jsonb('payload').$type<unknown>().notNull(),
  receivedAt: instant('received_at').notNull(),
})
