import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { formatIstDate, formatIstDateTime } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import { showAlert } from '@upchar/web/alerts'
import { Confirm } from '../../kit/confirm.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { SecretOnce } from '../../kit/secret-once.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { href } from '../../shell/hrefs.ts'
import { scopeWords, usedWords } from './words.ts'
import type { ApiKey } from './words.ts'

export const useRefreshKeys = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['staffListApiKeys'] })
}

export const KeySecret = ({ secret }: { secret: string }) => (
  <SecretOnce title="The API key" what="API key" secret={secret} doneHref={href.apiKeys()}>
    Give it to whoever runs the system now, over a way that only they read. Whoever has it can do
    what its scopes say.
  </SecretOnce>
)

const byWhom = (by: { name: string } | null, at: string) =>
  `${by === null ? 'Somebody' : by.name}, ${formatIstDateTime(at)}`

export function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const {
    id,
    prefix,
    scopes,
    last_day: lastDay,
    reason,
    made_by: by,
    made_at: at,
    revoked,
  } = apiKey
  return (
    <Panel title="What it may do">
      <Facts
        facts={[
          {
            label: 'Scopes',
            value: (
              <ul className="flex flex-col gap-1">
                {scopes.map((scope) => (
                  <li key={scope}>
                    {scopeWords(scope)} <span className="text-caption text-text-hint">{scope}</span>
                  </li>
                ))}
              </ul>
            ),
          },
          { label: 'Begins with', value: <code className="font-mono">{prefix}…</code> },
          {
            label: 'Last day',
            value: lastDay === null ? 'Until it is revoked' : formatIstDate(lastDay),
          },
          { label: 'Last use', value: usedWords(apiKey) },
          { label: 'Made by', value: byWhom(by, at) },
          { label: 'Why', value: reason },
          ...(revoked === null
            ? []
            : [
                { label: 'Revoked by', value: byWhom(revoked.by, revoked.at) },
                { label: 'Why revoked', value: revoked.reason },
              ]),
        ]}
      />
      <a className="mt-3 block w-fit text-body-sm" href={href.audit({ by: id })}>
        What it did
      </a>
    </Panel>
  )
}

/** Turns the secret over, once a year or when somebody may have read it; then at the latest it is revoked. */
export function KeySecretPanel({
  apiKey: { id, version, old_secret_until: until },
  onSecret,
}: {
  apiKey: ApiKey
  onSecret: (secret: string) => void
}) {
  const refresh = useRefreshKeys()
  const [asking, setAsking] = useState(false)
  const turn = useCall('staffTurnApiKeySecret', {
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
            ? 'The key was shown when it was made.'
            : `The key before works, too, until ${formatIstDateTime(until)}.`}
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
            It is shown once. For a day both work, so that the system has time to change over; one
            from before that ends at once. If somebody else has read the key, revoke it instead.
          </p>
        </Confirm>
      ) : null}
    </Panel>
  )
}

export function RevokePanel({ apiKey }: { apiKey: ApiKey }) {
  const [asking, setAsking] = useState(false)
  return (
    <Panel title="Revoke">
      <div className="flex flex-col gap-3 text-body-sm">
        <p className="text-text-muted">The system’s next call is refused. It can’t be undone.</p>
        <Button look="danger" className="self-start" onClick={() => setAsking(true)}>
          Revoke the key
        </Button>
      </div>
      {asking ? <RevokeDialog apiKey={apiKey} onClose={() => setAsking(false)} /> : null}
    </Panel>
  )
}

function RevokeDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const refresh = useRefreshKeys()
  const revoke = useCall('staffRevokeApiKey', { onSuccess: () => refresh() })
  const asked = useReason({
    id: 'revoke',
    send: (reason) => sendBy(revoke, { params: { id }, body: { reason } }),
    onSent: () => {
      showAlert(1, 'The API key is revoked')
      onClose()
    },
  })
  return (
    <ReasonDialog title="Revoke this API key?" action="Revoke the key" {...asked} onClose={onClose}>
      <p className="[overflow-wrap:anywhere]">{name} loses access at once.</p>
    </ReasonDialog>
  )
}
