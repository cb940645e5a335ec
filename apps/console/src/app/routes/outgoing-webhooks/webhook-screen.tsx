import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { showAlert } from '@upchar/web/alerts'
import {
  MissedPanel,
  RemovePanel,
  SecretPanel,
  useRefresh,
  WebhookForm,
  WebhookMark,
  WebhookSecret,
} from '../../../features/outgoing-webhooks/index.ts'
import type { Webhook } from '../../../features/outgoing-webhooks/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart } from '../../../kit/use-address.ts'
import { question, useCall } from '../../../shell/api/ask.ts'
import { sendBy } from '../../../shell/api/send-by.ts'
import { href } from '../../../shell/hrefs.ts'
import { NotFoundScreen } from '../../../shell/page/fault-screens.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

const BACK = { href: href.webhooks, name: 'Outgoing webhooks' }
const NOTHING = { url: '', description: '', events: [], is_active: true }

/** Enters a webhook, then shows its secret once. */
export function NewWebhookScreen() {
  const refresh = useRefresh()
  const add = useCall('staffAddWebhook', { onSuccess: () => refresh() })
  return (
    <Page title="New webhook" back={BACK}>
      {add.data ? (
        <WebhookSecret secret={add.data.secret} />
      ) : (
        <WebhookForm
          initial={NOTHING}
          action="Enter the webhook"
          isNew
          send={({ url, description, events }) =>
            sendBy(add, {
              body: { url: url.trim(), description: description.trim(), events },
            })
          }
        />
      )}
    </Page>
  )
}

/** One webhook: its address and events, its secret, what it has missed. */
export function WebhookScreen() {
  const id = usePathPart('id')
  const answer = useQuery(question('staffListWebhooks', {}))
  return (
    <Loaded
      answer={answer}
      what="The webhook"
      skeleton={
        <Page title="Webhook" back={BACK}>
          <Lines count={8} />
        </Page>
      }
    >
      {({ webhooks }) => {
        const webhook = webhooks.find((one) => one.id === id)
        return webhook === undefined ? <NotFoundScreen /> : <Shown key={id} webhook={webhook} />
      }}
    </Loaded>
  )
}

function Shown({ webhook }: { webhook: Webhook }) {
  const [secret, setSecret] = useState<string>()
  const refresh = useRefresh()
  const { id, version, url, description, events, paused } = webhook
  const change = useCall('staffChangeWebhook', {
    onSuccess: () => {
      showAlert(1, 'The webhook is changed')
      return refresh()
    },
    onError: () => void refresh(),
  })
  return (
    <Page title={description} back={BACK} note={url} marks={<WebhookMark webhook={webhook} />}>
      {secret === undefined ? (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
          <Panel title="What it is told">
            {paused === null || paused === 'staff' ? null : (
              <Notice tone="warning">
                The shop has paused it by itself. Ask who runs the receiver, then make it active.
              </Notice>
            )}
            <WebhookForm
              key={version}
              initial={{ url, description, events, is_active: paused === null }}
              action="Save"
              send={(said) =>
                sendBy(change, {
                  params: { id },
                  body: {
                    ...said,
                    url: said.url.trim(),
                    description: said.description.trim(),
                    version,
                  },
                })
              }
            />
          </Panel>
          <div className="flex flex-col gap-4">
            <MissedPanel webhook={webhook} />
            <SecretPanel webhook={webhook} onSecret={setSecret} />
            <RemovePanel webhook={webhook} />
          </div>
        </div>
      ) : (
        <WebhookSecret secret={secret} />
      )}
    </Page>
  )
}
