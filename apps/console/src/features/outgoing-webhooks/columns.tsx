import { formatIstDateTime } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import { columnsFor, RowLink } from '@upchar/ui/dense/data-table'
import { href } from '../../shell/hrefs.ts'
import type { DeliverySearch } from './search.ts'
import { answerWords, eventWords, PAUSED_WORDS, STATE_WORDS } from './words.ts'
import type { DeliveryRow, Webhook } from './words.ts'

export function WebhookMark({ webhook: { paused, failing_since: since } }: { webhook: Webhook }) {
  if (paused !== null) return <Badge tone="warning">{PAUSED_WORDS[paused]}</Badge>
  return since === null ? (
    <Badge tone="success">Active</Badge>
  ) : (
    <Badge tone="danger">Failing since {formatIstDateTime(since)}</Badge>
  )
}

const Missed = ({ webhook: { id, waiting, failed } }: { webhook: Webhook }) => (
  <>
    {failed === 0 ? null : (
      <a
        className="relative block w-fit whitespace-nowrap"
        href={href.webhookDeliveries({ webhook: id, state: 'failed' })}
      >
        {plural(failed, 'failed delivery', 'failed deliveries')}
      </a>
    )}
    {waiting === 0 ? null : (
      <a
        className="relative block w-fit whitespace-nowrap"
        href={href.webhookDeliveries({ webhook: id, state: 'waiting' })}
      >
        {plural(waiting, 'waiting delivery', 'waiting deliveries')}
      </a>
    )}
  </>
)

const webhooks = columnsFor<Webhook>()

export const webhookColumns = webhooks.columns([
  webhooks.accessor('url', {
    id: 'address',
    header: 'Address',
    meta: { width: 'w-full min-w-48' },
    cell: ({ row: { original: row } }) => (
      <>
        <RowLink href={href.webhook(row.id)}>
          <span className="[overflow-wrap:anywhere]">{row.description}</span>
        </RowLink>
        <span className="block text-caption [overflow-wrap:anywhere] text-text-muted">
          {row.url}
        </span>
        <span className="block text-caption text-text-hint">
          {row.events.map(eventWords).join(' · ')}
        </span>
        <span className="mt-1 block sm:hidden">
          <WebhookMark webhook={row} />
          <Missed webhook={row} />
        </span>
      </>
    ),
  }),
  webhooks.accessor('paused', {
    id: 'state',
    header: 'State',
    meta: { from: 'sm', width: 'min-w-52' },
    cell: ({ row: { original: row } }) => (
      <>
        <WebhookMark webhook={row} />
        <Missed webhook={row} />
      </>
    ),
  }),
])

export function DeliveryMark({
  delivery: { state, is_replay: isReplay },
}: {
  delivery: Pick<DeliveryRow, 'state' | 'is_replay'>
}) {
  const { words, tone } = STATE_WORDS[state]
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tone}>{words}</Badge>
      {isReplay ? <Badge tone="neutral">Sent again</Badge> : null}
    </span>
  )
}

const Attempts = ({ row }: { row: DeliveryRow }) => (
  <>
    <span className="block">{answerWords(row)}</span>
    {row.attempts === 0 ? null : (
      <span className="block text-caption text-text-hint">{plural(row.attempts, 'attempt')}</span>
    )}
  </>
)

const deliveries = columnsFor<DeliveryRow>()

export const deliveryColumns = (search: DeliverySearch) =>
  deliveries.columns([
    deliveries.accessor('event', {
      id: 'event',
      header: 'Event',
      meta: { width: 'w-full min-w-48' },
      cell: ({ row: { original: row } }) => (
        <>
          <RowLink href={href.webhookDelivery(row.id, search)}>{eventWords(row.event)}</RowLink>
          <span className="block text-caption text-text-muted">
            {formatIstDateTime(row.created_at)}
          </span>
          <span className="block text-caption [overflow-wrap:anywhere] text-text-hint">
            {row.webhook.url}
          </span>
          <span className="mt-1 block sm:hidden">
            <DeliveryMark delivery={row} /> <Attempts row={row} />
          </span>
        </>
      ),
    }),
    deliveries.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { from: 'sm', width: 'min-w-36' },
      cell: ({ row: { original: row } }) => <DeliveryMark delivery={row} />,
    }),
    deliveries.accessor('attempts', {
      id: 'answer',
      header: 'Last answer',
      meta: { from: 'sm', width: 'min-w-36' },
      cell: ({ row: { original: row } }) => <Attempts row={row} />,
    }),
  ])
