import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { Button, LinkButton } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { Select } from '@upchar/ui/field'
import { showAlert } from '@upchar/web/alerts'
import { Confirm } from '../../kit/confirm.tsx'
import { useGo } from '../../kit/use-go.ts'
import { useCall } from '../../shell/api/ask.ts'
import { href } from '../../shell/hrefs.ts'
import type { Webhook } from './words.ts'

export const useRefresh = () => {
  const client = useQueryClient()
  return () =>
    Promise.all(
      ['staffListWebhooks', 'staffListWebhookDeliveries', 'staffGetWebhookDelivery'].map((name) =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
    )
}

/** Turns the secret over, for when somebody has read it who shouldn't have, or once a year. */
export function SecretPanel({
  webhook: { id, version, old_secret_until: until },
  onSecret,
}: {
  webhook: Webhook
  onSecret: (secret: string) => void
}) {
  const refresh = useRefresh()
  const [asking, setAsking] = useState(false)
  const turn = useCall('staffTurnWebhookSecret', {
    onSuccess: ({ secret }) => {
      onSecret(secret)
      return refresh()
    },
    onError: () => void refresh(),
  })
  return (
    <Panel title="Secret">
      <div className="flex flex-col gap-3 text-body-sm">
        <p className="text-text-muted">
          {until === null
            ? 'It was shown when it was made.'
            : `Messages are signed with the one before as well, until ${formatIstDateTime(until)}.`}
        </p>
        <Button look="outline" className="self-start" onClick={() => setAsking(true)}>
          Make a new secret
        </Button>
      </div>
      {asking ? (
        <Confirm
          title="Make a new secret?"
          action="Make a new secret"
          busy={turn.isPending}
          problem={turn.error?.message}
          onConfirm={() => turn.mutate({ params: { id }, body: { version } })}
          onClose={() => setAsking(false)}
        >
          <p>
            It is shown once. For a day messages are signed with both, so that the receiver has time
            to change over; a secret from before that ends at once.
          </p>
        </Confirm>
      ) : null}
    </Panel>
  )
}

const PERIODS = [
  { value: '1', name: 'The last hour' },
  { value: '24', name: 'The last 24 hours' },
  { value: '168', name: 'The last 7 days' },
  { value: '720', name: 'The last 30 days' },
]

/** Sends again what the receiver has missed. */
export function MissedPanel({ webhook: { id, failed, paused } }: { webhook: Webhook }) {
  const refresh = useRefresh()
  const [hours, setHours] = useState('24')
  const replay = useCall('staffReplayFailedWebhooks', {
    onSuccess: ({ replayed }) => {
      showAlert(
        replayed === 0 ? 3 : 1,
        replayed === 0
          ? 'Nothing has failed in this time'
          : `${plural(replayed, 'delivery is', 'deliveries are')} sent again`,
      )
      return refresh()
    },
  })
  return (
    <Panel title="Deliveries">
      <div className="flex flex-col gap-3 text-body-sm">
        <LinkButton
          look="outline"
          className="self-start"
          href={href.webhookDeliveries({ webhook: id })}
        >
          See its deliveries
        </LinkButton>
        {failed === 0 ? (
          <p className="text-text-muted">None of the last 30 days has failed.</p>
        ) : paused === null ? (
          <>
            <Select
              id="missed-since"
              label="Send again what failed in"
              value={hours}
              onChange={({ target }) => setHours(target.value)}
            >
              {PERIODS.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
            {replay.error ? (
              <Notice tone="danger" live>
                {replay.error.message}
              </Notice>
            ) : null}
            <Button
              look="outline"
              className="self-start"
              busy={replay.isPending}
              onClick={() =>
                replay.mutate({
                  params: { id },
                  body: { since: new Date(Date.now() - Number(hours) * 3_600_000).toISOString() },
                })
              }
            >
              Send again
            </Button>
          </>
        ) : (
          <p className="text-text-muted">
            {plural(failed, 'delivery has', 'deliveries have')} failed. Make the webhook active to
            send them again.
          </p>
        )}
      </div>
    </Panel>
  )
}

export function RemovePanel({ webhook: { id, version, description } }: { webhook: Webhook }) {
  const go = useGo()
  const refresh = useRefresh()
  const [asking, setAsking] = useState(false)
  const remove = useCall('staffRemoveWebhook', {
    onSuccess: async () => {
      showAlert(1, 'The webhook is removed')
      go(href.webhooks, { saved: true })
      await refresh()
    },
    onError: () => void refresh(),
  })
  return (
    <Panel title="Not used any more?">
      <Button look="danger" onClick={() => setAsking(true)}>
        Remove the webhook
      </Button>
      {asking ? (
        <Confirm
          title="Remove this webhook?"
          action="Remove the webhook"
          danger
          busy={remove.isPending}
          problem={remove.error?.message}
          onConfirm={() => remove.mutate({ params: { id }, body: { version } })}
          onClose={() => setAsking(false)}
        >
          <p className="[overflow-wrap:anywhere]">
            “{description}” is told nothing more, and the log of its deliveries is deleted with what
            waits.
          </p>
        </Confirm>
      ) : null}
    </Panel>
  )
}
