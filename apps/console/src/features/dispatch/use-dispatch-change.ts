import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'

/** After a change of a parcel: says so, and reads the list anew; after a refusal the list too. */
export function useDispatchChange(words: string, onDone: () => void) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListDispatch'] })
  return {
    onSuccess: () => {
      showAlert(1, words)
      onDone()
      return refresh()
    },
    onError: () => void refresh(),
  }
}
