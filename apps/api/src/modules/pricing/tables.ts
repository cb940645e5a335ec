import { sql } from '../../platform/db/sql.ts'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from '../../platform/db/pg-core.ts'
import type { GiftCondition } from '@upchar/kernel/gifts'
import type { VolumePrice } from '@upchar/kernel/volume-prices'
import { instant, paise } from '../../platform/db/columns.ts'
import { family, offer } from '../catalogue/tables.ts'
import type { ChargeBasis } from '@upchar/kernel/charge-basis'
import type { ChargedBy, ChargeKind } from '@upchar/reference/charge-rules'

/** Dated charges; of the rows of a kind in force the latest applies. */
export const chargeRule = pgTable(
  'charge_rule',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<ChargeKind>().notNull(),
    basis: text('basis').$type<ChargeBasis>().notNull().default('fixed'),
    /** GST included; 0 for a percentage. */
    amountPaise: paise('amount_paise').notNull(),
    /** Basis points of what the buyer pays for the items. */
    percentBp: smallint('percent_bp'),
    /** The most that a percentage comes to. */
    atMostPaise: paise('at_most_paise'),
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
      'charge_rule_basis',
      sql`${t.basis} in ('fixed', 'per_seller') and ${t.percentBp} is null and ${t.atMostPaise} is null
        or ${t.basis} = 'percentage' and ${t.percentBp} is not null and ${t.percentBp} between 1 and 10000 and ${t.amountPaise} = 0`,
    ),
    check(
      'charge_rule_platform_has_rate',
      sql`${t.chargedBy} <> 'platform' or ${t.gstBp} is not null`,
    ),
  ],
)

/**
 * Dated terms of reward points (CART-14); of the rows in force the latest applies. Without any row there are no points.
 */
export const pointsRule = pgTable(
  'points_rule',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Basis points of what the buyer pays for the goods of an order, and the most that an order earns. */
    earnBp: smallint('earn_bp').notNull(),
    earnMostPaise: paise('earn_most_paise').notNull(),
    /** Basis points of the goods that points may take off, and the most that they take off an order. */
    spendBp: smallint('spend_bp').notNull(),
    spendMostPaise: paise('spend_most_paise').notNull(),
    /** How many days earned points can be used after the day of delivery. */
    validDays: smallint('valid_days').notNull(),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to'),
    source: text('source').notNull(),
    /** The member of staff who set them. */
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    check(
      'points_rule_rates',
      sql`${t.earnBp} between 0 and 10000 and ${t.spendBp} between 0 and 10000`,
    ),
    check(
      'points_rule_amounts',
      sql`${t.earnMostPaise} >= 0 and ${t.spendMostPaise} >= 0 and ${t.validDays} between 1 and 1095`,
    ),
  ],
)

/**
 * Dated terms of referrals (CART-13); of the rows in force the latest applies. Without any row nobody refers anybody.
 */
export const referralRule = pgTable(
  'referral_rule',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Basis points of the goods that the referred buyer gets off, and the most that comes off. */
    offBp: smallint('off_bp').notNull(),
    offMostPaise: paise('off_most_paise').notNull(),
    /** Basis points of what the referred buyer pays for goods that the referrer earns, and the most. */
    rewardBp: smallint('reward_bp').notNull(),
    rewardMostPaise: paise('reward_most_paise').notNull(),
    /** The value of goods that a first order needs; what is kept of it needs it too. */
    minimumPaise: paise('minimum_paise').notNull(),
    /** How many days the reward can be used. */
    rewardDays: smallint('reward_days').notNull(),
    /** How many first orders one code brings at most. */
    mostOrders: smallint('most_orders').notNull(),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to'),
    source: text('source').notNull(),
    /** The member of staff who set them. */
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    check(
      'referral_rule_rates',
      sql`${t.offBp} between 0 and 5000 and ${t.rewardBp} between 0 and 5000`,
    ),
    check(
      'referral_rule_amounts',
      sql`${t.offMostPaise} >= 0 and ${t.rewardMostPaise} >= 0 and ${t.minimumPaise} >= 0`,
    ),
    check(
      'referral_rule_counts',
      sql`${t.rewardDays} between 1 and 1095 and ${t.mostOrders} between 1 and 1000`,
    ),
  ],
)

/**
 * The seller's lower prices of an offer for larger quantities (CART-11). Steps never change: staff
 * end them, and new ones begin as the old ones end. Rows that end before they begin never applied.
 */
export const volumePrices = pgTable(
  'volume_prices',
  {
    id: uuid('id').primaryKey(),
    offerId: bigint('offer_id', { mode: 'number' })
      .notNull()
      .references(() => offer.id),
    /** In paise, GST included, fewest packs first. */
    steps: jsonb('steps').$type<readonly VolumePrice[]>().notNull(),
    validFrom: instant('valid_from').notNull(),
    /** The first moment at which they no longer apply; null: no end is planned. */
    validTo: instant('valid_to'),
    reason: text('reason').notNull(),
    /** The member of staff; null: initial data. */
    madeBy: text('made_by'),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [index('volume_prices_offer').on(t.offerId, t.validFrom)],
)

/**
 * A limited-time price of an offer (CART-11). Terms never change: staff end a deal, and a new one
 * begins as the old one ends. With a condition it is a free gift or an upsell: a price that the offer
 * has with other goods; an offer can have several.
 */
export const deal = pgTable(
  'deal',
  {
    id: uuid('id').primaryKey(),
    offerId: bigint('offer_id', { mode: 'number' })
      .notNull()
      .references(() => offer.id),
    /** Of one pack, GST included; 0: a free gift. */
    pricePaise: paise('price_paise').notNull(),
    /** What a cart must have for one pack at this price; null: nothing. */
    condition: jsonb('condition').$type<GiftCondition>(),
    /** With a condition: the packs that one order can have at most. */
    perOrder: integer('per_order'),
    /** The packs that may be sold at this price, orders and open payments together. */
    share: integer('share').notNull(),
    validFrom: instant('valid_from').notNull(),
    /** The first moment at which it no longer applies. */
    validTo: instant('valid_to').notNull(),
    reason: text('reason').notNull(),
    /** The member of staff; null: initial data. */
    madeBy: text('made_by'),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    index('deal_offer').on(t.offerId, t.validFrom),
    check(
      'deal_positive',
      sql`${t.share} > 0 and (${t.pricePaise} > 0 or ${t.pricePaise} = 0 and ${t.condition} is not null)`,
    ),
    check(
      'deal_condition',
      sql`num_nonnulls(${t.condition}, ${t.perOrder}) in (0, 2) and ${t.perOrder} > 0`,
    ),
  ],
)

/**
 * The packs of a deal's share that a checkout has: for good once ordered, else while its payment is
 * open. Names no buyer.
 */
export const dealUse = pgTable(
  'deal_use',
  {
    checkoutId: uuid('checkout_id').notNull(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deal.id),
    quantity: integer('quantity').notNull(),
    /** null: ordered. */
    heldUntil: instant('held_until'),
  },
  (t) => [primaryKey({ columns: [t.checkoutId, t.dealId] }), index('deal_use_deal').on(t.dealId)],
)

/**
 * The lowest price that staff may set alone (OPS-04): of an offer in rupees, or of a family's offers as a share of their MRP. Rows never
 * change: the newest of an offer or family counts, the offer's before the family's. One without a value ends those before it.
 */
export const priceFloor = pgTable(
  'price_floor',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    offerId: bigint('offer_id', { mode: 'number' }).references(() => offer.id),
    familyKey: text('family_key').references(() => family.key),
    paise: paise('paise'),
    /** Basis points of the MRP. */
    mrpBp: smallint('mrp_bp'),
    reason: text('reason').notNull(),
    /** The member of staff. */
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    index('price_floor_offer').on(t.offerId),
    index('price_floor_family').on(t.familyKey),
    check(
      'price_floor_target',
      sql`num_nonnulls(${t.offerId}, ${t.familyKey}) = 1 and (${t.paise} is null or ${t.offerId} is not null and ${t.paise} > 0)
        and (${t.mrpBp} is null or ${t.familyKey} is not null and ${t.mrpBp} between 1 and 10000)`,
    ),
  ],
)

/** A price below the floor that one member of staff asks for and another decides on (OPS-04). `accepted` null: it waits. */
export const priceApproval = pgTable(
  'price_approval',
  {
    id: uuid('id').primaryKey(),
    offerId: bigint('offer_id', { mode: 'number' })
      .notNull()
      .references(() => offer.id),
    paise: paise('paise').notNull(),
    /** Its last day: later the price can stay, but not be set. */
    lastDay: date('last_day').notNull(),
    reason: text('reason').notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    accepted: boolean('accepted'),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    index('price_approval_offer').on(t.offerId),
    check('price_approval_price', sql`${t.paise} >= 0`),
    check(
      'price_approval_decided',
      sql`num_nulls(${t.accepted}, ${t.decidedBy}, ${t.decidedAt}) in (0, 3)`,
    ),
  ],
)

/**
 * Prices for the buyers of some business types whose KYC is approved (OPS-04). Neither a list nor its rows change: staff end a list,
 * and a new one of its name begins as the old one ends. Lists that end before they begin never applied.
 */
export const priceList = pgTable(
  'price_list',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Ids of business types. */
    businessTypes: jsonb('business_types').$type<readonly number[]>().notNull(),
    validFrom: instant('valid_from').notNull(),
    /** The first moment at which it no longer applies; null: no end is planned. */
    validTo: instant('valid_to'),
    reason: text('reason').notNull(),
    /** The member of staff. */
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [index('price_list_name').on(sql`lower(${t.name})`, t.validFrom)],
)

export const priceListRow = pgTable(
  'price_list_row',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => priceList.id),
    offerId: bigint('offer_id', { mode: 'number' })
      .notNull()
      .references(() => offer.id),
    /** Of one pack, GST included. */
    pricePaise: paise('price_paise').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.offerId] }),
    index('price_list_row_offer').on(t.offerId),
    check('price_list_row_price', sql`${t.pricePaise} > 0`),
  ],
)
