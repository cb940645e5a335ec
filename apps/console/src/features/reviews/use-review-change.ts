import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '../../shell/api/ask.ts'

/** What follows a change of a review, and a refusal because its buyer or a colleague was faster: the queue is read again. */
export function useReviewChange() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListReviews'] })
  return {
    refresh,
    onError: (problem: unknown) => {
      if (isRefusal(problem, 'changed_meanwhile', 'review_unknown')) void refresh()
    },
  }
}
