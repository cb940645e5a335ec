import type { BooksCheck } from './model.ts'
import { sql } from '../../platform/db/sql.ts'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'
import type { AuditState } from './model.ts'

/** An audit of the books by `packages/auditor`, nightly or at a member's wish. */
export const booksAudit = pgTable(
  'books_audit',
  {
    id: uuid('id').primaryKey(),
    state: text('state').$type<AuditState>().notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** The member of staff; null: the schedule. */
    startedBy: text('started_by'),
    orders: integer('orders').notNull().default(0),
    differences: integer('differences').notNull().default(0),
    checks: jsonb('checks').$type<BooksCheck[]>().notNull().default([]),
    /** Why it could not be done. */
    failure: text('failure').notNull().default(''),
  },
  (t) => [
    index('books_audit_started').on(t.startedAt),
    uniqueIndex('books_audit_one_running')
      .on(t.state)
      .where(sql`state = 'running'`),
  ],
)

/** What an audit found, in the order of its report; of very many the first. */
export const booksDifference = pgTable(
  'books_difference',
  {
    auditId: uuid('audit_id')
      .notNull()
      .references(() => booksAudit.id, { onDelete: 'cascade' }),
    nth: integer('nth').notNull(),
    check: text('check_name').notNull(),
    table: text('table_name').notNull(),
    rowId: text('row_id').notNull(),
    orderNumber: text('order_number'),
    text: text('text').notNull(),
    /** Paise or pieces. */
    by: bigint('by_amount', { mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.auditId, t.nth] })],
)
