import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  ApiKeyForm,
  KeyFacts,
  KeyMarks,
  KeySecret,
  KeySecretPanel,
  RevokePanel,
  useRefreshKeys,
} from '../../../features/api-keys/index.ts'
import type { ApiKey } from '../../../features/api-keys/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { usePathPart } from '../../../kit/use-address.ts'
import { question, useCall } from '../../../shell/api/ask.ts'
import { sendBy } from '../../../shell/api/send-by.ts'
import { href } from '../../../shell/hrefs.ts'
import { NotFoundScreen } from '../../../shell/page/fault-screens.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

const BACK = { href: href.apiKeys(), name: 'API keys' }

/** Makes a key, then shows it once. */
export function NewApiKeyScreen() {
  const refresh = useRefreshKeys()
  const make = useCall('staffMakeApiKey', { onSuccess: () => refresh() })
  return (
    <Page title="New API key" back={BACK}>
      {make.data ? (
        <KeySecret secret={make.data.secret} />
      ) : (
        <ApiKeyForm send={(body) => sendBy(make, { body })} />
      )}
    </Page>
  )
}

/** One key: what it may do, its secret, its end. */
export function ApiKeyScreen() {
  const id = usePathPart('id')
  const answer = useQuery(question('staffListApiKeys', {}))
  return (
    <Loaded
      answer={answer}
      what="The API key"
      skeleton={
        <Page title="API key" back={BACK}>
          <Lines count={8} />
        </Page>
      }
    >
      {({ keys }) => {
        const apiKey = keys.find((one) => one.id === id)
        return apiKey === undefined ? <NotFoundScreen /> : <Shown key={id} apiKey={apiKey} />
      }}
    </Loaded>
  )
}

function Shown({ apiKey }: { apiKey: ApiKey }) {
  const [secret, setSecret] = useState<string>()
  return (
    <Page title={apiKey.name} back={BACK} marks={<KeyMarks apiKey={apiKey} />}>
      {secret === undefined ? (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
          <KeyFacts apiKey={apiKey} />
          {apiKey.state === 'active' ? (
            <div className="flex flex-col gap-4">
              <KeySecretPanel apiKey={apiKey} onSecret={setSecret} />
              <RevokePanel apiKey={apiKey} />
            </div>
          ) : null}
        </div>
      ) : (
        <KeySecret secret={secret} />
      )}
    </Page>
  )
}
