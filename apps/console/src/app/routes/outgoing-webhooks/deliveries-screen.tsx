import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { WEBHOOK_EVENT_KEYS, WEBHOOK_STATES } from '@upchar/kernel/webhook-events'
import {
  deliveryColumns,
  deliveryQuery,
  eventWords,
  readDeliverySearch,
  STATE_WORDS,
} from '../../../features/outgoing-webhooks/index.ts'
import type { DeliverySearch } from '../../../features/outgoing-webhooks/index.ts'
import { FilterBar, FilterSelect } from '../../../kit/filter-bar.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const STATES = WEBHOOK_STATES.map((value) => ({ value, name: STATE_WORDS[value].words }))
const EVENTS = WEBHOOK_EVENT_KEYS.map((value) => ({ value, name: eventWords(value) }))

/** The log of what was sent to other systems, for 30 days (OPS-08). */
export function DeliveriesScreen() {
  const search = useSearchOf(readDeliverySearch)
  const go = useGo()
  const { state, event, webhook, page = 1 } = search
  const answer = useQuery({
    ...question('staffListWebhookDeliveries', { query: deliveryQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const { data } = useQuery(question('staffListWebhooks', {}))
  const columns = useMemo(
    () =>
      deliveryColumns({
        ...(state && { state }),
        ...(event && { event }),
        ...(webhook && { webhook }),
      }),
    [state, event, webhook],
  )
  const filter = (part: { [K in keyof DeliverySearch]?: string | undefined }) =>
    go(href.webhookDeliveries({ state, event, webhook, ...part }))
  const isFiltered = state !== undefined || event !== undefined || webhook !== undefined
  return (
    <Page
      title="Deliveries"
      back={{ href: href.webhooks, name: 'Outgoing webhooks' }}
      note="What was sent to other systems, for 30 days."
      fixed
    >
      <FilterBar label="Deliveries" clearHref={isFiltered ? href.webhookDeliveries() : undefined}>
        <FilterSelect
          label="State"
          value={state}
          options={STATES}
          onChange={(value) => filter({ state: value })}
        />
        <FilterSelect
          label="Event"
          value={event}
          options={EVENTS}
          onChange={(value) => filter({ event: value })}
        />
        <FilterSelect
          label="Webhook"
          value={webhook}
          options={(data?.webhooks ?? []).map(({ id, description }) => ({
            value: id,
            name: description,
          }))}
          onChange={(value) => filter({ webhook: value })}
        />
      </FilterBar>
      <List
        label="Deliveries"
        answer={answer}
        rows={(found) => found.deliveries}
        columns={columns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) =>
          href.webhookDeliveries({ state, event, webhook, page: other > 1 ? other : undefined })
        }
        empty={
          isFiltered
            ? { title: 'No delivery fits', text: 'Clear the filters to see all.' }
            : {
                title: 'Nothing was sent yet',
                text: 'What the shop tells webhooks is listed here.',
              }
        }
      />
    </Page>
  )
}
