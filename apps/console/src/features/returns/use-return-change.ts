import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { isRefusal } from '../../shell/api/ask.ts'

/** What follows a change of a return, and a refusal because a colleague was faster: everything is read again. */
export function useReturnChange(done: string) {
  const client = useQueryClient()
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['staffListReturns'] })
    void client.invalidateQueries({ queryKey: ['staffGetOrder'] })
    return client.invalidateQueries({ queryKey: ['staffGetReturn'] })
  }
  return {
    onSuccess: () => {
      showAlert(1, done)
      return refresh()
    },
    onError: (problem: unknown) => {
      if (isRefusal(problem, 'changed_meanwhile', 'state_wrong')) void refresh()
    },
  }
}
