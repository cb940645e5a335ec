import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '@upchar/api/platform/db/database'

const versionOf = async (db: Database): Promise<number> =>
  (await db.execute<{ version: number }>(sql`select version from catalogue_version`)).rows[0]
    ?.version ?? 0

/** Makes a change that buyers see, and expects that it tells every process: what they have cached is stale. */
export async function announced<T>(db: Database, change: () => Promise<T>): Promise<T> {
  const before = await versionOf(db)
  const answer = await change()
  expect(await versionOf(db), 'the change is not announced').toBeGreaterThan(before)
  return answer
}
