import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import type { Pair } from './words.ts'

/** Takes a pin off: a click that pinning again undoes. */
export function useUnpin() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListTogether'] })
  const call = useCall('staffUnpinTogether', {
    onSuccess: () => {
      showAlert(1, 'Unpinned. What buyers order together counts again.')
      return refresh()
    },
    onError: () => void refresh(),
  })
  return (pair: Pair): void =>
    call.mutate({
      params: { group_id: pair.group_id, with_group_id: pair.with_group_id },
      body: {},
    })
}
