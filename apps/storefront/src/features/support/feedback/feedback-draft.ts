import { persistedStore } from '../../../kit/persisted-store.ts'

/** What somebody has begun to tell us and not sent (DATA-13: feedback data). */
export type FeedbackDraft = { rating: number; comment: string }

const NOTHING: FeedbackDraft = { rating: 0, comment: '' }

export const feedbackStore = persistedStore<FeedbackDraft>(
  'upchar.cache.feedback',
  NOTHING,
  (kept) => {
    const { rating, comment } =
      typeof kept === 'object' && kept !== null
        ? (kept as { rating?: unknown; comment?: unknown })
        : {}
    return {
      rating: typeof rating === 'number' && rating >= 1 && rating <= 5 ? Math.round(rating) : 0,
      comment: typeof comment === 'string' ? comment.slice(0, 1000) : '',
    }
  },
)

export const forgetFeedback = (): void => feedbackStore.setState(NOTHING)
