import type { Answer } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import type { Handle } from '../../platform/db/database.ts'
import type { ListedDelivery } from './store/deliveries.ts'
import { countOpen, selectEndpoints } from './store/endpoints.ts'

type Webhooks = Answer<'staffListWebhooks'>['webhooks']

/** Every endpoint, never with its secret. */
export async function webhooksView(handle: Handle, at: Date): Promise<Webhooks> {
  const [rows, open] = await Promise.all([selectEndpoints(handle), countOpen(handle)])
  const many = (id: string, state: 'waiting' | 'failed') =>
    open.find((one) => one.endpointId === id && one.state === state)?.many ?? 0
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    url: row.url,
    description: row.description,
    events: row.events,
    paused: row.paused,
    failing_since: row.failingSince?.toISOString() ?? null,
    old_secret_until:
      row.oldSecretUntil !== null && at < row.oldSecretUntil
        ? row.oldSecretUntil.toISOString()
        : null,
    waiting: many(row.id, 'waiting'),
    failed: many(row.id, 'failed'),
  }))
}

export const webhooksAnswer = async (handle: Handle, at: Date) =>
  ok({ success: true as const, webhooks: await webhooksView(handle, at) })

export const deliveryView = ({
  delivery: row,
  url,
}: ListedDelivery): Answer<'staffListWebhookDeliveries'>['deliveries'][number] => ({
  id: row.id,
  webhook: { id: row.endpointId, url },
  event: row.event,
  created_at: row.createdAt.toISOString(),
  state: row.state,
  attempts: row.attempts,
  is_replay: row.isReplay,
  last_at: row.lastAt?.toISOString() ?? null,
  next_at: row.nextAt?.toISOString() ?? null,
  status: row.status,
})
