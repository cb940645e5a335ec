import { sql } from '../../platform/db/sql.ts'
import {
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant, paise } from '../../platform/db/columns.ts'
import { shipment } from '../orders/tables.ts'
import { staffMember } from '../staff/tables.ts'

/**
 * A parcel's booking by the courier's API (OPS-02). A parcel has one that hasn't ended; after a cancel another one may follow, under another
 * reference: the courier takes none twice.
 */
export const courierBooking = pgTable(
  'courier_booking',
  {
    id: uuid('id').primaryKey(),
    shipmentId: uuid('shipment_id')
      .notNull()
      .references(() => shipment.id),
    /** Our number at the courier: what a call without an answer made is found by it. */
    reference: text('reference').notNull().unique(),
    /** The courier that staff chose, and its name once booked. */
    courierId: integer('courier_id').notNull(),
    courier: text('courier').notNull(),
    /** What the courier asks for it. */
    costPaise: paise('cost_paise').notNull(),
    /** What the courier was told to collect: the parcel's cash; null: nothing. */
    collectPaise: paise('collect_paise'),
    /** The courier's own ids; null until it is booked. */
    orderRef: text('order_ref'),
    shipmentRef: text('shipment_ref'),
    awb: text('awb').unique(),
    /** When the courier comes, in its own words; empty: nobody has asked it to. */
    pickup: text('pickup').notNull().default(''),
    staffId: text('staff_id')
      .notNull()
      .references(() => staffMember.id),
    begunAt: instant('begun_at').notNull(),
    bookedAt: instant('booked_at'),
    /** Cancelled at the courier. */
    endedAt: instant('ended_at'),
    /** Until then somebody talks to the courier about it; a killed process frees it by the passing of time. */
    busyUntil: instant('busy_until'),
    /** When the courier was last asked where it is. */
    trackedAt: instant('tracked_at'),
    /** The parcel has arrived, for good: nobody asks any more. */
    doneAt: instant('done_at'),
    /** When staff were told that its AWB stands on another parcel, which they are once. */
    toldAt: instant('told_at'),
  },
  (t) => [
    uniqueIndex('courier_booking_live')
      .on(t.shipmentId)
      .where(sql`ended_at is null`),
    index('courier_booking_shipment').on(t.shipmentId),
    index('courier_booking_followed')
      .on(t.trackedAt.asc().nullsFirst())
      .where(sql`ended_at is null and done_at is null`),
    check('courier_booking_paise', sql`${t.costPaise} >= 0 and ${t.collectPaise} > 0`),
    check(
      'courier_booking_whole',
      sql`num_nulls(${t.orderRef}, ${t.shipmentRef}, ${t.awb}, ${t.bookedAt}) in (0, 4)`,
    ),
  ],
)
