/** Reviews that buyers write of delivered products. */

export { AddReviewsScreen } from './add-reviews-screen.tsx'
export type { Ratings } from './use-review.ts'
