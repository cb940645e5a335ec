import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  messageColumns,
  messageQuery,
  readMessageSearch,
} from '../../../features/unread-webhooks/index.ts'
import type { MessageSearch } from '../../../features/unread-webhooks/index.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NONE_OPEN = {
  title: 'No message is open',
  text: 'Messages of the payment gateway or the courier that the shop can’t read appear here.',
}
const NONE_SETTLED = {
  title: 'No message is dealt with',
  text: 'Messages that somebody has dealt with are listed here for 90 days.',
}

/** Authentic messages of the payment gateway and the courier that the shop can't read. */
export function UnreadMessagesScreen() {
  const search = useSearchOf(readMessageSearch)
  const answer = useQuery({
    ...question('staffListUnreadWebhooks', { query: messageQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const { state, page } = search
  const columns = useMemo(
    () => messageColumns({ ...(state && { state }), ...(page && { page }) }),
    [state, page],
  )
  const states = answer.data?.states
  const tab = (of: MessageSearch['state']) => href.unreadMessages({ state: of })
  return (
    <Page
      title="Unread messages"
      note="Signed by the payment gateway or the courier, but in a form that the shop doesn’t know."
      fixed
    >
      <StateLinks
        links={[
          {
            key: 'open',
            name: 'Open',
            many: states?.open,
            href: tab(undefined),
            isChosen: state === undefined,
          },
          {
            key: 'settled',
            name: 'Dealt with',
            many: states?.settled,
            href: tab('settled'),
            isChosen: state === 'settled',
          },
        ]}
      />
      <List
        label="Messages"
        answer={answer}
        rows={(data) => data.webhooks}
        columns={columns}
        rowId={(row) => row.id}
        page={page ?? 1}
        pageHref={(other) => href.unreadMessages({ state, page: other > 1 ? other : undefined })}
        empty={state === 'settled' ? NONE_SETTLED : NONE_OPEN}
      />
    </Page>
  )
}
