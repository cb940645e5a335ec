import type { IstDate } from '@upchar/kernel/dates'
import type { RemittanceKind, RemittanceOutcome } from '@upchar/kernel/remittance'
import { instant, paise } from '../../platform/db/columns.ts'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from '../../platform/db/pg-core.ts'
import { sql } from '../../platform/db/sql.ts'
import { shipment } from '../orders/tables.ts'
import { staffMember } from '../staff/tables.ts'

/** A courier's list of the cash it paid out, or its bill (RET-06). */
export const remittance = pgTable('remittance', {
  id: uuid('id').primaryKey(),
  /** In the order of recording, whatever the clock says. */
  nth: integer('nth').generatedAlwaysAsIdentity().unique(),
  kind: text('kind').$type<RemittanceKind>().notNull().default('cash'),
  fileName: text('file_name').notNull(),
  /** SHA-256 of the text: the same file again is the same list. */
  digest: text('digest').notNull().unique(),
  recordedBy: text('recorded_by')
    .notNull()
    .references(() => staffMember.id),
  recordedAt: instant('recorded_at').notNull(),
})

/** What a rate card priced of a parcel: its courier, the day on which it left in India, and what went where. */
export type PricedParcel = {
  courier: string
  day: IstDate
  stateCode: string
  weightGrams: number | null
  volumeMm3: number | null
  collectPaise: number | null
}

/** A line of a list, with what was owed for its parcel before it: `paid` is charged and `due` agreed in a bill. */
export const remittanceLine = pgTable(
  'remittance_line',
  {
    remittanceId: uuid('remittance_id')
      .notNull()
      .references(() => remittance.id),
    /** In the file; its heading is line 1. */
    line: integer('line').notNull(),
    awb: text('awb').notNull(),
    /** Null: no parcel has the AWB. */
    shipmentId: uuid('shipment_id').references(() => shipment.id),
    paidPaise: paise('paid_paise').notNull(),
    duePaise: paise('due_paise').notNull(),
    outcome: text('outcome').$type<RemittanceOutcome>().notNull(),
    paidOn: date('paid_on'),
    reference: text('reference').notNull(),
    /** The weight that a bill charges. */
    chargedGrams: integer('charged_grams'),
    /** Of a bill, what the rate card priced when it was recorded: courier and scans may be corrected later. Null: no card did. */
    priced: jsonb('priced').$type<PricedParcel>(),
    /** Who asks to agree to a charge of more than agreed; somebody else settles it. */
    askedBy: text('asked_by').references(() => staffMember.id),
    askedAt: instant('asked_at'),
    askedReason: text('asked_reason'),
    /** Null: not settled, or a later list paid the rest. */
    settledBy: text('settled_by').references(() => staffMember.id),
    settledAt: instant('settled_at'),
    settledReason: text('settled_reason'),
  },
  (t) => [
    primaryKey({ columns: [t.remittanceId, t.line] }),
    index('remittance_line_shipment').on(t.shipmentId),
    index('remittance_line_open')
      .on(t.remittanceId, t.line)
      .where(sql`outcome <> 'matched' and settled_at is null`),
    check('remittance_line_amounts', sql`${t.paidPaise} >= 0 and ${t.duePaise} >= 0`),
    check(
      'remittance_line_matched',
      sql`(${t.outcome} = 'matched') = (${t.paidPaise} = ${t.duePaise} and ${t.shipmentId} is not null)`,
    ),
    check('remittance_line_asked', sql`num_nulls(asked_by, asked_at, asked_reason) in (0, 3)`),
    check(
      'remittance_line_settled',
      sql`num_nulls(${t.settledAt}, ${t.settledReason}) in (0, 2)
        and (${t.settledBy} is null or ${t.settledAt} is not null)
        and (${t.settledAt} is null or ${t.outcome} <> 'matched')`,
    ),
  ],
)
