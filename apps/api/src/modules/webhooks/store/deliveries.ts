import { and, count, desc, eq, sql, type SQL } from '../../../platform/db/sql.ts'
import type { WebhookEvent, WebhookState } from '@upchar/kernel/webhook-events'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { countLimit, rowsOf, type Page } from '../../../platform/db/paging.ts'
import { webhookDelivery, webhookEndpoint } from '../tables.ts'

type Filter = {
  state?: WebhookState | undefined
  event?: WebhookEvent | undefined
  webhook?: string | undefined
}

const matching = ({ state, event, webhook }: Filter) =>
  and(
    state && eq(webhookDelivery.state, state),
    event && eq(webhookDelivery.event, event),
    webhook === undefined ? undefined : eq(webhookDelivery.endpointId, webhook),
  )

const withAddress = (handle: Handle) =>
  handle
    .select({ delivery: webhookDelivery, url: webhookEndpoint.url })
    .from(webhookDelivery)
    .innerJoin(webhookEndpoint, eq(webhookEndpoint.id, webhookDelivery.endpointId))

export type DeliveryRow = typeof webhookDelivery.$inferSelect
export type ListedDelivery = { delivery: DeliveryRow; url: string }

/** A page of the log, newest first. */
export function selectDeliveries(handle: Handle, query: Page & Filter): Promise<ListedDelivery[]> {
  const { offset, limit } = rowsOf(query)
  return withAddress(handle)
    .where(matching(query))
    .orderBy(desc(webhookDelivery.createdAt), desc(webhookDelivery.id))
    .offset(offset)
    .limit(limit)
}

export async function countDeliveries(handle: Handle, filter: Filter): Promise<number> {
  const found = handle
    .select({ id: webhookDelivery.id })
    .from(webhookDelivery)
    .where(matching(filter))
    .limit(countLimit)
    .as('found')
  const [row] = await handle.select({ many: count() }).from(found)
  return row?.many ?? 0
}

export async function findDelivery(
  handle: Handle,
  id: string,
): Promise<ListedDelivery | undefined> {
  const [row] = await withAddress(handle).where(eq(webhookDelivery.id, id))
  return row
}

/** A delivery that is to be sent in this turn, with its address. */
export async function selectDue(handle: Handle, id: string, turn: number) {
  const [row] = await handle
    .select({ delivery: webhookDelivery, endpoint: webhookEndpoint })
    .from(webhookDelivery)
    .innerJoin(webhookEndpoint, eq(webhookEndpoint.id, webhookDelivery.endpointId))
    .where(
      and(
        eq(webhookDelivery.id, id),
        eq(webhookDelivery.turn, turn),
        eq(webhookDelivery.state, 'waiting'),
        sql`${webhookEndpoint.paused} is null`,
      ),
    )
  return row
}

export async function lockDelivery(tx: Transaction, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhookDelivery)
    .where(eq(webhookDelivery.id, id))
    .for('update')
  return row
}

/** Writes an attempt, and queues the next one unless there is none. */
export async function recordAttempt(
  tx: Transaction,
  { id, turn }: Pick<DeliveryRow, 'id' | 'turn'>,
  attempt: Pick<DeliveryRow, 'state' | 'attempts' | 'lastAt' | 'nextAt' | 'status' | 'answer'>,
): Promise<void> {
  await tx
    .update(webhookDelivery)
    .set({ ...attempt, turn: turn + 1 })
    .where(eq(webhookDelivery.id, id))
  if (attempt.nextAt !== null)
    await tx.execute(
      sql`select webhook_job(${id}, ${turn + 1}, ${attempt.nextAt.toISOString()}::timestamptz)`,
    )
}

/** Gives deliveries their next turn and queues them, oldest first. Their number. */
async function requeue(handle: Handle, which: SQL, change = sql``): Promise<number> {
  const { rows } = await handle.execute<{ many: number }>(sql`with again as (
      update webhook_delivery set turn = turn + 1${change} where ${which} returning id, turn, created_at)
    select count(webhook_job(id, turn)::text)::int as many
    from (select id, turn from again order by created_at, id) as queued`)
  return rows[0]?.many ?? 0
}

const fromFirstAttempt = sql`, attempts = 0, next_at = null`
const replayed = sql`${fromFirstAttempt}, state = 'waiting', is_replay = true`

/** Queues it again without an attempt, beside the others if its address has become slow since. */
export const putAside = (handle: Handle, { id, turn }: Pick<DeliveryRow, 'id' | 'turn'>) =>
  requeue(handle, sql`id = ${id} and turn = ${turn}`)

export const replayOne = (tx: Transaction, id: string) => requeue(tx, sql`id = ${id}`, replayed)

/** Queues what has failed since a moment. PostgreSQL reads no ISO text of year 0. */
export const replayFailed = (tx: Transaction, endpointId: string, since: Date) =>
  requeue(
    tx,
    sql`endpoint_id = ${endpointId} and state = 'failed' and created_at >= to_timestamp(${since.getTime() / 1000}::float8)`,
    replayed,
  )

/** Queues what waits, from its first attempt on; jobs that are still queued of before do nothing. */
export const queueWaiting = (tx: Transaction, endpointId: string) =>
  requeue(tx, sql`endpoint_id = ${endpointId} and state = 'waiting'`, fromFirstAttempt)
