import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showAlert } from '@upchar/web/alerts'
import { isRefusal, question } from '../../shell/api/ask.ts'
import type { Problem } from '../../shell/api/ask.ts'

export type Setup = Answer<'staffGetSetup'>
export type Seller = Setup['sellers'][number]
export type Warehouse = Seller['warehouses'][number]

export const setupQuestion = question('staffGetSetup', {})

/** What a change of the set-up does to the page: the checklist follows, also when somebody else was faster. */
export function useSetupChange(words: string, onDone: () => void) {
  const client = useQueryClient()
  const read = () => client.invalidateQueries({ queryKey: setupQuestion.queryKey })
  return {
    onSuccess: () => {
      showAlert(1, words)
      onDone()
      return read()
    },
    onError: (problem: Problem) => {
      if (isRefusal(problem, 'changed_meanwhile')) void read()
    },
  }
}
