import { and, desc, eq, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { rowsOf, type Page } from '../../../platform/db/paging.ts'
import type { OwnerColumns } from '../../../platform/identity/shopper.ts'
import { productGroup } from '../../catalogue/tables.ts'
import { order } from '../../orders/tables.ts'
import { review, reviewVote } from '../tables.ts'
import { sellerOf } from './reviews.ts'

const shown = (groupId: number) => and(eq(review.groupId, groupId), eq(review.state, 'published'))

/** How many published reviews of a product gave one to five stars. */
export async function countStars(handle: Handle, groupId: number): Promise<number[]> {
  const rows = await handle
    .select({ rating: review.rating, count: sql<number>`count(*)::int` })
    .from(review)
    .where(shown(groupId))
    .groupBy(review.rating)
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0)
}

/** The product's class; undefined: no such product. */
export async function findClass(handle: Handle, groupId: number): Promise<string | undefined> {
  const [row] = await handle
    .select({ productClass: productGroup.productClass })
    .from(productGroup)
    .where(eq(productGroup.id, groupId))
  return row?.productClass
}

const votes = sql<number>`(select count(*)::int from ${reviewVote} where ${reviewVote.reviewId} = ${review.id})`

/** A page of the published reviews of a product. */
export function selectShown(
  handle: Handle,
  { groupId, sort, ...page }: Page & { groupId: number; sort: 'helpful' | 'newest' },
) {
  const { offset, limit } = rowsOf(page)
  return handle
    .select({
      id: review.id,
      rating: review.rating,
      text: review.text,
      name: review.name,
      answer: review.answer,
      answeredAt: review.answeredAt,
      seller: sellerOf,
      changedAt: review.changedAt,
      helpful: votes,
    })
    .from(review)
    .where(shown(groupId))
    .orderBy(...(sort === 'helpful' ? [desc(votes)] : []), desc(review.changedAt), desc(review.id))
    .offset(offset)
    .limit(limit)
}

/** The reviews for which these votes were given. */
export async function selectVotes(
  handle: Handle,
  wanted: readonly { reviewId: string; voter: string }[],
): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set()
  const rows = await handle
    .select({ reviewId: reviewVote.reviewId })
    .from(reviewVote)
    .where(
      sql`(${reviewVote.reviewId}, ${reviewVote.voter}) in (${sql.join(
        wanted.map(({ reviewId, voter }) => sql`(${reviewId}::uuid, ${voter})`),
        sql`, `,
      )})`,
    )
  return new Set(rows.map(({ reviewId }) => reviewId))
}

/** Who bought what a published review is about; locked against a change of the review. */
export async function lockShown(tx: Transaction, id: string): Promise<OwnerColumns | undefined> {
  const [row] = await tx
    .select({ guestId: order.guestId, customerId: order.customerId })
    .from(review)
    .innerJoin(order, eq(order.id, review.orderId))
    .where(and(eq(review.id, id), eq(review.state, 'published')))
    .for('share', { of: review })
  return row
}

export async function putVote(
  tx: Transaction,
  vote: { reviewId: string; voter: string; at: Date },
  helpful: boolean,
): Promise<number> {
  const { reviewId, voter } = vote
  if (helpful) await tx.insert(reviewVote).values(vote).onConflictDoNothing()
  else
    await tx
      .delete(reviewVote)
      .where(and(eq(reviewVote.reviewId, reviewId), eq(reviewVote.voter, voter)))
  return tx.$count(reviewVote, eq(reviewVote.reviewId, reviewId))
}

/** Deletes the votes for a text that has changed. */
export async function forgetVotes(tx: Transaction, reviewId: string): Promise<void> {
  await tx.delete(reviewVote).where(eq(reviewVote.reviewId, reviewId))
}
