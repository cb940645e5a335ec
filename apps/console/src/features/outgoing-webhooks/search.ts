import { WEBHOOK_EVENT_KEYS, WEBHOOK_STATES } from '@upchar/kernel/webhook-events'
import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

const filters = {
  state: WEBHOOK_STATES,
  event: WEBHOOK_EVENT_KEYS,
  webhook: /^[0-9a-f-]{36}$/,
} as const
export const readDeliverySearch = listSearch(filters)
export type DeliverySearch = ListSearch<typeof filters>

export const deliveryQuery = ({ state, event, webhook, page }: DeliverySearch) => ({
  state,
  event,
  webhook,
  page,
  limit: PAGE_SIZE,
})
