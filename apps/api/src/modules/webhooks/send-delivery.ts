import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { JobPayloads } from '../../platform/jobs/jobs.ts'
import { postWebhook, type WebhookAnswer } from '../../platform/outgoing-webhooks/post-webhook.ts'
import { webhookHeaders } from '../../platform/outgoing-webhooks/sign-webhook.ts'
import { bodyOf } from './body-of.ts'
import { outcomeOf, slowMs } from './rules.ts'
import { unsealSecret } from './secrets.ts'
import {
  lockDelivery,
  putAside,
  recordAttempt,
  selectDue,
  type DeliveryRow,
} from './store/deliveries.ts'
import { lockEndpoint, noteHealth, type EndpointRow } from './store/endpoints.ts'
import { tellPaused } from './tell-paused.ts'

type Sender = Pick<Context, 'config' | 'clock' | 'db' | 'log'>

/** The secrets that a delivery is signed with; undefined if UPCHAR_SECRET has changed since they were sealed. */
function secretsOf({ config }: Sender, endpoint: EndpointRow, at: Date): string[] | undefined {
  const { id, secret, oldSecret, oldSecretUntil } = endpoint
  const isOldGood = oldSecret !== null && oldSecretUntil !== null && at < oldSecretUntil
  try {
    return [secret, ...(isOldGood ? [oldSecret] : [])].map((sealed) =>
      unsealSecret(config.secret, id, sealed),
    )
  } catch {
    return undefined
  }
}

async function send(
  sender: Sender,
  delivery: DeliveryRow,
  endpoint: EndpointRow,
): Promise<WebhookAnswer> {
  const at = sender.clock.now()
  const secrets = secretsOf(sender, endpoint, at)
  if (secrets === undefined)
    return { status: null, answer: 'The secret can’t be read: turn it over' }
  const body = bodyOf(delivery)
  return postWebhook(sender.config, {
    url: endpoint.url,
    body,
    headers: {
      ...webhookHeaders({ id: delivery.id, body, at }, secrets),
      ...(delivery.isReplay ? { 'webhook-replay': 'true' } : {}),
    },
  })
}

/**
 * Job: one attempt at a delivery. A job that runs twice, or after staff have replayed or paused it, does nothing: its turn is
 * over. A crash between sending and writing sends once more under the same id.
 */
export async function sendDelivery(
  sender: Sender,
  { deliveryId, turn, isAside }: JobPayloads['send-webhook'],
): Promise<void> {
  const { db, clock } = sender
  const due = await selectDue(db, deliveryId, turn)
  if (due === undefined) return
  if (due.endpoint.isSlow && !isAside) return void (await putAside(db, due.delivery))
  const began = performance.now()
  const { status, answer } = await send(sender, due.delivery, due.endpoint)
  const took = performance.now() - began
  const at = clock.now()
  await inTransaction(db, async (tx) => {
    // The endpoint first, as staff lock it before its deliveries.
    const endpoint = await lockEndpoint(tx, due.endpoint.id)
    const delivery = await lockDelivery(tx, deliveryId)
    if (endpoint === undefined || delivery === undefined || delivery.turn !== turn) return
    const attempts = delivery.attempts + 1
    const { failingSince } = endpoint
    const outcome = outcomeOf({ status, attempts, failingSince, at })
    const isSlow = outcome.state !== 'sent' || took > slowMs
    await noteHealthOf(sender, tx, endpoint, { ...outcome, isSlow })
    const { state, nextAt } = outcome
    await recordAttempt(tx, delivery, { state, attempts, lastAt: at, nextAt, status, answer })
  })
}

async function noteHealthOf(
  sender: Sender,
  tx: Parameters<typeof noteHealth>[0],
  endpoint: EndpointRow,
  {
    failingSince,
    pauses,
    isSlow,
  }: Pick<ReturnType<typeof outcomeOf>, 'failingSince' | 'pauses'> & { isSlow: boolean },
): Promise<void> {
  const isPausing = pauses !== null && endpoint.paused === null
  const isSame =
    failingSince?.getTime() === endpoint.failingSince?.getTime() && isSlow === endpoint.isSlow
  if (!isPausing && isSame) return
  await noteHealth(tx, endpoint.id, { failingSince, isSlow, ...(isPausing && { paused: pauses }) })
  if (isPausing) await tellPaused(sender, tx, endpoint, pauses)
}
