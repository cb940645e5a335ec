import { UNNAMED_BUYER } from '@upchar/kernel/reviews'
import type { ReviewState } from '@upchar/kernel/reviews'
import type { Answer } from '@upchar/contract/schema/endpoints'

export type Review = Answer<'staffListReviews'>['reviews'][number]

export const REVIEW_STATE_NAMES: Readonly<Record<ReviewState, string>> = {
  waiting: 'Waiting',
  published: 'Published',
  refused: 'Refused',
}

export const writerName = ({ name }: Pick<Review, 'name'>): string => name || UNNAMED_BUYER
export const starWords = ({ rating }: Pick<Review, 'rating'>): string =>
  rating === 1 ? '1 star' : `${rating} stars`
