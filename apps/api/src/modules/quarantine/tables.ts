import type { QuarantineOutcome } from '@upchar/kernel/quarantine'
import { instant } from '../../platform/db/columns.ts'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { sql } from '../../platform/db/sql.ts'
import { lot } from '../availability/tables.ts'
import { recall } from '../recalls/tables.ts'
import { orderReturn } from '../returns/tables.ts'
import { staffMember } from '../staff/tables.ts'

/**
 * The ledger of quarantine: returned and recalled pieces that nobody may sell until somebody decides (RET-02, OPS-05). The movements of a lot add up to
 * what of it is in quarantine; those pieces are not in the lot's on_hand.
 */
export const quarantineMovement = pgTable(
  'quarantine_movement',
  {
    id: uuid('id').primaryKey(),
    lotId: bigint('lot_id', { mode: 'number' })
      .notNull()
      .references(() => lot.id),
    /** `receive`: by a return's inspection or a recall, positive; others take pieces out, negative. */
    kind: text('kind').$type<'receive' | QuarantineOutcome>().notNull(),
    quantity: integer('quantity').notNull(),
    /** The return that brought the pieces. */
    returnId: uuid('return_id').references(() => orderReturn.id),
    /** The recall that took the pieces out of the stock. */
    recallId: integer('recall_id').references(() => recall.id),
    reason: text('reason').notNull().default(''),
    /** The press that took pieces out: pressed again, it changes nothing. */
    requestKey: text('request_key'),
    by: text('by')
      .notNull()
      .references(() => staffMember.id),
    at: instant('at').notNull(),
  },
  (t) => [
    index('quarantine_movement_lot').on(t.lotId),
    index('quarantine_movement_recall')
      .on(t.recallId)
      .where(sql`recall_id is not null`),
    uniqueIndex('quarantine_movement_return').on(t.returnId, t.lotId),
    uniqueIndex('quarantine_movement_press').on(t.lotId, t.requestKey),
    check(
      'quarantine_movement_kind',
      sql`case when ${t.kind} = 'receive' then ${t.quantity} > 0 and num_nonnulls(${t.returnId}, ${t.recallId}) = 1
        else ${t.quantity} < 0 and num_nonnulls(${t.returnId}, ${t.recallId}) = 0 and ${t.requestKey} is not null and ${t.reason} <> '' end`,
    ),
  ],
)

/** A member asks that pieces in quarantine be sold again; they stay there until another member accepts it (RET-02). */
export const quarantineRelease = pgTable(
  'quarantine_release',
  {
    id: uuid('id').primaryKey(),
    lotId: bigint('lot_id', { mode: 'number' })
      .notNull()
      .references(() => lot.id),
    quantity: integer('quantity').notNull(),
    reason: text('reason').notNull(),
    /** The press that asked: pressed again, it asks nothing again. */
    requestKey: text('request_key').notNull(),
    askedBy: text('asked_by')
      .notNull()
      .references(() => staffMember.id),
    askedAt: instant('asked_at').notNull(),
    /** Null: it waits. */
    accepted: boolean('accepted'),
    decidedBy: text('decided_by').references(() => staffMember.id),
    decidedAt: instant('decided_at'),
    /** Why it was declined. */
    decision: text('decision').notNull().default(''),
  },
  (t) => [
    uniqueIndex('quarantine_release_press').on(t.lotId, t.requestKey),
    uniqueIndex('quarantine_release_waiting')
      .on(t.lotId)
      .where(sql`accepted is null`),
    check('quarantine_release_asked', sql`${t.quantity} > 0 and ${t.reason} <> ''`),
    check(
      'quarantine_release_decided',
      sql`num_nulls(${t.accepted}, ${t.decidedBy}, ${t.decidedAt}) in (0, 3) and (${t.decision} <> '') = (${t.accepted} is false)`,
    ),
  ],
)
