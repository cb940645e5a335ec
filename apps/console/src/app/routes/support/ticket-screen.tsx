import { useQuery } from '@tanstack/react-query'
import {
  EntriesPanel,
  EraseGuest,
  QuoteForm,
  readTicketSearch,
  RequestPanel,
  TicketMark,
  TicketMoves,
  WriteForm,
} from '../../../features/support/index.ts'
import type { Ticket } from '../../../features/support/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart, useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { AlsoOpen } from '../../../shell/presence/also-open.tsx'

/** One request with its answers. */
export function TicketScreen() {
  const id = usePathPart('id')
  const back = { href: href.tickets(useSearchOf(readTicketSearch)), name: 'Support' }
  const answer = useQuery({
    ...question('staffGetTicket', { params: { id } }),
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded
      answer={answer}
      what="The ticket"
      skeleton={
        <Page title="Ticket" back={back}>
          <Lines count={8} />
        </Page>
      }
    >
      {({ ticket }) => <OneTicket key={ticket.id} ticket={ticket} back={back} />}
    </Loaded>
  )
}

function OneTicket({ ticket, back }: { ticket: Ticket; back: { href: string; name: string } }) {
  const { may } = useMe()
  const mayAnswer = may('tickets.answer')
  return (
    <Page
      title={ticket.subject}
      back={back}
      note={`${ticket.number}${ticket.assignee === null ? '' : `, looked after by ${ticket.assignee.name}`}`}
      marks={
        <>
          <TicketMark ticket={ticket} />
          <AlsoOpen call="staffKeepTicketOpen" id={ticket.id} />
        </>
      }
    >
      {mayAnswer ? <TicketMoves ticket={ticket} /> : null}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <RequestPanel ticket={ticket} />
          <EntriesPanel entries={ticket.entries} />
        </div>
        {mayAnswer ? (
          <div className="flex min-w-0 flex-col gap-4">
            <EraseGuest ticket={ticket} />
            <WriteForm ticket={ticket} />
            {ticket.email !== null && ticket.complaint === null ? (
              <QuoteForm ticket={ticket} />
            ) : null}
          </div>
        ) : null}
      </div>
    </Page>
  )
}
