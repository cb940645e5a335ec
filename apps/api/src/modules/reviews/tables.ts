import type { RefusalReason, ReviewState } from '@upchar/kernel/reviews'
import { sql } from '../../platform/db/sql.ts'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'
import { storedFile } from '../files/tables.ts'
import { productGroup } from '../catalogue/tables.ts'
import { order } from '../orders/tables.ts'
import { staffMember } from '../staff/tables.ts'

/** What a buyer says of a product that an order delivered (ORDER-04): one for each product of an order. */
export const review = pgTable(
  'review',
  {
    id: uuid('id').primaryKey(),
    groupId: bigint('group_id', { mode: 'number' })
      .notNull()
      .references(() => productGroup.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    /** The article that was bought. */
    sku: text('sku').notNull(),
    rating: smallint('rating').notNull(),
    /** Empty: stars alone. */
    text: text('text').notNull(),
    /** The first name, if the buyer shows it, else empty. */
    name: text('name').notNull(),
    state: text('state').$type<ReviewState>().notNull().default('waiting'),
    /** Why it was refused, and what staff added for its buyer. */
    reason: text('reason').$type<RefusalReason>(),
    note: text('note').notNull().default(''),
    /** The seller's public answer, written by staff in the seller's name; empty: none. */
    answer: text('answer').notNull().default(''),
    answeredAt: instant('answered_at'),
    createdAt: instant('created_at').notNull(),
    /** When its buyer last changed stars or text. */
    changedAt: instant('changed_at').notNull(),
    decidedBy: text('decided_by').references(() => staffMember.id),
    decidedAt: instant('decided_at'),
    /** Counts all changes: whoever decides sends back the one that they read. */
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    uniqueIndex('review_once').on(t.orderId, t.groupId),
    index('review_state').on(t.state, t.changedAt),
    index('review_shown')
      .on(t.groupId, t.createdAt)
      .where(sql`state = 'published'`),
    check('review_rating', sql`${t.rating} between 1 and 5`),
    check('review_refused', sql`(${t.state} = 'refused') = (${t.reason} is not null)`),
  ],
)

/** A photo that the buyer put to a review; shown to everybody while it is published. */
export const reviewPhoto = pgTable(
  'review_photo',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => review.id),
    fileId: text('file_id')
      .notNull()
      .unique()
      .references(() => storedFile.id),
    /** Its place among the photos of the review. */
    place: smallint('place').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.fileId] })],
)

/** That a visitor found a review helpful. The visitor is a keyed hash for each review, so that votes can't be put together. */
export const reviewVote = pgTable(
  'review_vote',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => review.id),
    voter: text('voter').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.voter] })],
)
