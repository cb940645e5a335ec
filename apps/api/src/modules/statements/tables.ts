import type { StatementChannel } from '@upchar/kernel/seller-statements'
import { instant, paise } from '../../platform/db/columns.ts'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from '../../platform/db/pg-core.ts'
import { sql } from '../../platform/db/sql.ts'
import { order } from '../orders/tables.ts'
import { seller } from '../sellers/tables.ts'
import { staffMember } from '../staff/tables.ts'
import type { CommissionLine, TaxRow } from './model.ts'
import type { PayoutState } from './payout/model.ts'

/** What a seller is owed for a cycle (OPS-06). Its amounts never change; a mistake is put right by the next one. */
export const sellerStatement = pgTable(
  'seller_statement',
  {
    id: uuid('id').primaryKey(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => seller.id),
    /** Counts the statements of the seller from 1. */
    nth: integer('nth').notNull(),
    fromDay: date('from_day').notNull(),
    untilDay: date('until_day').notNull(),
    documents: integer('documents').notNull(),
    grossPaise: paise('gross_paise').notNull(),
    commissionPaise: paise('commission_paise').notNull(),
    closingPaise: paise('closing_paise').notNull(),
    /** GST on commission and closing fee. */
    serviceGstPaise: paise('service_gst_paise').notNull(),
    /** The gateway's fees with their GST. */
    gatewayPaise: paise('gateway_paise').notNull(),
    tcsPaise: paise('tcs_paise').notNull(),
    tdsPaise: paise('tds_paise').notNull(),
    netPaise: paise('net_paise').notNull(),
    /** What the statement before it left below zero. */
    carriedPaise: paise('carried_paise').notNull(),
    payoutPaise: paise('payout_paise').notNull(),
    /** What of the payout goes by the aggregator's split; the rest by bank. */
    splitPaise: paise('split_paise').notNull(),
    /** Null: the job. */
    closedBy: text('closed_by').references(() => staffMember.id),
    closedAt: instant('closed_at').notNull(),
    /** What the seller disputes; empty: nothing. */
    disputeNote: text('dispute_note').notNull().default(''),
    disputedBy: text('disputed_by').references(() => staffMember.id),
    disputedAt: instant('disputed_at'),
  },
  (t) => [
    unique('seller_statement_once').on(t.sellerId, t.nth),
    index('seller_statement_closed').on(t.closedAt, t.id),
    index('seller_statement_closed_by').on(t.closedBy),
    index('seller_statement_disputed_by').on(t.disputedBy),
    check(
      'seller_statement_adds_up',
      sql`${t.netPaise} = ${t.grossPaise} - ${t.commissionPaise} - ${t.closingPaise} - ${t.serviceGstPaise} - ${t.gatewayPaise} - ${t.tcsPaise} - ${t.tdsPaise}
        and ${t.payoutPaise} = greatest(0, ${t.netPaise} + ${t.carriedPaise}) and ${t.carriedPaise} <= 0
        and ${t.splitPaise} between 0 and ${t.payoutPaise}`,
    ),
    check('seller_statement_days', sql`${t.fromDay} <= ${t.untilDay} and ${t.nth} >= 1`),
    check(
      'seller_statement_disputed',
      sql`num_nulls(${t.disputedBy}, ${t.disputedAt}) in (0, 2) and (${t.disputedAt} is null or ${t.disputeNote} <> '')`,
    ),
  ],
)

/** A seller whose statement the job could not close the last time, and why; none once it is closed. */
export const sellerStatementFailure = pgTable('seller_statement_failure', {
  sellerId: integer('seller_id')
    .primaryKey()
    .references(() => seller.id),
  untilDay: date('until_day').notNull(),
  reason: text('reason').notNull(),
  failedAt: instant('failed_at').notNull(),
})

/** An invoice or credit note in a statement, once. Amounts of credit notes are below zero. */
export const sellerStatementEntry = pgTable(
  'seller_statement_entry',
  {
    /** Of the invoice or the credit note. */
    documentId: uuid('document_id').primaryKey(),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => sellerStatement.id),
    invoiceId: uuid('invoice_id').notNull(),
    kind: text('kind').$type<'invoice' | 'credit_note'>().notNull(),
    number: text('number').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    issuedOn: date('issued_on').notNull(),
    isInter: boolean('is_inter').notNull(),
    channel: text('channel').$type<StatementChannel>().notNull(),
    grossPaise: paise('gross_paise').notNull(),
    taxedPaise: paise('taxed_paise').notNull(),
    /** By SKU, with the family and rate of then. */
    commission: jsonb('commission').$type<CommissionLine[]>().notNull(),
    commissionPaise: paise('commission_paise').notNull(),
    closingPaise: paise('closing_paise').notNull(),
    gatewayPaise: paise('gateway_paise').notNull(),
    gatewayGstPaise: paise('gateway_gst_paise').notNull(),
    serviceGstBp: smallint('service_gst_bp').notNull(),
  },
  (t) => [
    index('seller_statement_entry_statement').on(t.statementId, t.issuedOn, t.documentId),
    index('seller_statement_entry_invoice').on(t.invoiceId),
    index('seller_statement_entry_order').on(t.orderId),
    check('seller_statement_entry_kind', sql`${t.kind} in ('invoice', 'credit_note')`),
    check('seller_statement_entry_channel', sql`${t.channel} in ('aggregator', 'bank')`),
  ],
)

/** What a statement keeps for the tax office: TCS of a month, TDS of a financial year. */
export const sellerStatementTax = pgTable(
  'seller_statement_tax',
  {
    statementId: uuid('statement_id')
      .notNull()
      .references(() => sellerStatement.id),
    kind: text('kind').$type<TaxRow['kind']>().notNull(),
    /** `2026-11`, or `2026-27`. */
    period: text('period').notNull(),
    isInter: boolean('is_inter').notNull(),
    section: text('section').notNull(),
    basePaise: paise('base_paise').notNull(),
    cgstPaise: paise('cgst_paise').notNull(),
    sgstPaise: paise('sgst_paise').notNull(),
    igstPaise: paise('igst_paise').notNull(),
    tdsPaise: paise('tds_paise').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.statementId, t.kind, t.period, t.isInter] }),
    index('seller_statement_tax_period').on(t.kind, t.period),
    check('seller_statement_tax_kind', sql`${t.kind} in ('tcs', 'tds')`),
  ],
)

/**
 * The payout of a statement: one member of staff asks for it, another approves it (`aloneFrom`), then it is transferred. A refused one may be
 * asked for anew.
 */
export const sellerPayout = pgTable(
  'seller_payout',
  {
    statementId: uuid('statement_id')
      .primaryKey()
      .references(() => sellerStatement.id),
    state: text('state').$type<PayoutState>().notNull(),
    /** The bank account, sealed; empty: nothing goes by bank. */
    payTo: text('pay_to').notNull(),
    /** The seller's account at the aggregator; empty: nothing goes by the split. */
    linkedAccount: text('linked_account').notNull(),
    askedBy: text('asked_by')
      .notNull()
      .references(() => staffMember.id),
    askedAt: instant('asked_at').notNull(),
    decidedBy: text('decided_by').references(() => staffMember.id),
    decidedAt: instant('decided_at'),
    /** Why it was refused. */
    reason: text('reason').notNull().default(''),
    /** The bank's number of the transfer (UTR), and the aggregator's. */
    bankReference: text('bank_reference').notNull().default(''),
    splitReference: text('split_reference').notNull().default(''),
    /** When it was put into a file for the bank, which holds all of that instant; it is in one file at most. */
    bankFileAt: instant('bank_file_at'),
    bankFileBy: text('bank_file_by').references(() => staffMember.id),
    paidBy: text('paid_by').references(() => staffMember.id),
    paidAt: instant('paid_at'),
  },
  (t) => [
    index('seller_payout_open')
      .on(t.askedAt)
      .where(sql`state in ('waiting', 'approved')`),
    index('seller_payout_asked_by').on(t.askedBy),
    index('seller_payout_decided_by').on(t.decidedBy),
    index('seller_payout_paid_by').on(t.paidBy),
    index('seller_payout_bank_file_by').on(t.bankFileBy),
    check(
      'seller_payout_bank_file',
      sql`num_nulls(${t.bankFileAt}, ${t.bankFileBy}) in (0, 2) and (${t.bankFileAt} is null or ${t.state} in ('approved', 'paid'))`,
    ),
    check(
      'seller_payout_state',
      sql`case ${t.state} when 'waiting' then num_nonnulls(${t.decidedBy}, ${t.decidedAt}, ${t.paidBy}, ${t.paidAt}) = 0
        when 'refused' then num_nonnulls(${t.decidedBy}, ${t.decidedAt}) = 2 and num_nonnulls(${t.paidBy}, ${t.paidAt}) = 0
        when 'approved' then num_nonnulls(${t.decidedBy}, ${t.decidedAt}) = 2 and num_nonnulls(${t.paidBy}, ${t.paidAt}) = 0
        when 'paid' then num_nonnulls(${t.decidedBy}, ${t.decidedAt}, ${t.paidBy}, ${t.paidAt}) = 4 else false end`,
    ),
    check(
      'seller_payout_paid',
      sql`(${t.bankReference} = '' and ${t.splitReference} = '') = (${t.state} <> 'paid')
        and (${t.state} not in ('approved', 'paid') or ${t.payTo} <> '' or ${t.linkedAccount} <> '')`,
    ),
  ],
)
