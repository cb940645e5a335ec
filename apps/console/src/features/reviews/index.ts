export { reviewColumns } from './columns.tsx'
export { ReviewSheet } from './review-sheet.tsx'
export { readReviewSearch, reviewQuery } from './search.ts'
export { REVIEW_STATE_NAMES } from './words.ts'
