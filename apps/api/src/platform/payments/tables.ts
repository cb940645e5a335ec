import { index, pgTable, text } from '../db/pg-core.ts'
import { instant, paise } from '../db/columns.ts'
import type { GatewayPayment } from './port.ts'

/** The sandbox gateway's data, as if at the provider: only the sandbox adapter reads it. */
export const sandboxOrder = pgTable('sandbox_gateway_order', {
  id: text('id').primaryKey(),
  amountPaise: paise('amount_paise').notNull(),
  receipt: text('receipt').notNull().unique(),
  status: text('status').$type<'created' | 'attempted' | 'paid'>().notNull(),
  /** Of a virtual account (`va_…`); null for orders and payment links (`plink_…`). */
  accountNumber: text('account_number'),
  /** Virtual accounts and links take no money afterwards. */
  closesAt: instant('closes_at'),
  createdAt: instant('created_at').notNull(),
})

export const sandboxPayment = pgTable(
  'sandbox_gateway_payment',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => sandboxOrder.id),
    amountPaise: paise('amount_paise').notNull(),
    method: text('method').notNull(),
    status: text('status').$type<GatewayPayment['status']>().notNull(),
    errorReason: text('error_reason'),
    bankReference: text('bank_reference'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('sandbox_payment_order').on(t.orderId)],
)

export const sandboxRefund = pgTable('sandbox_gateway_refund', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => sandboxPayment.id),
  amountPaise: paise('amount_paise').notNull(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  status: text('status').$type<'processed'>().notNull(),
  createdAt: instant('created_at').notNull(),
})
