import { sql } from '../../platform/db/sql.ts'
import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant, paise } from '../../platform/db/columns.ts'
import type { KycLicenceKind } from '@upchar/kernel/kyc-licences'
import { customer } from '../accounts/tables.ts'
import { checkout } from '../checkout/tables.ts'
import { seller, warehouse } from '../sellers/tables.ts'
import { sellerMember } from '../seller-members/tables.ts'
import { staffMember } from '../staff/tables.ts'
import type { FrozenQuote, GuestForm } from '../checkout/index.ts'
import type { PolicySet } from '../content/index.ts'
import { openStates, type OrderState } from './model.ts'

/**
 * What staff search an order by: number without UP-, names, parts of the email address, GSTIN and phone. The phone stands there
 * backwards too, behind an x: people give its last digits.
 */
const orderWords = sql`array_to_tsvector(array_remove(regexp_split_to_array(lower(substr(number, 4)
  || ' ' || coalesce(form->>'fullName', '') || ' ' || coalesce(form->>'businessName', '')
  || ' ' || coalesce(form->>'email', '') || ' ' || coalesce(form->>'gstin', '')
  || ' ' || coalesce(form->>'phone', '') || ' x' || reverse(coalesce(form->>'phone', ''))
  ), '[^[:alnum:]]+'), ''))`

const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * When the order was placed and which one it is, copied to its parts, parcels and lines: an index that ends with both gives
 * them in the order of the desk's list, so that a page of it reads a page (OPS-01). Neither ever changes.
 */
const placedAt = () => instant('placed_at').notNull()

/** `addressKey` of the checkout module, in SQL: forms are plain ASCII. */
export const addressKeyText = `form->>'pincode' || ' ' ||
  lower(regexp_replace((form->>'house') || (form->>'street'), '[^A-Za-z0-9]', '', 'g'))`

/** Whether goods of an order with this quote need the cold chain, in SQL. */
export const coldOrder = (quote: string): string =>
  `jsonb_path_exists(${quote}, '$."lines"[*]."coldChain" ? (@ == true)')`

/** Whether an order with this quote may have goods of Schedule H1, in SQL: quotes of older releases don't say the class. */
export const mayHaveH1 = (quote: string): string =>
  `(jsonb_path_exists(${quote}, '$."lines"[*]."productClass" ? (@ == "DRUG_H1")')
    or not jsonb_path_exists(${quote}, '$."lines"[*]."productClass"'))`

const openList = openStates.map((state) => `'${state}'`).join(', ')
/** Whether a parcel, with `h.` before the state, is still to arrive. Literal, so that the planner sees which rows its indexes have. */
export const openParcel = (prefix: 'h.' | ''): string => `${prefix}state in (${openList})`

/** A seller's part `s` that cash is still to be collected for, in SQL. */
export const owingPart = (s: string): string =>
  `${s}.seller_id is not null and ${s}.state in (${openList})`

/**
 * The policies that were in force when orders were placed: one row for each set, however many orders have it. It never
 * changes.
 */
export const orderPolicies = pgTable('order_policies', {
  /** SHA-256 of the set. */
  id: text('id').primaryKey(),
  versions: jsonb('versions').$type<PolicySet['versions']>().notNull(),
  /** What filled the placeholders in: amounts, days and the operator then. */
  names: jsonb('names').$type<PolicySet['names']>().notNull(),
})

/** A buyer's purchase, split by seller GSTIN into sub-orders. */
export const order = pgTable(
  'order',
  {
    id: uuid('id').primaryKey(),
    /** The order number for buyers: UP-260401-7K3M9. */
    number: text('number').notNull().unique(),
    /** One order per checkout, however often the button is pressed. */
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkout.id)
      .unique(),
    /** One order per purchase, however many checkouts were made of it and paid (CHECKOUT-13). */
    purchaseId: uuid('purchase_id').notNull().unique('order_purchase'),
    /** The owner: a guest or a customer. */
    guestId: text('guest_id'),
    customerId: text('customer_id').references(() => customer.id),
    /** SHA-256 of the key in the guest's own tracking link. */
    trackKeyHash: text('track_key_hash').notNull(),
    form: jsonb('form').$type<GuestForm>().notNull(),
    quote: jsonb('quote').$type<FrozenQuote>().notNull(),
    totalPaise: paise('total_paise').notNull(),
    /** What of the total the wallet paid (CHECKOUT-07). */
    walletPaise: paise('wallet_paise').notNull().default(0),
    paymentOption: smallint('payment_option').notNull(),
    paymentId: text('payment_id').unique(),
    placedAt: instant('placed_at').notNull(),
    words: searchWords('words').generatedAlwaysAs(orderWords),
    /** null: placed before they were recorded. */
    policiesId: text('policies_id').references(() => orderPolicies.id),
  },
  (t) => [
    index('order_guest').on(t.guestId),
    index('order_customer')
      .on(t.customerId, t.placedAt)
      .where(sql`customer_id is not null`),
    index('order_phone').on(sql`(form->>'phone')`),
    index('order_placed').on(t.placedAt, t.id),
    index('order_payment').on(t.paymentOption, t.placedAt, t.id),
    index('order_email').on(sql`lower(form->>'email')`, t.placedAt, t.id),
    index('order_gstin')
      .on(sql`upper(form->>'gstin')`, t.placedAt, t.id)
      .where(sql`form->>'gstin' <> ''`),
    index('order_total').on(t.totalPaise),
    index('order_cold')
      .on(t.placedAt, t.id)
      .where(sql.raw(coldOrder('quote'))),
    index('order_h1')
      .on(t.placedAt, t.id)
      .where(sql.raw(mayHaveH1('quote'))),
    index('order_words').using('gin', t.words),
    index('order_cash_address')
      .on(sql.raw(`(${addressKeyText})`), t.placedAt)
      .where(sql`payment_option = 2`),
    check('order_one_owner', sql`num_nonnulls(${t.guestId}, ${t.customerId}) = 1`),
    check('order_wallet', sql`${t.walletPaise} between 0 and ${t.totalPaise}`),
  ],
)

export const subOrder = pgTable(
  'sub_order',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    /** Null for the operator's own service, such as the cash on delivery fee. */
    sellerId: integer('seller_id').references(() => seller.id),
    state: text('state').$type<OrderState>().notNull(),
    totalPaise: paise('total_paise').notNull(),
    placedAt: placedAt(),
  },
  (t) => [
    index('sub_order_order').on(t.orderId),
    index('sub_order_state').on(t.state, t.placedAt, t.orderId),
    index('sub_order_seller').on(t.sellerId, t.orderId),
    index('sub_order_owing')
      .on(t.placedAt, t.orderId)
      .where(sql.raw(owingPart('sub_order'))),
  ],
)

export const orderLine = pgTable(
  'order_line',
  {
    id: uuid('id').primaryKey(),
    subOrderId: uuid('sub_order_id')
      .notNull()
      .references(() => subOrder.id),
    offerId: bigint('offer_id', { mode: 'number' }).notNull(),
    sku: text('sku').notNull(),
    title: text('title').notNull(),
    hsn: text('hsn').notNull(),
    quantity: integer('quantity').notNull(),
    unitPricePaise: paise('unit_price_paise').notNull(),
    gstBp: smallint('gst_bp').notNull(),
    /** The name to engrave (CART-22). */
    engravingName: text('engraving_name'),
    taxablePaise: paise('taxable_paise').notNull(),
    cgstPaise: paise('cgst_paise').notNull(),
    sgstPaise: paise('sgst_paise').notNull(),
    igstPaise: paise('igst_paise').notNull(),
    totalPaise: paise('total_paise').notNull(),
    /**
     * The buyer's licence at the time of purchase; null where none was needed (Drugs Rules, MDR
     * records).
     */
    licenceKind: text('licence_kind').$type<KycLicenceKind>(),
    licenceNumber: text('licence_number'),
    licenceValidUntil: date('licence_valid_until'),
    /** Who made it, as known then (Drugs Rules 1945 r.65, MDR records); null: not recorded. */
    maker: text('maker'),
    /** The unit of measure as documents print it, as known then; null: orders of older releases. */
    uqc: text('uqc'),
    /** How many of `quantity` were cancelled: the other columns stay as ordered. */
    cancelled: integer('cancelled').notNull().default(0),
    /** How many came back after they had left, or got lost (RET-02, RET-05). */
    returned: integer('returned').notNull().default(0),
    orderId: uuid('order_id').notNull(),
    placedAt: placedAt(),
  },
  (t) => [
    index('order_line_sub_order').on(t.subOrderId),
    // The sales of a period.
    index('order_line_placed').on(t.placedAt),
    index('order_line_sku').on(sql`upper(${t.sku})`, t.placedAt, t.orderId),
    index('order_line_licence')
      .on(t.licenceKind, t.placedAt, t.orderId)
      .where(sql`licence_kind is not null`),
    index('order_line_licensed')
      .on(t.placedAt, t.orderId)
      .where(sql`licence_kind is not null`),
    check('order_line_cancelled', sql`${t.cancelled} between 0 and ${t.quantity}`),
    check('order_line_returned', sql`${t.returned} between 0 and ${t.quantity} - ${t.cancelled}`),
  ],
)

/** The batches of a line by parcel (MD-42 record keeping), without what was cancelled. */
export const orderLineLot = pgTable(
  'order_line_lot',
  {
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLine.id),
    lotId: bigint('lot_id', { mode: 'number' }).notNull(),
    /** The parcel that they lie in; it leaves from their warehouse. */
    shipmentId: uuid('shipment_id')
      .notNull()
      .references(() => shipment.id),
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => warehouse.id),
    batchNo: text('batch_no').notNull(),
    expiresOn: date('expires_on'),
    quantity: integer('quantity').notNull(),
    /** Serial numbers of its pieces, as scanned when they were packed; goods have none, or some of them have. */
    serials: text('serials').array().notNull().default([]),
  },
  (t) => [
    check('order_line_lot_serials', sql`cardinality(${t.serials}) <= ${t.quantity}`),
    primaryKey({ columns: [t.orderLineId, t.lotId, t.shipmentId] }),
    index('order_line_lot_shipment').on(t.shipmentId),
    // A recall finds by it who has the batch.
    index('order_line_lot_lot').on(t.lotId),
  ],
)

/** A cancel of an order or of parts of it (RET-01). Rows never change. */
export const orderCancel = pgTable(
  'order_cancel',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    /** The press of the button: pressed again, it is answered with the same cancel. */
    requestKey: text('request_key').notNull(),
    /** Null: the buyer. */
    staffId: text('staff_id').references(() => staffMember.id),
    reason: text('reason').notNull(),
    note: text('note').notNull(),
    /** By how much the order's total falls. */
    amountPaise: paise('amount_paise').notNull(),
    /** What of it had been paid and goes back. */
    refundPaise: paise('refund_paise').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('order_cancel_once').on(t.orderId, t.requestKey),
    check('order_cancel_refund', sql`${t.refundPaise} between 0 and ${t.amountPaise}`),
  ],
)

/** What a cancel takes from a line, and what the buyer was to pay for it. Charges are the rest of the cancel's amount. */
export const orderCancelLine = pgTable(
  'order_cancel_line',
  {
    cancelId: uuid('cancel_id')
      .notNull()
      .references(() => orderCancel.id),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLine.id),
    quantity: integer('quantity').notNull(),
    amountPaise: paise('amount_paise').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cancelId, t.orderLineId] }),
    check('order_cancel_line_quantity', sql`${t.quantity} > 0`),
  ],
)

/** What a cancel or a return gave back, by tender (RET-04). Rows never change. */
export const orderGiveBack = pgTable(
  'order_give_back',
  {
    /** The cancel or the return. */
    cause: uuid('cause').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    walletPaise: paise('wallet_paise').notNull(),
    onlinePaise: paise('online_paise').notNull(),
    /** Cash that had been collected: it goes back by bank. */
    cashPaise: paise('cash_paise').notNull(),
    /** Cash that nobody has paid: less of it is asked for at the door. */
    duePaise: paise('due_paise').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('order_give_back_order').on(t.orderId),
    check(
      'order_give_back_paise',
      sql`least(${t.walletPaise}, ${t.onlinePaise}, ${t.cashPaise}, ${t.duePaise}) >= 0`,
    ),
  ],
)

export const shipment = pgTable(
  'shipment',
  {
    id: uuid('id').primaryKey(),
    subOrderId: uuid('sub_order_id')
      .notNull()
      .references(() => subOrder.id),
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => warehouse.id),
    /** Empty until somebody books one. */
    courier: text('courier').notNull(),
    awb: text('awb').unique(),
    /** Where the courier shows the parcel, for couriers typed by staff. */
    trackingUrl: text('tracking_url'),
    /** Incremented by every change, so that staff overwrite only what they have seen. */
    version: integer('version').notNull().default(0),
    state: text('state').$type<OrderState>().notNull(),
    promisedFrom: date('promised_from').notNull(),
    promisedTo: date('promised_to').notNull(),
    /** As packed, in grams and millimetres; null until somebody has weighed and measured it (OPS-02). */
    weightGrams: integer('weight_grams'),
    lengthMm: integer('length_mm'),
    widthMm: integer('width_mm'),
    heightMm: integer('height_mm'),
    /** The number of the temperature logger in a cold-chain parcel. */
    loggerNumber: text('logger_number'),
    /**
     * What its courier collects, fixed when it is packed; 0 once it is known that it never arrives. Null: nothing is paid in
     * cash, or it isn't packed.
     */
    cashPaise: paise('cash_paise'),
    /** The return whose goods it replaces (RET-02): it goes with a delivery challan. Null: goods as ordered. */
    replaces: uuid('replaces'),
    /** When a courier's list first named the cash of this parcel (RET-06); null: none has. */
    cashListedAt: instant('cash_listed_at'),
    orderId: uuid('order_id').notNull(),
    placedAt: placedAt(),
    /** Its part's. */
    sellerId: integer('seller_id'),
  },
  (t) => [
    index('shipment_cash_awaited')
      .on(t.id)
      .where(sql`cash_paise > 0 and cash_listed_at is null`),
    index('shipment_sub_order').on(t.subOrderId),
    index('shipment_replaces')
      .on(t.replaces)
      .where(sql`replaces is not null`),
    index('shipment_waiting')
      .on(t.warehouseId, t.state, t.promisedFrom, t.id)
      .where(sql`state in ('placed', 'confirmed', 'packed')`),
    check('shipment_cash', sql`${t.cashPaise} >= 0`),
    check(
      'shipment_measured',
      sql`num_nulls(weight_grams, length_mm, width_mm, height_mm) in (0, 4)
        and weight_grams > 0 and length_mm > 0 and width_mm > 0 and height_mm > 0`,
    ),
    index('shipment_unbooked')
      .on(t.placedAt, t.orderId)
      .where(sql`awb is null and state in ('placed', 'confirmed', 'packed')`),
    index('shipment_state').on(t.state, t.placedAt, t.orderId),
    index('shipment_warehouse').on(t.warehouseId, t.placedAt, t.orderId),
    index('shipment_seller').on(t.sellerId, t.placedAt, t.orderId),
    index('shipment_promised').on(t.promisedTo),
    index('shipment_open')
      .on(t.promisedTo)
      .where(sql.raw(openParcel(''))),
    // With what is asked of open parcels, so that walking them reads the index alone.
    index('shipment_open_placed')
      .on(t.placedAt, t.orderId, t.promisedTo, t.sellerId)
      .where(sql.raw(openParcel(''))),
  ],
)

/** Every distinct scan, by the courier or typed by staff or the seller, including late ones; none moves the state back. */
export const shipmentScan = pgTable(
  'shipment_scan',
  {
    shipmentId: uuid('shipment_id')
      .notNull()
      .references(() => shipment.id),
    statusId: integer('status_id').notNull(),
    scannedAt: instant('scanned_at').notNull(),
    activity: text('activity').notNull(),
    location: text('location').notNull(),
    /** Who of staff typed it. */
    staffId: text('staff_id').references(() => staffMember.id),
    /** Which member of the seller typed it (APP-01); null like `staffId`: the courier. */
    memberId: text('member_id').references(() => sellerMember.id),
  },
  (t) => [
    primaryKey({ columns: [t.shipmentId, t.statusId, t.scannedAt] }),
    check('shipment_scan_typed', sql`num_nonnulls(${t.staffId}, ${t.memberId}) <= 1`),
    // The courier's status ids of a parcel handed over.
    index('shipment_scan_handed_over')
      .on(t.scannedAt)
      .where(sql`status_id in (6, 42)`),
  ],
)
