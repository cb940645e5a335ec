import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showAlert } from '@upchar/web/alerts'
import { question } from '../shell/api/ask.ts'

/** After a change of an own parcel: says so, and shows it as it is now; after a refusal it is read anew. */
export function useParcelChange(id: string, onDone: () => void = () => undefined) {
  const client = useQueryClient()
  const { queryKey } = question('sellerGetParcel', { params: { id } })
  return <A extends Answer<'sellerGetParcel'>>(words: string | ((answer: A) => string)) => ({
    onSuccess: (data: A) => {
      showAlert(1, typeof words === 'string' ? words : words(data))
      client.setQueryData(queryKey, { success: true, parcel: data.parcel })
      onDone()
      return client.invalidateQueries({ queryKey: ['sellerListParcels'] })
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}
