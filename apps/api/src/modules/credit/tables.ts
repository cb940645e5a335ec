import { sql } from '../../platform/db/sql.ts'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant, paise } from '../../platform/db/columns.ts'
import type { KeyFacts } from '../../platform/credit/index.ts'
import { customer } from '../accounts/tables.ts'
import type { Consent, CreditState } from './model.ts'

/**
 * A customer's application for a credit line, and the line that comes of it (CREDIT-01). What the buyer entered, and the documents, are at
 * the lender only: this row has references, the key facts agreed to and the state (RBI Digital Lending Directions 2025).
 */
export const creditAccount = pgTable(
  'credit_account',
  {
    /** The reference of the application at the fintech backend. */
    id: uuid('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    lenderId: text('lender_id').notNull(),
    lenderName: text('lender_name').notNull(),
    /** The backend's id; null until it has answered. */
    externalId: text('external_id').unique(),
    state: text('state').$type<CreditState>().notNull(),
    /** The lender's reason, as the buyer reads it. */
    reason: text('reason').notNull().default(''),
    /** The key facts as they were when the buyer agreed. */
    facts: jsonb('facts').$type<KeyFacts>().notNull(),
    consents: jsonb('consents').$type<Consent[]>().notNull(),
    limitPaise: paise('limit_paise').notNull().default(0),
    /** The borrower's request that the limit follows: without another one it never rises. */
    limitRequest: text('limit_request'),
    appliedAt: instant('applied_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('credit_account_customer').on(t.customerId, t.appliedAt),
    index('credit_account_state').on(t.state, t.appliedAt),
    uniqueIndex('credit_account_one')
      .on(t.customerId)
      .where(sql`state in ('sending', 'in_review', 'active', 'blocked')`),
    check(
      'credit_account_state',
      sql`${t.state} in ('sending', 'in_review', 'active', 'refused', 'blocked', 'closed')`,
    ),
    check('credit_account_limit', sql`${t.limitPaise} >= 0`),
  ],
)

/** What a draw-down for a checkout costs and when it is due, as the buyer agreed. It is drawn once the checkout is an order. */
export const creditDraw = pgTable(
  'credit_draw',
  {
    checkoutId: uuid('checkout_id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => creditAccount.id),
    amountPaise: paise('amount_paise').notNull(),
    /** Interest and charges of the lender. */
    chargePaise: paise('charge_paise').notNull(),
    dueOn: date('due_on').notNull(),
    drawnAt: instant('drawn_at').notNull(),
    /** When the buyer was told that it is due soon, and that it is overdue: once each. */
    remindedAt: instant('reminded_at'),
    overdueToldAt: instant('overdue_told_at'),
  },
  (t) => [
    index('credit_draw_account').on(t.accountId),
    index('credit_draw_due').on(t.dueOn),
    check('credit_draw_amounts', sql`${t.amountPaise} > 0 and ${t.chargePaise} >= 0`),
  ],
)

/** A document of an application: only its id at the fintech backend, and what the buyer calls it (CREDIT-04). */
export const creditFile = pgTable(
  'credit_file',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id),
    /** Null until the application is sent. */
    accountId: uuid('account_id').references(() => creditAccount.id),
    field: text('field').notNull(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('credit_file_customer').on(t.customerId),
    index('credit_file_account').on(t.accountId),
  ],
)
