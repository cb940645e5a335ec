import type { CourierRateKind } from '@upchar/kernel/courier-rates'
import { instant, paise } from '../../platform/db/columns.ts'
import { check, date, index, integer, pgTable, smallint, text } from '../../platform/db/pg-core.ts'
import { sql } from '../../platform/db/sql.ts'
import { staffMember } from '../staff/tables.ts'

/**
 * The rate cards of couriers whose AWB is typed, dated (OPS-02). Of the rows with the same kind, courier, state and slab the one that began
 * last applies, of one day the newest. Rows never change. A row without a value ends those before it.
 */
export const courierRate = pgTable(
  'courier_rate',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<CourierRateKind>().notNull(),
    /** As staff name it on parcels; case and spaces don't count. */
    courier: text('courier').notNull(),
    /** Of freight: the GST code of the state it goes to; null: wherever no state has slabs of its own. */
    stateCode: text('state_code'),
    /** Of freight: the heaviest parcel of the slab. */
    upToGrams: integer('up_to_grams'),
    /** Of freight and the fee for cash, as the courier's bill states it. */
    amountPaise: paise('amount_paise'),
    /** Basis points: of fuel of the freight, of the fee for cash of what is collected. */
    rateBp: smallint('rate_bp'),
    /** Of the volumetric weight: cubic centimetres that count as one kilogram. */
    divisor: smallint('divisor'),
    validFrom: date('valid_from').notNull(),
    source: text('source').notNull(),
    madeBy: text('made_by')
      .notNull()
      .references(() => staffMember.id),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    index('courier_rate_made_by').on(t.madeBy),
    check('courier_rate_range', sql`${t.rateBp} between 0 and 10000 and ${t.amountPaise} >= 0`),
    check('courier_rate_divisor', sql`${t.divisor} between 1000 and 10000`),
    check(
      'courier_rate_kind',
      sql`(${t.kind} = 'volumetric' or ${t.divisor} is null) and case ${t.kind}
        when 'volumetric' then num_nonnulls(${t.amountPaise}, ${t.rateBp}, ${t.stateCode}, ${t.upToGrams}) = 0
        when 'freight' then ${t.rateBp} is null and ${t.upToGrams} is not null and ${t.upToGrams} > 0
        when 'fuel' then num_nonnulls(${t.amountPaise}, ${t.stateCode}, ${t.upToGrams}) = 0
        when 'cash_fee' then num_nonnulls(${t.stateCode}, ${t.upToGrams}) = 0
        else false end`,
    ),
  ],
)
