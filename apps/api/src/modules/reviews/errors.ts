import { REVIEW_DAYS } from '@upchar/kernel/reviews'
import { err } from '@upchar/kernel/result'

export const notDelivered = () =>
  err({
    code: 'not_delivered' as const,
    message: 'You can rate this product once it has arrived.',
  })
export const notReviewable = () =>
  err({
    code: 'not_reviewable' as const,
    message: 'Prescription medicines and vaccines have no reviews.',
  })
export const reviewClosed = () =>
  err({
    code: 'review_closed' as const,
    message: `A review can be changed for ${REVIEW_DAYS} days. You can still hide or show your first name.`,
  })
export const photoUnknown = () =>
  err({
    code: 'photo_unknown' as const,
    message: 'One of the photos isn’t there any more. Choose your photos again.',
  })
export const reviewUnknown = () =>
  err({ code: 'review_unknown' as const, message: 'There is no such review.' })
export const reviewChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'This review has changed since you opened it. Read it again, then decide.',
  })
export const reviewUnpublished = () =>
  err({
    code: 'review_unpublished' as const,
    message: 'Publish the review first: an answer is shown below it.',
  })
export const reviewGone = () =>
  err({ code: 'review_gone' as const, message: 'This review isn’t shown any more.' })
export const ownReview = () =>
  err({ code: 'own_review' as const, message: 'This is your own review.' })
