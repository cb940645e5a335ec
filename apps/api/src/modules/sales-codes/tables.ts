import { check, pgTable, text, uuid } from '../../platform/db/pg-core.ts'
import { sql } from '../../platform/db/sql.ts'
import { instant } from '../../platform/db/columns.ts'

/** A sales person's code (CART-12). It attributes orders and gives no discount. Never given to another person. */
export const salesCode = pgTable(
  'sales_code',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull().unique(),
    /** The sales person, for staff only. */
    person: text('person').notNull(),
    reason: text('reason').notNull(),
    /** Id of the member of staff. */
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    /** From then on it is refused; orders keep it. Null: in force. */
    endedAt: instant('ended_at'),
  },
  (t) => [check('sales_code_form', sql`${t.code} ~ '^[A-Z0-9]{4,20}$'`)],
)
