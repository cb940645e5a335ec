import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { TICKET_FILTERS, TICKET_STATES } from '@upchar/kernel/tickets'
import {
  FILTER_NAMES,
  readTicketSearch,
  STATE_NAMES,
  ticketColumns,
  ticketQuery,
} from '../../../features/support/index.ts'
import type { TicketSearch } from '../../../features/support/index.ts'
import { FilterBar, FilterSelect, SearchBox } from '../../../kit/filter-bar.tsx'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NONE_FITS = {
  title: 'No ticket matches',
  text: 'Search by the number of a ticket or an order, a name, an email address, or part of a phone number.',
}
const NONE = {
  open: {
    title: 'Nobody waits for an answer',
    text: 'Complaints, requests for help, product enquiries, callbacks and feedback appear here.',
  },
  answered: {
    title: 'No ticket is answered',
    text: 'Answered tickets stay here until they are closed.',
  },
  closed: {
    title: 'No ticket is closed',
    text: 'Closed tickets are kept as long as data retention says.',
  },
}
const ONLY = TICKET_FILTERS.map((value) => ({ value, name: FILTER_NAMES[value] }))
const WHOSE = [{ value: 'mine', name: 'Mine' }]

/** Everything that wants an answer. */
export function TicketsScreen() {
  const search = useSearchOf(readTicketSearch)
  const go = useGo()
  const answer = useQuery({
    ...question('staffListTickets', { query: ticketQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => ticketColumns(search), [search])
  const to = (change: Partial<Record<keyof TicketSearch, string | undefined>>, replace = false) =>
    go(href.tickets({ ...search, page: undefined, ...change }), { replace })
  const filtered = search.q ?? search.whose ?? search.only
  const shown = search.state ?? 'open'
  return (
    <Page
      title="Support"
      note="Everybody who writes is promised an answer within 48 hours; a complaint is settled within one month."
      fixed
    >
      <StateLinks
        links={TICKET_STATES.map((state) => ({
          key: state,
          name: STATE_NAMES[state],
          many: answer.data?.states[state],
          href: href.tickets({
            ...search,
            page: undefined,
            state: state === 'open' ? undefined : state,
          }),
          isChosen: state === shown,
        }))}
      />
      <FilterBar
        label="Find tickets"
        clearHref={filtered ? href.tickets({ state: search.state }) : undefined}
      >
        <SearchBox
          label="Search tickets"
          placeholder="Number, order, name, email or phone"
          value={search.q ?? ''}
          onChange={(q) => to({ q }, true)}
        />
        <FilterSelect
          label="Whose"
          value={search.whose}
          options={WHOSE}
          onChange={(whose) => to({ whose })}
        />
        <FilterSelect
          label="Which"
          value={search.only}
          options={ONLY}
          onChange={(only) => to({ only })}
        />
      </FilterBar>
      <List
        label="Tickets"
        answer={answer}
        rows={(data) => data.tickets}
        columns={columns}
        rowId={(row) => row.id}
        page={search.page ?? 1}
        pageHref={(page) => href.tickets({ ...search, page: page > 1 ? page : undefined })}
        empty={filtered ? NONE_FITS : NONE[shown]}
      />
    </Page>
  )
}
