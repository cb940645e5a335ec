import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '@upchar/api/platform/db/database'
import type { World } from './world.ts'

const versionOf = async (db: Database): Promise<number> =>
  (await db.execute<{ version: number }>(sql`select version from catalogue_version`)).rows[0]
    ?.version ?? 0

/**
 * Makes a change that buyers see, and expects that it tells every process that what they have cached is stale. Returns once the
 * world's own process has heard it: notifications come after the answer of the call that made the change.
 */
export async function announced<T>(
  { db, context }: Pick<World, 'db' | 'context'>,
  change: () => Promise<T>,
): Promise<T> {
  const before = await versionOf(db)
  const answer = await change()
  const after = await versionOf(db)
  expect(after, 'the change is not announced').toBeGreaterThan(before)
  // Vitest polls in tests only, and hooks announce changes, too.
  while (context.changes.version() < after) await sleep(5)
  return answer
}
