import { useQuery } from '@tanstack/react-query'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { Facts } from '@upchar/ui/dense/facts'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { showAlert } from '@upchar/web/alerts'
import {
  answerWords,
  DeliveryMark,
  eventWords,
  readDeliverySearch,
  useRefresh,
} from '../../../features/outgoing-webhooks/index.ts'
import type { Delivery } from '../../../features/outgoing-webhooks/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart, useSearchOf } from '../../../kit/use-address.ts'
import { question, useCall } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

/** One delivery: what is sent, and what came back (OPS-08). */
export function DeliveryScreen() {
  const id = usePathPart('id')
  const list = href.webhookDeliveries(useSearchOf(readDeliverySearch))
  const answer = useQuery(question('staffGetWebhookDelivery', { params: { id } }))
  return (
    <Loaded
      answer={answer}
      what="The delivery"
      skeleton={
        <Page title="Delivery" back={{ href: list, name: 'Deliveries' }}>
          <Lines count={8} />
        </Page>
      }
    >
      {({ delivery }) => <Shown delivery={delivery} list={list} />}
    </Loaded>
  )
}

const Text = ({ text }: { text: string }) => (
  <pre className="rounded-md bg-panel p-3 font-mono text-body-sm [overflow-wrap:anywhere] whitespace-pre-wrap">
    {text}
  </pre>
)

const time = (instant: string | null) => instant && formatIstDateTime(instant)

function Shown({ delivery, list }: { delivery: Delivery; list: string }) {
  const refresh = useRefresh()
  const { id, state, webhook, answer, body } = delivery
  const replay = useCall('staffReplayWebhookDelivery', {
    onSuccess: () => {
      showAlert(1, 'The delivery is sent again')
      return refresh()
    },
    onError: () => void refresh(),
  })
  return (
    <Page
      title={eventWords(delivery.event)}
      back={{ href: list, name: 'Deliveries' }}
      note={webhook.url}
      marks={<DeliveryMark delivery={delivery} />}
      actions={
        state === 'waiting' ? undefined : (
          <Button
            look="outline"
            busy={replay.isPending}
            onClick={() => replay.mutate({ params: { id } })}
          >
            Send again
          </Button>
        )
      }
    >
      {replay.error ? (
        <Notice tone="danger" live>
          {replay.error.message}
        </Notice>
      ) : null}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <Panel title="What is sent">
          <Text text={body} />
        </Panel>
        <Panel title="What came back">
          <div className="flex flex-col gap-3">
            <Facts
              facts={[
                { label: 'Id (webhook-id)', value: id },
                { label: 'Event', value: delivery.event },
                { label: 'Written', value: time(delivery.created_at) },
                { label: 'Attempts', value: String(delivery.attempts) },
                { label: 'Last answer', value: answerWords(delivery) },
                ...(delivery.last_at
                  ? [{ label: 'Last attempt', value: time(delivery.last_at) }]
                  : []),
                ...(delivery.next_at
                  ? [{ label: 'Next attempt', value: time(delivery.next_at) }]
                  : []),
              ]}
            />
            {answer === '' ? null : <Text text={answer} />}
          </div>
        </Panel>
      </div>
    </Page>
  )
}
