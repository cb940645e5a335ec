import { sql } from '../../platform/db/sql.ts'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant, paise } from '../../platform/db/columns.ts'
import type { RefundWay } from '@upchar/kernel/refund-ways'
import type { PieceFate, ReturnWish } from '@upchar/kernel/return-reasons'
import { storedFile } from '../files/tables.ts'
import { order, orderLine, shipment, subOrder } from '../orders/tables.ts'
import { staffMember } from '../staff/tables.ts'
import type { ReturnState } from './model.ts'

/** Goods of one seller that a buyer sends back, or that never arrived (RET-02, RET-05). */
export const orderReturn = pgTable(
  'order_return',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    subOrderId: uuid('sub_order_id')
      .notNull()
      .references(() => subOrder.id),
    /** The parcel that never arrived; null: the buyer's return, of any parcels that did. */
    shipmentId: uuid('shipment_id').references(() => shipment.id),
    /** The order's number and the return's place among its returns: UP-260401-7K3M9/R1. */
    number: text('number').notNull().unique(),
    /** The press of the button: pressed again, it is answered with the same return. */
    requestKey: text('request_key').notNull(),
    state: text('state').$type<ReturnState>().notNull(),
    /** Incremented by every change, so that staff overwrite only what they have seen. */
    version: integer('version').notNull().default(0),
    reason: text('reason').notNull(),
    note: text('note').notNull(),
    /** Null: the buyer. */
    openedBy: text('opened_by').references(() => staffMember.id),
    openedAt: instant('opened_at').notNull(),
    decidedBy: text('decided_by').references(() => staffMember.id),
    decidedAt: instant('decided_at'),
    /** What the buyer reads about the decision. */
    decision: text('decision').notNull().default(''),
    /** What the buyer would like for the goods (RET-02, RET-04). */
    wish: text('wish').$type<ReturnWish>().notNull().default('refund'),
    /** Where the buyer would like the money (RET-04). */
    refundWay: text('refund_way').$type<RefundWay>().notNull().default('source'),
    /** What it was settled with; empty before. */
    outcome: text('outcome').$type<'' | ReturnWish>().notNull().default(''),
    /** Where cash goes, sealed; empty once it has gone there, or none will go. */
    payTo: text('pay_to').notNull().default(''),
    /** The pick-up. */
    courier: text('courier').notNull().default(''),
    awb: text('awb').notNull().default(''),
    settledBy: text('settled_by').references(() => staffMember.id),
    settledAt: instant('settled_at'),
    /** By how much the order's value falls; what of it the buyer gets back; and what of that was paid in cash and goes to the bank by hand. */
    creditPaise: paise('credit_paise').notNull().default(0),
    refundPaise: paise('refund_paise').notNull().default(0),
    cashPaise: paise('cash_paise').notNull().default(0),
    paidBy: text('paid_by').references(() => staffMember.id),
    paidAt: instant('paid_at'),
    /** The bank's number of the transfer. */
    bankReference: text('bank_reference').notNull().default(''),
    /** When two members of staff agreed that the bank had returned a transfer; it is to be paid again. */
    cameBackAt: instant('came_back_at'),
    /** When the buyer was asked for an account before anything was paid: none was given, or staff found it wrong (RET-04). */
    accountAskedAt: instant('account_asked_at'),
  },
  (t) => [
    uniqueIndex('order_return_once').on(t.orderId, t.subOrderId, t.requestKey),
    uniqueIndex('order_return_parcel')
      .on(t.shipmentId)
      .where(sql`${t.state} = 'picked'`),
    index('order_return_open').on(t.openedAt, t.id),
    check(
      'order_return_pay_to',
      sql`${t.payTo} = '' or ${t.state} in ('requested', 'approved', 'picked') or (${t.state} in ('settled', 'sent_back') and ${t.cashPaise} > 0)`,
    ),
    check('order_return_replaced', sql`${t.outcome} <> 'replacement' or ${t.creditPaise} = 0`),
    check('order_return_refund_way', sql`${t.refundWay} in ('source', 'wallet')`),
    check('order_return_cash', sql`${t.cashPaise} between 0 and ${t.refundPaise}`),
    check('order_return_refund', sql`${t.refundPaise} between 0 and ${t.creditPaise}`),
  ],
)

/** What is to come back, by line. */
export const orderReturnLine = pgTable(
  'order_return_line',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => orderReturn.id),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLine.id),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.orderLineId] }),
    index('order_return_line_line').on(t.orderLineId),
    check('order_return_line_quantity', sql`${t.quantity} > 0`),
  ],
)

/** Photos that the buyer sent with the request (RET-02); erased by rule once the return is over. */
export const orderReturnPhoto = pgTable(
  'order_return_photo',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => orderReturn.id),
    fileId: text('file_id')
      .notNull()
      .references(() => storedFile.id),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.fileId] }),
    index('order_return_photo_file').on(t.fileId),
  ],
)

/** What the inspection found, by batch. */
export const orderReturnPiece = pgTable(
  'order_return_piece',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => orderReturn.id),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLine.id),
    lotId: bigint('lot_id', { mode: 'number' }).notNull(),
    /** The parcel that it had left in. */
    shipmentId: uuid('shipment_id')
      .notNull()
      .references(() => shipment.id),
    fate: text('fate').$type<PieceFate>().notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'order_return_piece_key',
      columns: [t.returnId, t.orderLineId, t.lotId, t.shipmentId, t.fate],
    }),
    check('order_return_piece_quantity', sql`${t.quantity} > 0`),
  ],
)
