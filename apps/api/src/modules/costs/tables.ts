import { sql } from '../../platform/db/sql.ts'
import { bigint, check, date, index, pgTable, text } from '../../platform/db/pg-core.ts'
import { instant, paise } from '../../platform/db/columns.ts'
import { offer } from '../catalogue/tables.ts'

/**
 * What a pack of an offer costs whoever sells it, without GST, dated (OPS-04). Of an offer's rows the one that began last applies, of one
 * day the newest. Rows never change; one without an amount ends those before it. Apart from the catalogue's tables, because those go
 * into pages, files and versions.
 */
export const offerCost = pgTable(
  'offer_cost',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    offerId: bigint('offer_id', { mode: 'number' })
      .notNull()
      .references(() => offer.id),
    paise: paise('paise'),
    validFrom: date('valid_from').notNull(),
    /** The member of staff. */
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    index('offer_cost_offer').on(t.offerId, t.validFrom, t.id),
    check('offer_cost_paise', sql`${t.paise} > 0`),
  ],
)
