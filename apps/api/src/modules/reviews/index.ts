export { answerReview, decideReview } from './moderate.ts'
export { rateProduct } from './rate-product.ts'
export { registerReviewRoutes } from './routes.ts'
export { forgetNames } from './store/reviews.ts'
