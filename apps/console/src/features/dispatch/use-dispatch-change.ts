import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'

/** After a change of a parcel: says so, and reads the list anew; after a refusal the list too. */
export function useDispatchChange<A>(words: string | ((answer: A) => string), onDone: () => void) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListDispatch'] })
  return {
    onSuccess: (answer: A) => {
      showAlert(1, typeof words === 'string' ? words : words(answer))
      onDone()
      return refresh()
    },
    onError: () => void refresh(),
  }
}
