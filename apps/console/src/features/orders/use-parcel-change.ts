import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showAlert } from '@upchar/web/alerts'
import { usePathPart } from '../../kit/use-address.ts'
import { isRefusal, question } from '../../shell/api/ask.ts'
import type { Problem } from '../../shell/api/ask.ts'

export type Order = Answer<'staffGetOrder'>['order']
export type Part = Order['parts'][number]
export type Parcel = Part['parcels'][number]

/** A refusal after which the parcel must be read again: the form keeps what was typed. */
export const isOutrun = (problem: unknown): boolean =>
  isRefusal(problem, 'changed_meanwhile', 'state_wrong')

/** What a change of a parcel does to the page: shows the order as it is now, also when somebody else was faster. */
export function useParcelChange(words: string, onDone: () => void) {
  const id = usePathPart('id')
  const client = useQueryClient()
  return {
    onSuccess: (answer: Answer<'staffGetOrder'>) => {
      client.setQueryData(question('staffGetOrder', { params: { id } }).queryKey, answer)
      void client.invalidateQueries({ queryKey: ['staffListOrders'] })
      showAlert(1, words)
      onDone()
    },
    onError: (problem: Problem) => {
      if (isOutrun(problem)) void client.invalidateQueries({ queryKey: ['staffGetOrder'] })
    },
  }
}
