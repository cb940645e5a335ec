import { and, desc, eq, gte, inArray, isNull, or, sql } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { apiKey } from './tables.ts'

export type KeyRow = typeof apiKey.$inferSelect

const isGood = (today: string) =>
  and(isNull(apiKey.revokedAt), or(isNull(apiKey.lastDay), gte(apiKey.lastDay, today)))

/** The keys that are good on a day, newest first. */
export const selectGood = (handle: Handle, today: string): Promise<KeyRow[]> =>
  handle.select().from(apiKey).where(isGood(today)).orderBy(desc(apiKey.madeAt), desc(apiKey.id))

/** The last that are over, latest first. */
export const selectOver = (handle: Handle, today: string, limit: number): Promise<KeyRow[]> =>
  handle
    .select()
    .from(apiKey)
    .where(sql`not ${isGood(today)}`)
    .orderBy(sql`coalesce(${apiKey.revokedAt}, ${apiKey.lastDay}::timestamptz) desc`, apiKey.id)
    .limit(limit)

export async function findByPrefix(handle: Handle, prefix: string): Promise<KeyRow | undefined> {
  const [row] = await handle.select().from(apiKey).where(eq(apiKey.prefix, prefix))
  return row
}

export const selectKeyNames = (handle: Handle, ids: readonly string[]) =>
  handle
    .select({ id: apiKey.id, name: apiKey.name })
    .from(apiKey)
    .where(inArray(sql`${apiKey.id}::text`, [...ids]))

/** Locked until the transaction ends. */
export async function lockKey(tx: Transaction, id: string): Promise<KeyRow | undefined> {
  const [row] = await tx.select().from(apiKey).where(eq(apiKey.id, id)).for('no key update')
  return row
}

/** Additions queue until the transaction ends: two at once can't pass the limit. */
export const lockAdditions = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('api-key-additions'))`)
}

export async function insertKey(tx: Transaction, row: typeof apiKey.$inferInsert): Promise<void> {
  await tx.insert(apiKey).values(row)
}

export async function updateKey(
  handle: Handle,
  id: string,
  change: Partial<Omit<KeyRow, 'id'>>,
): Promise<void> {
  await handle.update(apiKey).set(change).where(eq(apiKey.id, id))
}
