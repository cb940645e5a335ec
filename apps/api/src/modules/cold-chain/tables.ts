import type { TemperatureVerdict } from '@upchar/kernel/cold-chain'
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
import { instant } from '../../platform/db/columns.ts'
import { shipment } from '../orders/tables.ts'
import { staffMember } from '../staff/tables.ts'

/** The file of a parcel's temperature logger, and what it says about the way. Rows never change; of several the latest counts. */
export const temperatureLog = pgTable(
  'temperature_log',
  {
    id: uuid('id').primaryKey(),
    shipmentId: uuid('shipment_id')
      .notNull()
      .references(() => shipment.id),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the content: the same file again changes nothing. */
    digest: text('digest').notNull(),
    content: text('content').notNull(),
    /** As packed with the parcel. */
    loggerNumber: text('logger_number').notNull(),
    readings: integer('readings').notNull(),
    /** Of the readings between the hand-over and the delivery, in tenths of a degree; null: there are none. */
    lowest: integer('lowest'),
    highest: integer('highest'),
    minutesOutside: integer('minutes_outside').notNull(),
    verdict: text('verdict').$type<TemperatureVerdict>().notNull(),
    uploadedBy: text('uploaded_by')
      .notNull()
      .references(() => staffMember.id),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (t) => [
    uniqueIndex('temperature_log_once').on(t.shipmentId, t.digest),
    index('temperature_log_latest').on(t.shipmentId, t.uploadedAt),
    check('temperature_log_minutes', sql`${t.minutesOutside} >= 0 and ${t.lowest} <= ${t.highest}`),
  ],
)
