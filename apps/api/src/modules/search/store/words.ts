import { and, desc, eq, sql } from '../../../platform/db/sql.ts'
import type { Database, Handle } from '../../../platform/db/database.ts'
import { contentBlock } from '../../content/tables.ts'
import { searchLog } from '../tables.ts'

/** The list of words that staff stored under a key, or nothing. */
export async function readWords(
  db: Database,
  key: 'top_searches' | 'rotating_keywords',
): Promise<string[]> {
  const [row] = await db
    .select({ value: contentBlock.value })
    .from(contentBlock)
    .where(eq(contentBlock.key, key))
  return Array.isArray(row?.value) ? row.value.filter((word) => typeof word === 'string') : []
}

export type LoggedSearch = typeof searchLog.$inferInsert

export async function insertSearch(db: Database, search: LoggedSearch): Promise<void> {
  await db.insert(searchLog).values(search)
}

/**
 * Records what was opened on the guest's last search for these words; false when there was none.
 */
export async function markOpened(
  db: Database,
  guestHash: string,
  keyword: string,
  slug: string,
  position: number,
): Promise<boolean> {
  const last = db
    .select({ id: searchLog.id })
    .from(searchLog)
    .where(and(eq(searchLog.guestHash, guestHash), eq(searchLog.keyword, keyword)))
    .orderBy(desc(searchLog.at))
    .limit(1)
  const { rowCount } = await db
    .update(searchLog)
    .set({ openedSlug: slug, position })
    .where(eq(searchLog.id, sql`(${last})`))
  return (rowCount ?? 0) > 0
}

/** The guest's latest distinct searches, newest first. */
export async function lastKeywords(
  db: Database,
  guestHash: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ keyword: sql<string>`min(${searchLog.keyword})` })
    .from(searchLog)
    .where(eq(searchLog.guestHash, guestHash))
    .groupBy(sql`lower(${searchLog.keyword})`)
    .orderBy(desc(sql`max(${searchLog.at})`))
    .limit(limit)
  return rows.map((row) => row.keyword)
}

export async function deleteSearches(handle: Handle, guestHash: string): Promise<void> {
  await handle.delete(searchLog).where(eq(searchLog.guestHash, guestHash))
}

/** Moves searches from one guest id to a new one without searches. */
export async function moveSearches(handle: Handle, from: string, to: string): Promise<void> {
  await handle.update(searchLog).set({ guestHash: to }).where(eq(searchLog.guestHash, from))
}
