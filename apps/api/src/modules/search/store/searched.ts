import { and, eq, gte, lt, not, sql } from '../../../platform/db/sql.ts'
import type { Database } from '../../../platform/db/database.ts'
import { searchLog } from '../tables.ts'

const opened = sql<number>`count(${searchLog.openedSlug})::int`

/** How many searches since then are recorded, and after how many something was opened. */
export async function countSearches(
  db: Database,
  since: Date,
): Promise<{ searches: number; opened: number }> {
  const [row] = await db
    .select({ searches: sql<number>`count(*)::int`, opened })
    .from(searchLog)
    .where(gte(searchLog.at, since))
  return row ?? { searches: 0, opened: 0 }
}

export type Searched = { words: string; searches: number; visitors: number; opened: number }

/** One person with two browsers is two visitors: words with an email address or an Indian mobile number are shown to nobody. */
const isPersonal = sql`${searchLog.keyword} ~ '@|(^|[^0-9])([+]?91[ -]?|0)?[6-9][0-9]{4}[ -]?[0-9]{5}([^0-9]|$)'`

/** One person's words may be a name or a number: only those of several visitors are shown. */
const fewestVisitors = 2
const words = sql<string>`lower(${searchLog.keyword})`
const searches = sql<number>`count(*)::int`
const visitors = sql<number>`count(distinct ${searchLog.guestHash})::int`

/** The words searched most since then, whatever their capitals, by several visitors. */
export async function wordsSearched(
  db: Database,
  { since, limit }: { since: Date; limit: number },
): Promise<Searched[]> {
  return db
    .select({ words, searches, visitors, opened })
    .from(searchLog)
    .where(and(gte(searchLog.at, since), not(isPersonal)))
    .groupBy(words)
    .having(gte(visitors, fewestVisitors))
    .orderBy(sql`3 desc, 2 desc, 1`)
    .limit(limit)
}

/** The words that found nothing most often between two moments, for several visitors. */
export async function wordsWithoutResults(
  db: Database,
  { begins, ends, limit }: { begins: Date; ends: Date; limit: number },
): Promise<{ text: string; times: number }[]> {
  return db
    .select({ text: words, times: searches })
    .from(searchLog)
    .where(
      and(
        gte(searchLog.at, begins),
        lt(searchLog.at, ends),
        eq(searchLog.results, 0),
        not(isPersonal),
      ),
    )
    .groupBy(words)
    .having(gte(visitors, fewestVisitors))
    .orderBy(sql`2 desc, 1`)
    .limit(limit)
}
