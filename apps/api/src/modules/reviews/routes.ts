import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { answerReview, decideReview, listReviews } from './moderate.ts'
import { getProductRatings, rateProduct } from './rate-product.ts'

/** An order with many products, rated one by one. */
const ratingsPerMinute = 30

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
  bind(app, context, 'staffListReviews', ({ query }) => listReviews(context, query))
  bind(app, context, 'staffDecideReview', ({ staff, params, body }) =>
    decideReview(context, staff, params.id, body),
  )
  bind(app, context, 'staffAnswerReview', ({ staff, params, body }) =>
    answerReview(context, staff, params.id, body),
  )
}
