import { and, count, desc, eq, sql } from '../../../platform/db/sql.ts'
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

/** Queues it again without an attempt, beside the others if its address has become slow since. */
export const putAside = (handle: Handle, { id, turn }: Pick<DeliveryRow, 'id' | 'turn'>) =>
  handle.execute(sql`with again as (
      update webhook_delivery set turn = turn + 1 where id = ${id} and turn = ${turn} returning id, turn)
    select webhook_job(id, turn) from again`)

const replayed = sql`turn = turn + 1, attempts = 0, next_at = null, state = 'waiting', is_replay = true`

export async function replayOne(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`with again as (
      update webhook_delivery set ${replayed} where id = ${id} returning id, turn)
    select webhook_job(id, turn) from again`)
}

/** Queues what has failed since a moment, oldest first. PostgreSQL reads no ISO text of year 0. The number of deliveries. */
export async function replayFailed(
  tx: Transaction,
  endpointId: string,
  since: Date,
): Promise<number> {
  const { rows } = await tx.execute<{ many: number }>(sql`with again as (
      update webhook_delivery set ${replayed}
      where endpoint_id = ${endpointId} and state = 'failed' and created_at >= to_timestamp(${since.getTime() / 1000}::float8)
      returning id, turn, created_at)
    select count(webhook_job(id, turn)::text)::int as many
    from (select id, turn from again order by created_at, id) as queued`)
  return rows[0]?.many ?? 0
}
