import { sql } from '../../platform/db/sql.ts'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'
import { stockMove } from '../availability/tables.ts'
import type { CreditNote, DeliveryChallan, InvoiceDocument } from './model.ts'
import { order, shipment, subOrder } from './tables.ts'

/**
 * The next number of a GSTIN's series in a financial year: locked and incremented in the
 * transaction that uses it.
 */
export const invoiceCounter = pgTable(
  'invoice_counter',
  {
    gstin: text('gstin').notNull(),
    series: text('series').notNull(),
    financialYear: text('financial_year').notNull(),
    lastNumber: integer('last_number').notNull(),
  },
  (t) => [primaryKey({ columns: [t.gstin, t.series, t.financialYear] })],
)

/** Each kind of document has series of its own, all numbered by `invoiceCounter`. */
const numbered = {
  gstin: text('gstin').notNull(),
  /** The prefix of its number: a GSTIN may have several series at a time (CGST Rules 46(b)). */
  series: text('series').notNull(),
  number: text('number').notNull(),
  financialYear: text('financial_year').notNull(),
  sequence: integer('sequence').notNull(),
  issuedAt: instant('issued_at').notNull(),
}

export const invoice = pgTable(
  'invoice',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    /**
     * A registered buyer gets two documents where only some lines are nil-rated: tax invoice and
     * bill of supply.
     */
    subOrderId: uuid('sub_order_id')
      .notNull()
      .references(() => subOrder.id),
    ...numbered,
    document: jsonb('document').$type<InvoiceDocument>().notNull(),
    /**
     * The parcel that was packed with it (RET-03). Null: the marketplace's fees, or an order of an older release, whose
     * goods were invoiced when it was placed.
     */
    shipmentId: uuid('shipment_id').references(() => shipment.id),
  },
  (t) => [
    index('invoice_order').on(t.orderId),
    uniqueIndex('invoice_shipment_once').on(t.shipmentId, sql`(${t.document}->>'title')`),
    index('invoice_sub_order').on(t.subOrderId),
    index('invoice_number').on(t.number),
    // The returns of a month.
    index('invoice_issued').on(t.issuedAt, t.id),
    uniqueIndex('invoice_number_once').on(t.gstin, t.number),
    uniqueIndex('invoice_sequence_once').on(t.gstin, t.series, t.financialYear, t.sequence),
  ],
)

/** What of an invoice's supply is undone (CGST Act s.34; RET-03). Rows never change. */
export const creditNote = pgTable(
  'credit_note',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoice.id),
    /** The cancel or the return that it is issued for. */
    cause: uuid('cause').notNull(),
    ...numbered,
    document: jsonb('document').$type<CreditNote>().notNull(),
  },
  (t) => [
    index('credit_note_order').on(t.orderId),
    index('credit_note_number').on(t.number),
    index('credit_note_issued').on(t.issuedAt, t.id),
    uniqueIndex('credit_note_cause_once').on(t.invoiceId, t.cause),
    uniqueIndex('credit_note_number_once').on(t.gstin, t.number),
    uniqueIndex('credit_note_sequence_once').on(t.gstin, t.series, t.financialYear, t.sequence),
  ],
)

/**
 * Goods that are sent without being sold (CGST Rules 55): a parcel that replaces returned ones (RET-02), or a move between warehouses
 * (OPS-05). The document never changes; where the goods stay after all, it is cancelled, and its number stays used up.
 */
export const deliveryChallan = pgTable(
  'delivery_challan',
  {
    id: uuid('id').primaryKey(),
    /** Null: a move of stock. */
    orderId: uuid('order_id').references(() => order.id),
    shipmentId: uuid('shipment_id')
      .references(() => shipment.id)
      .unique(),
    ...numbered,
    document: jsonb('document').$type<DeliveryChallan>().notNull(),
    stockMoveId: integer('stock_move_id')
      .references(() => stockMove.id)
      .unique(),
    /** When the goods were unpacked again; null: it stands. */
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason'),
  },
  (t) => [
    check(
      'delivery_challan_one',
      sql`num_nonnulls(${t.shipmentId}, ${t.stockMoveId}) = 1 and (${t.orderId} is null) = (${t.shipmentId} is null)`,
    ),
    check(
      'delivery_challan_cancelled',
      sql`(${t.cancelledAt} is null) = (${t.cancelReason} is null) and ${t.cancelReason} <> ''`,
    ),
    index('delivery_challan_order').on(t.orderId),
    index('delivery_challan_number').on(t.number),
    uniqueIndex('delivery_challan_number_once').on(t.gstin, t.number),
    uniqueIndex('delivery_challan_sequence_once').on(
      t.gstin,
      t.series,
      t.financialYear,
      t.sequence,
    ),
  ],
)
