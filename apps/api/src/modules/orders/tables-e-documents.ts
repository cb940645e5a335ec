import { sql } from '../../platform/db/sql.ts'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant, paise } from '../../platform/db/columns.ts'
import { staffMember } from '../staff/tables.ts'
import type { Ewb01 } from './e-documents/ewb-01.ts'
import type { Inv01 } from './e-documents/inv-01.ts'
import { creditNote, deliveryChallan, invoice } from './tables-documents.ts'
import { order, shipment } from './tables.ts'

export type EInvoiceState = 'waiting' | 'reported' | 'cancelled' | 'void'
export type EWayBillState = 'waiting' | 'made' | 'cancelled'

/** Who cancelled it at the portal, within 24 hours. */
const cancelled = {
  cancelledAt: instant('cancelled_at'),
  cancelledBy: text('cancelled_by').references(() => staffMember.id),
  cancelReason: text('cancel_reason'),
}

/**
 * A document that must be reported to the Invoice Registration Portal (CGST Rules 48(4)): what is reported, and the answer. Written with
 * the document; documents of older releases have none and need none. `void`: the credit note of an invoice whose number was cancelled.
 */
export const eInvoice = pgTable(
  'e_invoice',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    invoiceId: uuid('invoice_id').references(() => invoice.id),
    creditNoteId: uuid('credit_note_id').references(() => creditNote.id),
    gstin: text('gstin').notNull(),
    number: text('number').notNull(),
    issuedOn: date('issued_on').notNull(),
    /** The last day on which the portal takes it; null: no limit. */
    lastDay: date('last_day'),
    /** FORM GST INV-01, frozen like the document. */
    payload: jsonb('payload').$type<Inv01>().notNull(),
    /** Why the portal would refuse it; null: nothing is known. */
    problem: text('problem'),
    state: text('state').$type<EInvoiceState>().notNull(),
    irn: text('irn'),
    ackNo: text('ack_no'),
    ackAt: instant('ack_at'),
    /** The portal's signed QR code, as a JWS. */
    signedQr: text('signed_qr'),
    signedInvoice: text('signed_invoice'),
    /** Whether its signature was checked against the portal's public key. */
    isVerified: boolean('is_verified').notNull().default(false),
    /** Who recorded the answer; null: nobody yet. */
    reportedBy: text('reported_by').references(() => staffMember.id),
    ...cancelled,
  },
  (t) => [
    unique('e_invoice_invoice').on(t.invoiceId),
    unique('e_invoice_credit_note').on(t.creditNoteId),
    unique('e_invoice_irn').on(t.irn),
    index('e_invoice_order').on(t.orderId),
    index('e_invoice_state').on(t.state, t.issuedOn, t.id),
    index('e_invoice_reported_by').on(t.reportedBy),
    index('e_invoice_cancelled_by').on(t.cancelledBy),
    check('e_invoice_one', sql`num_nonnulls(${t.invoiceId}, ${t.creditNoteId}) = 1`),
    check(
      'e_invoice_answer',
      sql`(state in ('reported', 'cancelled')) = (irn is not null)
        and num_nulls(irn, ack_no, ack_at, signed_qr) in (0, 4)`,
    ),
    check('e_invoice_cancelled', sql`(state = 'cancelled') = (cancelled_at is not null)`),
  ],
)

/** A consignment that needs an e-way bill (CGST Rules 138): Part A, frozen with its invoice or delivery challan, Part B as staff set it, and the answer. */
export const eWayBill = pgTable(
  'e_way_bill',
  {
    id: uuid('id').primaryKey(),
    /** Null with the parcel: the challan is of a move between warehouses. */
    orderId: uuid('order_id').references(() => order.id),
    invoiceId: uuid('invoice_id').references(() => invoice.id),
    challanId: uuid('challan_id').references(() => deliveryChallan.id),
    shipmentId: uuid('shipment_id').references(() => shipment.id),
    gstin: text('gstin').notNull(),
    number: text('number').notNull(),
    issuedOn: date('issued_on').notNull(),
    /** The value of the consignment, which decides whether a bill is needed. */
    valuePaise: paise('value_paise').notNull(),
    payload: jsonb('payload').$type<Ewb01>().notNull(),
    problem: text('problem'),
    state: text('state').$type<EWayBillState>().notNull(),
    transporterId: text('transporter_id').notNull().default(''),
    transporterName: text('transporter_name').notNull().default(''),
    /** 1 road, 2 rail, 3 air, 4 ship. */
    mode: smallint('mode').notNull().default(1),
    vehicle: text('vehicle').notNull().default(''),
    /** Kilometres; 0: the portal takes them from the pincodes. */
    distanceKm: integer('distance_km').notNull().default(0),
    ewbNumber: text('ewb_number'),
    madeAt: instant('made_at'),
    /** Null until Part B is complete. */
    validUntil: instant('valid_until'),
    reportedBy: text('reported_by').references(() => staffMember.id),
    ...cancelled,
  },
  (t) => [
    unique('e_way_bill_invoice').on(t.invoiceId),
    unique('e_way_bill_challan').on(t.challanId),
    unique('e_way_bill_number').on(t.ewbNumber),
    index('e_way_bill_shipment').on(t.shipmentId),
    index('e_way_bill_order').on(t.orderId),
    index('e_way_bill_state').on(t.state, t.issuedOn, t.id),
    index('e_way_bill_reported_by').on(t.reportedBy),
    index('e_way_bill_cancelled_by').on(t.cancelledBy),
    check('e_way_bill_one', sql`num_nonnulls(${t.invoiceId}, ${t.challanId}) = 1`),
    check(
      'e_way_bill_of_order',
      sql`(${t.orderId} is null) = (${t.shipmentId} is null) and (${t.orderId} is not null or ${t.challanId} is not null)`,
    ),
    check(
      'e_way_bill_answer',
      sql`(state in ('made', 'cancelled')) = (ewb_number is not null)
        and (ewb_number is null) = (made_at is null)`,
    ),
    check('e_way_bill_cancelled', sql`(state = 'cancelled') = (cancelled_at is not null)`),
    check('e_way_bill_distance', sql`distance_km between 0 and 4000 and mode between 1 and 4`),
  ],
)
