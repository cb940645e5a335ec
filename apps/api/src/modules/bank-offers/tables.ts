import { check, pgTable, text, uuid } from '../../platform/db/pg-core.ts'
import { instant, paise } from '../../platform/db/columns.ts'
import { sql } from '../../platform/db/sql.ts'
import type { BankOfferMethod } from '@upchar/kernel/bank-offers'

/** An offer that a bank or wallet runs through the gateway (CHECKOUT-06). Never changed but ended, like the gateway's own; then it may be entered anew. */
export const bankOffer = pgTable(
  'bank_offer',
  {
    id: uuid('id').primaryKey(),
    /** The gateway's id. */
    providerOfferId: text('provider_offer_id').notNull().unique(),
    title: text('title').notNull(),
    terms: text('terms').notNull(),
    method: text('method').$type<BankOfferMethod>().notNull(),
    /** Empty: any. */
    issuer: text('issuer').notNull(),
    minPaise: paise('min_paise').notNull(),
    validFrom: instant('valid_from').notNull(),
    validTo: instant('valid_to').notNull(),
    reason: text('reason').notNull(),
    /** Id of the member of staff. */
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    check('bank_offer_times', sql`${t.validFrom} <= ${t.validTo}`),
    check('bank_offer_min', sql`${t.minPaise} >= 0`),
  ],
)
