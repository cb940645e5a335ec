import {
  check,
  date,
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from '../../platform/db/pg-core.ts'
import { sql } from '../../platform/db/sql.ts'
import { instant } from '../../platform/db/columns.ts'
import { productGroup } from '../catalogue/tables.ts'

const pairOf = () => ({
  groupId: bigint('group_id', { mode: 'number' })
    .notNull()
    .references(() => productGroup.id),
  withGroupId: bigint('with_group_id', { mode: 'number' })
    .notNull()
    .references(() => productGroup.id),
})

/** How many different buyers ordered two products together (CART-10); each pair stands twice, counted anew every night. */
export const boughtTogether = pgTable(
  'bought_together',
  { ...pairOf(), buyers: integer('buyers').notNull(), countedOn: date('counted_on').notNull() },
  (t) => [
    primaryKey({ columns: [t.groupId, t.withGroupId] }),
    index('bought_together_with').on(t.withGroupId),
    check('bought_together_two', sql`${t.groupId} <> ${t.withGroupId}`),
  ],
)

/** A product that staff show with another one, before what was counted (CART-10). */
export const boughtTogetherPin = pgTable(
  'bought_together_pin',
  {
    ...pairOf(),
    reason: text('reason').notNull(),
    /** Id of the member of staff. */
    pinnedBy: text('pinned_by').notNull(),
    pinnedAt: instant('pinned_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.withGroupId] }),
    index('bought_together_pin_with').on(t.withGroupId),
    check('bought_together_pin_two', sql`${t.groupId} <> ${t.withGroupId}`),
  ],
)
