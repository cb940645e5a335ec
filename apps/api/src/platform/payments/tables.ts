import { index, jsonb, pgTable, primaryKey, text } from '../db/pg-core.ts'
import { instant, paise } from '../db/columns.ts'
import type { GatewayPayment, GatewaySettlementLine } from './port.ts'

/** The sandbox gateway's data, as if at the provider: only the sandbox adapter reads it. */
export const sandboxOrder = pgTable('sandbox_gateway_order', {
  id: text('id').primaryKey(),
  amountPaise: paise('amount_paise').notNull(),
  receipt: text('receipt').notNull().unique(),
  status: text('status').$type<'created' | 'attempted' | 'paid'>().notNull(),
  /** Of a virtual account (`va_…`); null for orders, payment links (`plink_…`) and UPI codes (`qr_…`). */
  accountNumber: text('account_number'),
  /** The offers that the buyer can pick on the page. */
  offers: jsonb('offers').$type<string[]>(),
  /** Virtual accounts, links and codes take no money afterwards. */
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
    /** The offer that the buyer picked. */
    offer: text('offer'),
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

/** The evidence that the sandbox gateway took for a dispute: once, like the real one. */
export const sandboxEvidence = pgTable('sandbox_gateway_evidence', {
  disputeId: text('dispute_id').primaryKey(),
  documents: jsonb('documents').$type<string[]>().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** A transfer of the sandbox gateway to the shop's bank. */
export const sandboxSettlement = pgTable('sandbox_gateway_settlement', {
  id: text('id').primaryKey(),
  amountPaise: paise('amount_paise').notNull(),
  utr: text('utr').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const sandboxSettlementLine = pgTable(
  'sandbox_gateway_settlement_line',
  {
    settlementId: text('settlement_id')
      .notNull()
      .references(() => sandboxSettlement.id),
    entityId: text('entity_id').notNull(),
    kind: text('kind').$type<GatewaySettlementLine['kind']>().notNull(),
    amountPaise: paise('amount_paise').notNull(),
    feePaise: paise('fee_paise').notNull(),
    taxPaise: paise('tax_paise').notNull(),
    netPaise: paise('net_paise').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.settlementId, t.entityId] }),
    index('sandbox_settlement_line_entity').on(t.entityId),
  ],
)
