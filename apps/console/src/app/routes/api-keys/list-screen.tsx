import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { LinkButton } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import { apiKeyColumns, readKeySearch } from '../../../features/api-keys/index.ts'
import { pageOf } from '../../../kit/list-search.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

/** The keys by which other systems call the API (OPS-08): at most 20 that are good, and the last 50 that are over. */
export function ApiKeysScreen() {
  const { page = 1 } = useSearchOf(readKeySearch)
  const select = useMemo(
    () => (data: Answer<'staffListApiKeys'>) => pageOf(data.keys, page),
    [page],
  )
  const answer = useQuery({ ...question('staffListApiKeys', {}), select })
  return (
    <Page
      title="API keys"
      note="Other systems, such as an ERP, that call the shop by themselves. Each may do what its scopes say, and nothing else."
      actions={
        <LinkButton href={href.newApiKey}>
          <PlusIcon size={16} aria-hidden="true" /> New API key
        </LinkButton>
      }
      fixed
    >
      <List
        label="API keys"
        answer={answer}
        rows={(data) => data.rows}
        columns={apiKeyColumns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) => href.apiKeys({ page: other > 1 ? other : undefined })}
        empty={{
          title: 'No API keys yet',
          text: 'Make one for a system that reads stock or orders, so that it needs nobody’s password.',
        }}
      />
    </Page>
  )
}
