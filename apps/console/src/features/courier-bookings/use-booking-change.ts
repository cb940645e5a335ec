import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'

/** What a change of a booking does to the pages that show the parcel; a refusal may mean that somebody was faster. */
export function useBookingChange(words: string, onDone: () => void = () => undefined) {
  const client = useQueryClient()
  const refresh = () =>
    Promise.all(
      ['staffListDispatch', 'staffGetOrder'].map((name) =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
    )
  return {
    onSuccess: () => {
      showAlert(1, words)
      onDone()
      void refresh()
    },
    onError: () => void refresh(),
  }
}
