import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showAlert } from '@upchar/web/alerts'
import { question } from '../shell/api/ask.ts'

/** After a change of an own parcel: says so, and shows it as it is now; after a refusal it is read anew. */
export function useParcelChange(id: string, onDone: () => void = () => undefined) {
  const client = useQueryClient()
  const { queryKey } = question('sellerGetParcel', { params: { id } })
  return (words: string) => ({
    onSuccess: (data: Answer<'sellerGetParcel'>) => {
      showAlert(1, words)
      client.setQueryData(queryKey, data)
      onDone()
      return client.invalidateQueries({ queryKey: ['sellerListParcels'] })
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}
