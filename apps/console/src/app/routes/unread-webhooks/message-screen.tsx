import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { Notice } from '@upchar/ui/dense/notice'
import {
  BodyPanel,
  MessageMark,
  PARTNERS,
  readMessageSearch,
  SettleForm,
  sizeWords,
  TO_DO,
} from '../../../features/unread-webhooks/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart, useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

/** One message that the shop can't read, and what somebody did about it. */
export function UnreadMessageScreen() {
  const id = usePathPart('id')
  const list = href.unreadMessages(useSearchOf(readMessageSearch))
  const answer = useQuery({
    ...question('staffGetUnreadWebhook', { params: { id } }),
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded
      answer={answer}
      what="The message"
      skeleton={
        <Page title="Unread message" back={{ href: list, name: 'Unread messages' }}>
          <Lines count={8} />
        </Page>
      }
    >
      {({ webhook }) => <Message key={webhook.id} message={webhook} list={list} />}
    </Loaded>
  )
}

function Message({
  message,
  list,
}: {
  message: Answer<'staffGetUnreadWebhook'>['webhook']
  list: string
}) {
  const go = useGo()
  const { may } = useMe()
  // The form stays when a colleague is faster: it holds what was typed.
  const [wasOpen] = useState(message.settled_at === null)
  return (
    <Page
      title={`Message of the ${PARTNERS[message.partner].toLowerCase()}`}
      back={{ href: list, name: 'Unread messages' }}
      note={`Received ${formatIstDateTime(message.received_at)}, ${sizeWords(message.size)}`}
      marks={<MessageMark message={message} />}
    >
      {message.settled_at === null ? (
        <Notice tone="warning">{TO_DO[message.partner]}</Notice>
      ) : (
        <Notice tone="success">
          Dealt with by {message.settled_by?.name ?? 'staff'},{' '}
          {formatIstDateTime(message.settled_at)}:{' '}
          <span className="whitespace-pre-line [overflow-wrap:anywhere]">{message.note}</span>
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <BodyPanel message={message} />
        {wasOpen && may('webhooks.settle') ? (
          <SettleForm id={message.id} listHref={list} onDone={() => go(list, { saved: true })} />
        ) : null}
      </div>
    </Page>
  )
}
