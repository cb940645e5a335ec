import { sql } from '../../platform/db/sql.ts'
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant, paise } from '../../platform/db/columns.ts'
import { customer } from '../accounts/tables.ts'
import type { AccountKind, ChangeState, GivenBook, JournalKind } from './model.ts'

/**
 * Where value lies. A customer has one account for each day on which value expires, so that what expires next is spent
 * first. A positive balance is what the shop owes; of a credit line, what is left of the limit, set aside, or owed to the lender.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<AccountKind>().notNull(),
    /** Null: an account of the shop. Closed accounts keep theirs, as orders do. */
    customerId: text('customer_id').references(() => customer.id),
    /** The first moment at which its value can't be spent; null: never. */
    expiresAt: instant('expires_at'),
    /**
     * The sum of the postings, kept by the database. Accounts of the shop have none: every journal would wait for their
     * lock.
     */
    balancePaise: paise('balance_paise'),
  },
  (t) => [
    unique('ledger_account_once').on(t.customerId, t.kind, t.expiresAt).nullsNotDistinct(),
    check(
      'ledger_account_kind',
      sql`${t.kind} in ('wallet', 'held', 'promotions', 'orders', 'points', 'points_held', 'points_given', 'points_spent', 'credit', 'credit_held', 'credit_limit', 'credit_owed', 'kept_refunds', 'gateway', 'bank', 'gateway_fees', 'gateway_gst', 'buyers_paid', 'buyers_refunded', 'disputed', 'dispute_losses', 'unexplained', 'sellers_sold', 'seller_commission', 'seller_closing_fees', 'seller_fee_gst', 'seller_gateway_fees', 'seller_tcs', 'seller_tds', 'sellers_owed', 'sellers_paid')`,
    ),
    check(
      'ledger_account_owner',
      sql`(${t.kind} in ('wallet', 'held', 'points', 'points_held', 'credit', 'credit_held', 'credit_owed')) = (${t.customerId} is not null) and (${t.customerId} is null) = (${t.balancePaise} is null)`,
    ),
    check('ledger_account_never_negative', sql`${t.balancePaise} >= 0`),
  ],
)

/** A movement of value between accounts. Its postings add up to nothing; it never changes. */
export const ledgerJournal = pgTable(
  'ledger_journal',
  {
    id: uuid('id').primaryKey(),
    /**
     * What happened, once: the same event writes no second journal. Null: what it moves is read under the lock, so a
     * repeat finds nothing.
     */
    key: text('key').unique(),
    kind: text('kind').$type<JournalKind>().notNull(),
    /** Null: a movement of the gateway's or a seller's money. */
    customerId: text('customer_id').references(() => customer.id),
    checkoutId: uuid('checkout_id'),
    /** Why, as the buyer reads it. */
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('ledger_journal_customer').on(t.customerId, t.at),
    index('ledger_journal_checkout')
      .on(t.checkoutId)
      .where(sql`checkout_id is not null`),
    check(
      'ledger_journal_kind',
      sql`${t.kind} in ('earn', 'hold', 'redeem', 'release', 'expire', 'reverse', 'repay', 'settle', 'dispute', 'statement')
        and (${t.customerId} is null) = (${t.kind} in ('settle', 'dispute', 'statement'))`,
    ),
  ],
)

export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    journalId: uuid('journal_id')
      .notNull()
      .references(() => ledgerJournal.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => ledgerAccount.id),
    amountPaise: paise('amount_paise').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.journalId, t.accountId] }),
    index('ledger_posting_account').on(t.accountId),
    check('ledger_posting_moves', sql`${t.amountPaise} <> 0`),
  ],
)

/** What staff give to or take from a wallet, or a customer's points. It moves value once it is `done`: at once, or when a second member approves. */
export const walletChange = pgTable(
  'wallet_change',
  {
    /** Made by the console with the form: pressing twice asks once. */
    id: uuid('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    book: text('book').$type<GivenBook>().notNull().default('wallet'),
    /** Below zero: taken back. */
    amountPaise: paise('amount_paise').notNull(),
    /** Why, as the buyer reads it. */
    reason: text('reason').notNull(),
    /** The first moment at which what was given can't be spent; null: taken back. */
    expiresAt: instant('expires_at'),
    state: text('state').$type<ChangeState>().notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    /** The second member; null: none was needed, or none has decided yet. */
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    index('wallet_change_customer').on(t.customerId, t.askedAt),
    index('wallet_change_waiting')
      .on(t.askedAt)
      .where(sql`state = 'waiting'`),
    check('wallet_change_book', sql`${t.book} in ('wallet', 'points')`),
    check('wallet_change_state', sql`${t.state} in ('waiting', 'done', 'refused')`),
    check('wallet_change_moves', sql`${t.amountPaise} <> 0`),
    check('wallet_change_expiry', sql`(${t.amountPaise} > 0) = (${t.expiresAt} is not null)`),
    check(
      'wallet_change_second_person',
      sql`${t.decidedBy} <> ${t.askedBy} and (${t.state} <> 'waiting' or ${t.decidedBy} is null)`,
    ),
  ],
)

/** Up to which amount one member changes a wallet alone. The newest row applies; without any, `standardLimitPaise`. */
export const walletLimit = pgTable(
  'wallet_limit',
  {
    id: uuid('id').primaryKey(),
    limitPaise: paise('limit_paise').notNull(),
    setBy: text('set_by').notNull(),
    setAt: instant('set_at').notNull(),
  },
  (t) => [check('wallet_limit_not_negative', sql`${t.limitPaise} >= 0`)],
)

/**
 * Whether buyers may take a refund as credit of the wallet (RET-04). The newest row applies; without any they may not: a wallet holds
 * promotional value until a lawyer has cleared it for the shop (domain reference 3.6).
 */
export const walletRefundRule = pgTable(
  'wallet_refund_rule',
  {
    id: uuid('id').primaryKey(),
    allowed: boolean('allowed').notNull(),
    /** The lawyer who has cleared it; empty where it is not allowed. */
    clearedBy: text('cleared_by').notNull(),
    setBy: text('set_by').notNull(),
    setAt: instant('set_at').notNull(),
  },
  (t) => [check('wallet_refund_rule_cleared', sql`${t.allowed} = (${t.clearedBy} <> '')`)],
)
