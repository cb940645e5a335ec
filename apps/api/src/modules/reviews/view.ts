import type { Answer } from '@upchar/contract/schema/endpoints'
import { firstNameOf, REFUSAL_REASONS, reviewEnds } from '@upchar/kernel/reviews'
import type { staffNames } from '../staff/index.ts'
import type { Delivered, DeskReview, Review } from './store/reviews.ts'

type RatedProduct = Answer<'getProductRatings'>['products'][number]
type StaffReview = Answer<'staffListReviews'>['reviews'][number]

/** Why staff refused a review, in words for its buyer. */
export const refusalText = ({ reason, note }: Pick<Review, 'reason' | 'note'>): string =>
  reason === null ? '' : [`${REFUSAL_REASONS[reason]}.`, note].filter(Boolean).join(' ')

/** A delivered product with the buyer's own review. */
export function ratedView(
  product: Delivered,
  review: Review | undefined,
  photos: readonly string[],
  now: Date,
): RatedProduct {
  const ends = review && reviewEnds(review.createdAt)
  return {
    order: product.orderId,
    order_number: product.orderNumber,
    sku_id: review?.sku ?? product.skus[0] ?? '',
    title: product.title,
    slug: product.slug,
    family: product.family,
    first_name: firstNameOf(product.fullName),
    review:
      review === undefined || ends === undefined
        ? null
        : {
            rating: review.rating,
            text: review.text,
            name: review.name,
            state: review.state,
            reason: refusalText(review),
            answer: review.answer,
            photos: [...photos],
            ends_at: ends.toISOString(),
            can_change: now < ends,
          },
  }
}

/** A review as staff see it. */
export const staffView = (
  { review, title, slug, orderNumber, seller }: DeskReview,
  names: Awaited<ReturnType<typeof staffNames>>,
  photos: StaffReview['photos'],
): StaffReview => ({
  id: review.id,
  rating: review.rating,
  text: review.text,
  name: review.name,
  product: { title, slug, sku: review.sku },
  order: { id: review.orderId, number: orderNumber },
  state: review.state,
  reason: review.reason,
  note: review.note,
  photos,
  seller,
  answer: review.answer,
  answered_at: review.answeredAt?.toISOString() ?? null,
  changed_at: review.changedAt.toISOString(),
  decided_at: review.decidedAt?.toISOString() ?? null,
  decided_by: names.get(review.decidedBy ?? '') ?? null,
  revision: review.revision,
})
