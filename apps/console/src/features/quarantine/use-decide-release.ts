import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'

/** Accepts or declines that pieces are sold again (RET-02). */
export function useDecideRelease() {
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: ['staffListQuarantine'] })
  return useCall('staffDecideRelease', {
    onSuccess: (_, { body }) => {
      showAlert(1, body.accept ? 'Back into stock' : 'Declined: it stays in quarantine')
      return again()
    },
    onError: (problem, { body }) => {
      // A declining says it in its dialog.
      if (body.accept) showAlert(2, problem.message)
      void again()
    },
  })
}
