import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { LinkButton } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import { webhookColumns } from '../../../features/outgoing-webhooks/index.ts'
import { pageOf } from '../../../kit/list-search.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

/** The addresses of other systems that are told of events (OPS-08). There are at most 20. */
export function WebhooksScreen() {
  const select = useMemo(() => (data: Answer<'staffListWebhooks'>) => pageOf(data.webhooks, 1), [])
  const answer = useQuery({ ...question('staffListWebhooks', {}), select })
  return (
    <Page
      title="Outgoing webhooks"
      note="Other systems, such as an ERP, that the shop tells of orders, parcels, payments and returns. They get numbers, states and amounts, nothing about buyers."
      actions={
        <>
          <LinkButton look="outline" href={href.webhookDeliveries()}>
            Deliveries
          </LinkButton>
          <LinkButton href={href.newWebhook}>
            <PlusIcon size={16} aria-hidden="true" /> New webhook
          </LinkButton>
        </>
      }
      fixed
    >
      <List
        label="Outgoing webhooks"
        answer={answer}
        rows={(data) => data.rows}
        columns={webhookColumns}
        rowId={(row) => row.id}
        page={1}
        pageHref={() => href.webhooks}
        empty={{
          title: 'No webhooks yet',
          text: 'Enter the address of a system that wants to know of orders without asking.',
        }}
      />
    </Page>
  )
}
