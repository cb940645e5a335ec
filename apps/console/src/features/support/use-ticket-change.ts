import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '../../shell/api/ask.ts'

/** What follows a change of a ticket, and a refusal because a colleague was faster: everything is read again. */
export function useTicketChange() {
  const client = useQueryClient()
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['staffListTickets'] })
    return client.invalidateQueries({ queryKey: ['staffGetTicket'] })
  }
  return {
    refresh,
    onError: (problem: unknown) => {
      if (isRefusal(problem, 'changed_meanwhile', 'ticket_unknown')) void refresh()
    },
  }
}
