import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { answerReview, decideReview, listReviewsForStaff } from './moderate.ts'
import { openReviewPhoto, openReviewPhotoForStaff } from './photos.ts'
import { getProductRatings, rateProduct } from './rate-product.ts'
import { listReviews, voteReview } from './show-reviews.ts'

/** An order with many products, rated one by one. */
const ratingsPerMinute = 30
const votesPerMinute = 30

export function registerReviewRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getProductRatings', ({ query, ...call }) =>
    getProductRatings(context, { shopper: shopperOf(call), key: query.key }, query),
  )
  bind(
    app,
    context,
    'rateProduct',
    ({ body, ...call }) => rateProduct(context, { shopper: shopperOf(call), key: body.key }, body),
    { rateLimitPerMinute: ratingsPerMinute },
  )
  bind(app, context, 'listReviews', ({ params, query, ...call }) =>
    listReviews(context, shopperOf(call), params.id, query),
  )
  bind(app, context, 'openReviewPhoto', ({ params, reply }) =>
    openReviewPhoto(context, params.id, reply),
  )
  bind(
    app,
    context,
    'voteReview',
    ({ params, body, ...call }) => voteReview(context, shopperOf(call), params.id, body.helpful),
    { rateLimitPerMinute: votesPerMinute },
  )
  bind(app, context, 'staffListReviews', ({ staff, query }) =>
    listReviewsForStaff(context, staff, query),
  )
  bind(app, context, 'staffOpenReviewPhoto', ({ staff, params, query, reply }) =>
    openReviewPhotoForStaff(context, staff, params.id, query, reply),
  )
  bind(app, context, 'staffDecideReview', ({ staff, params, body }) =>
    decideReview(context, staff, params.id, body),
  )
  bind(app, context, 'staffAnswerReview', ({ staff, params, body }) =>
    answerReview(context, staff, params.id, body),
  )
}
