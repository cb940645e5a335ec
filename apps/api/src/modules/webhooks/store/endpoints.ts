import { count, eq, ne, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { webhookDelivery, webhookEndpoint } from '../tables.ts'

export type EndpointRow = typeof webhookEndpoint.$inferSelect

/** All, oldest first. */
export const selectEndpoints = (handle: Handle): Promise<EndpointRow[]> =>
  handle.select().from(webhookEndpoint).orderBy(webhookEndpoint.madeAt, webhookEndpoint.id)

/** How many deliveries of each wait or have failed. */
export const countOpen = (handle: Handle) =>
  handle
    .select({
      endpointId: webhookDelivery.endpointId,
      state: webhookDelivery.state,
      many: count(),
    })
    .from(webhookDelivery)
    .where(ne(webhookDelivery.state, 'sent'))
    .groupBy(webhookDelivery.endpointId, webhookDelivery.state)

/** Locked until the transaction ends; deliveries can still be written for it. */
export async function lockEndpoint(tx: Transaction, id: string): Promise<EndpointRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhookEndpoint)
    .where(eq(webhookEndpoint.id, id))
    .for('no key update')
  return row
}

/** Additions queue until the transaction ends: two at once can't pass the limit. */
export const lockAdditions = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('webhook-additions'))`)
}

export async function insertEndpoint(
  tx: Transaction,
  row: typeof webhookEndpoint.$inferInsert,
): Promise<void> {
  await tx.insert(webhookEndpoint).values(row)
}

/** A change of staff. */
export async function updateEndpoint(
  tx: Transaction,
  { id, version }: Pick<EndpointRow, 'id' | 'version'>,
  change: Partial<Omit<EndpointRow, 'id' | 'version'>>,
): Promise<void> {
  await tx
    .update(webhookEndpoint)
    .set({ ...change, version: version + 1 })
    .where(eq(webhookEndpoint.id, id))
}

/** What an attempt says of the address. */
export async function noteHealth(
  tx: Transaction,
  id: string,
  health: Partial<Pick<EndpointRow, 'failingSince' | 'isSlow' | 'paused'>>,
): Promise<void> {
  await tx.update(webhookEndpoint).set(health).where(eq(webhookEndpoint.id, id))
}

export async function deleteEndpoint(tx: Transaction, id: string): Promise<void> {
  await tx.delete(webhookEndpoint).where(eq(webhookEndpoint.id, id))
}
