import type { SellerFeeKind } from '@upchar/kernel/seller-fees'
import { instant, paise } from '../../platform/db/columns.ts'
import { check, date, index, integer, pgTable, smallint, text } from '../../platform/db/pg-core.ts'
import { sql } from '../../platform/db/sql.ts'
import { family } from '../catalogue/tables.ts'
import { seller } from '../sellers/tables.ts'
import { staffMember } from '../staff/tables.ts'

/**
 * What the marketplace keeps of its sellers' sales, dated (OPS-06). Of the rows with the same kind, seller and family the one that began
 * last applies, of one day the newest. Rows never change. A row without a value ends those before it: a less specific rule then decides.
 */
export const sellerFeeRule = pgTable(
  'seller_fee_rule',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<SellerFeeKind>().notNull(),
    /** Null: every seller. */
    sellerId: integer('seller_id').references(() => seller.id),
    /** Null: goods of every family. */
    familyKey: text('family_key').references(() => family.key),
    /** Basis points: of the taxable value, of the marketplace's fees, or of what was sold. */
    rateBp: smallint('rate_bp'),
    /** Of a parcel, without GST; of TDS: what individuals may sell in a financial year without it. */
    amountPaise: paise('amount_paise'),
    /** The provision that a tax is deducted by. */
    section: text('section').notNull().default(''),
    validFrom: date('valid_from').notNull(),
    source: text('source').notNull(),
    /** Null: a release. */
    madeBy: text('made_by').references(() => staffMember.id),
    madeAt: instant('made_at'),
  },
  (t) => [
    index('seller_fee_rule_kind').on(t.kind, t.validFrom),
    index('seller_fee_rule_seller').on(t.sellerId),
    index('seller_fee_rule_family').on(t.familyKey),
    index('seller_fee_rule_made_by').on(t.madeBy),
    check('seller_fee_rule_range', sql`${t.rateBp} between 0 and 10000 and ${t.amountPaise} >= 0`),
    check(
      'seller_fee_rule_kind',
      sql`case ${t.kind}
        when 'commission' then ${t.amountPaise} is null and (${t.rateBp} is not null or num_nonnulls(${t.sellerId}, ${t.familyKey}) > 0)
        when 'closing_fee' then ${t.rateBp} is null and ${t.familyKey} is null and num_nonnulls(${t.amountPaise}, ${t.sellerId}) > 0
        when 'service_gst' then ${t.rateBp} is not null and num_nonnulls(${t.amountPaise}, ${t.sellerId}, ${t.familyKey}) = 0
        when 'tds' then ${t.rateBp} is not null and ${t.section} <> '' and num_nonnulls(${t.sellerId}, ${t.familyKey}) = 0
        else false end`,
    ),
    check('seller_fee_rule_made', sql`num_nulls(${t.madeBy}, ${t.madeAt}) in (0, 2)`),
  ],
)
