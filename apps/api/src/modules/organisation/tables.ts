import { sql } from '../../platform/db/sql.ts'
import { check, integer, pgTable, text } from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'

/** Who runs the shop, once staff have changed what the settings say: one row. */
export const organisation = pgTable(
  'organisation',
  {
    id: integer('id').primaryKey().default(1),
    legalName: text('legal_name').notNull(),
    gstin: text('gstin').notNull(),
    /** Company identification number; null for whoever isn't a company. */
    cin: text('cin'),
    /** House, street and area. */
    address: text('address').notNull(),
    city: text('city').notNull(),
    pincode: text('pincode').notNull(),
    supportEmail: text('support_email').notNull(),
    supportPhone: text('support_phone').notNull(),
    infoEmail: text('info_email').notNull(),
    grievanceOfficer: text('grievance_officer').notNull(),
    /** Where the officer is reached: complaints that go up are mailed there. */
    grievanceEmail: text('grievance_email').notNull(),
    grievancePhone: text('grievance_phone').notNull(),
    /** The member of staff; null: the command line. */
    changedBy: text('changed_by'),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [check('organisation_one_row', sql`${t.id} = 1`)],
)
