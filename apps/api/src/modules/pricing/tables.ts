import { sql } from '../../platform/db/sql.ts'
import { check, date, index, integer, pgTable, smallint, text } from '../../platform/db/pg-core.ts'
import { paise } from '../../platform/db/columns.ts'
import type { ChargedBy, ChargeKind } from '@upchar/reference/charge-rules'

/** Dated charges; of the rows of a kind in force the latest applies. */
export const chargeRule = pgTable(
  'charge_rule',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<ChargeKind>().notNull(),
    /** GST included. */
    amountPaise: paise('amount_paise').notNull(),
    /** Rate of the platform's own service; null where the charge follows the goods' rates. */
    gstBp: smallint('gst_bp'),
    chargedBy: text('charged_by').$type<ChargedBy>().notNull(),
    /** Value of items (GST included) from which the charge is waived; null where it never is. */
    freeFromPaise: paise('free_from_paise'),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to'),
    source: text('source').notNull(),
  },
  (t) => [
    index('charge_rule_kind').on(t.kind, t.validFrom),
    check('charge_rule_not_negative', sql`${t.amountPaise} >= 0`),
    check(
      'charge_rule_platform_has_rate',
      sql`${t.chargedBy} <> 'platform' or ${t.gstBp} is not null`,
    ),
  ],
)
