import { persistedStore } from '../../../kit/persisted-store.ts'
import { BROWSER_STORAGE } from '../../../shell/browser-storage.ts'

/** Unsent feedback (DATA-13: feedback data). */
export type FeedbackDraft = { rating: number; comment: string }

const NOTHING: FeedbackDraft = { rating: 0, comment: '' }

export const feedbackStore = persistedStore<FeedbackDraft>(
  BROWSER_STORAGE.feedbackDraft,
  NOTHING,
  (stored) => {
    const { rating, comment } =
      typeof stored === 'object' && stored !== null
        ? (stored as { rating?: unknown; comment?: unknown })
        : {}
    return {
      rating: typeof rating === 'number' && rating >= 1 && rating <= 5 ? Math.round(rating) : 0,
      comment: typeof comment === 'string' ? comment.slice(0, 1000) : '',
    }
  },
)

export const forgetFeedback = (): void => feedbackStore.setState(NOTHING)
