import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'

/** Sends a decision; the list is read again after it, and after a refusal. */
export function useDecide<N extends 'staffReviewApplicant' | 'staffApproveApplicant'>(
  name: N,
  said: string,
  onClose: () => void,
) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListApplicants'] })
  return useCall(name, {
    onSuccess: () => {
      showAlert(1, said)
      onClose()
      return refresh()
    },
    onError: () => void refresh(),
  })
}
