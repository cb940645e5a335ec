import type { Query } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { averageOf, mayReview } from '@upchar/kernel/reviews'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { hmac } from '../../platform/ids.ts'
import { ownerOf, type Shopper } from '../../platform/identity/shopper.ts'
import { ownReview, reviewGone } from './errors.ts'
import { photosOf } from './store/photos.ts'
import {
  countStars,
  findClass,
  lockShown,
  putVote,
  selectShown,
  selectVotes,
} from './store/shown.ts'

type Source = Pick<Context, 'db' | 'config'>

const voterOf = ({ config }: Source, { kind, id }: Shopper, reviewId: string): string =>
  hmac(config.secret, `vote:${reviewId} ${kind} ${id}`)

/** The published reviews of a product; none of goods that became prescription medicines (ORDER-04). */
export async function listReviews(
  context: Source,
  shopper: Shopper,
  groupId: number,
  query: Query<'listReviews'>,
): Promise<HandlerResult<'listReviews'>> {
  const { db } = context
  const [productClass, histogram, found] = await Promise.all([
    findClass(db, groupId),
    countStars(db, groupId),
    selectShown(db, { groupId, ...query }),
  ])
  if (productClass === undefined || !mayReview(productClass))
    return ok({ success: true, count: 0, average: 0, histogram: [0, 0, 0, 0, 0], reviews: [] })
  const [voted, photos] = await Promise.all([
    selectVotes(
      db,
      found.map(({ id }) => ({ reviewId: id, voter: voterOf(context, shopper, id) })),
    ),
    photosOf(
      db,
      found.map(({ id }) => id),
    ),
  ])
  return ok({
    success: true,
    count: histogram.reduce((sum, count) => sum + count, 0),
    average: averageOf(histogram),
    histogram,
    reviews: found.map(({ changedAt, answeredAt, seller, ...review }) => ({
      ...review,
      on: istDate(changedAt),
      answered_by: review.answer === '' ? '' : seller,
      answered_on: answeredAt === null ? null : istDate(answeredAt),
      photos: (photos.get(review.id) ?? []).map((photo) => `/api/reviews/photos/${photo}`),
      voted: voted.has(review.id),
    })),
  })
}

/** Says that a review was helpful, or takes it back. */
export async function voteReview(
  context: Source & Pick<Context, 'clock'>,
  shopper: Shopper,
  id: string,
  helpful: boolean,
): Promise<HandlerResult<'voteReview'>> {
  return decideInTransaction(context.db, async (tx) => {
    const owner = await lockShown(tx, id)
    if (owner === undefined) return reviewGone()
    const buyer = ownerOf(owner)
    if (buyer.kind === shopper.kind && buyer.id === shopper.id) return ownReview()
    const vote = { reviewId: id, voter: voterOf(context, shopper, id), at: context.clock.now() }
    return ok({ success: true as const, helpful: await putVote(tx, vote, helpful), voted: helpful })
  })
}
