import { Button } from '@upchar/ui/button'
import { showAlert } from '@upchar/web/alerts'
import type { Body } from '@upchar/contract/schema/endpoints'
import { useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { useTicketChange } from './use-ticket-change.ts'
import type { Ticket } from './words.ts'

type Move = Body<'staffMoveTicket'>['move']

const DONE: Readonly<Record<Move, string>> = {
  take: 'You look after this ticket',
  give_back: 'Nobody looks after this ticket',
  close: 'The ticket is closed',
  reopen: 'The ticket is open again',
}

/** Takes, gives back, closes or opens a ticket again. */
export function TicketMoves({ ticket }: { ticket: Ticket }) {
  const { member } = useMe()
  const { refresh, onError } = useTicketChange()
  const call = useCall('staffMoveTicket', {
    onSuccess: (_, { body: { move } }) => {
      showAlert(1, DONE[move])
      return refresh()
    },
    onError: (problem) => {
      showAlert(3, problem.message)
      onError(problem)
    },
  })
  const button = (move: Move, name: string) => (
    <Button
      look="outline"
      busy={call.isPending && call.variables.body.move === move}
      disabled={call.isPending}
      onClick={() =>
        call.mutate({ params: { id: ticket.id }, body: { revision: ticket.revision, move } })
      }
    >
      {name}
    </Button>
  )
  const isNews = ticket.complaint !== null && ticket.complaint.acknowledged_at === null
  return (
    <div className="flex flex-wrap gap-2">
      {ticket.assignee?.id === member.id
        ? button('give_back', 'Give back')
        : button(
            'take',
            `${ticket.assignee === null ? 'Take it' : 'Take it over'}${isNews ? ' and acknowledge' : ''}`,
          )}
      {ticket.state === 'closed'
        ? button('reopen', 'Open again')
        : button('close', ticket.complaint === null ? 'Close' : 'Close as settled')}
    </div>
  )
}
