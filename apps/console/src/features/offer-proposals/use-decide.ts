import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'

/** Sends a decision; the list is read again after it, and after a refusal. */
export function useDecide(onClose: () => void) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListOfferProposals'] })
  return useCall('staffDecideOfferProposal', {
    onSuccess: ({ proposal: { sku, state } }) => {
      showAlert(1, `${sku} is ${state}.`)
      onClose()
      return refresh()
    },
    onError: () => void refresh(),
  })
}
