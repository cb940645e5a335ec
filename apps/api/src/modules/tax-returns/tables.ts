import type { TaxReturnForm } from '@upchar/kernel/tax-return-rules'
import { instant } from '../../platform/db/columns.ts'
import { date, index, jsonb, pgTable, primaryKey, text } from '../../platform/db/pg-core.ts'
import { staffMember } from '../staff/tables.ts'
import type { FiledFigures } from './filed.ts'

/** A return that was filed at the portal, as staff recorded it (OPS-07). The auditor compares its figures with the documents. */
export const taxReturn = pgTable(
  'tax_return',
  {
    gstin: text('gstin').notNull(),
    form: text('form').$type<TaxReturnForm>().notNull(),
    /** `2026-11` */
    month: text('month').notNull(),
    /** The acknowledgement reference number of the portal. */
    arn: text('arn').notNull(),
    filedOn: date('filed_on').notNull(),
    /** As the documents added up when it was recorded. */
    figures: jsonb('figures').$type<FiledFigures>().notNull(),
    recordedBy: text('recorded_by')
      .notNull()
      .references(() => staffMember.id),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gstin, t.form, t.month] }),
    index('tax_return_recorded_by').on(t.recordedBy),
  ],
)
