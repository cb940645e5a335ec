import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import type { Database } from '@upchar/api/platform/db/database'

/**
 * Holds back the first statement that matches by name or text, on any connection, until `letGo` or the end of the test.
 * What runs in between has then certainly run between the two statements of the one held.
 */
export function holdStatement(matching: RegExp): {
  /** Resolves when the statement is held. */
  held(): Promise<void>
  letGo(): void
} {
  const original = pg.Client.prototype.query
  const gate = Promise.withResolvers<void>()
  let isHeld = false
  const query = function (this: pg.Client, ...args: unknown[]): unknown {
    if (isHeld || !matching.test(nameAndText(args[0]))) return Reflect.apply(original, this, args)
    isHeld = true
    return gate.promise.then(() => Reflect.apply(original, this, args))
  }
  Object.assign(pg.Client.prototype, { query })
  onTestFinished(() => {
    gate.resolve()
    Object.assign(pg.Client.prototype, { query: original })
  })
  return {
    held: () => expect.poll(() => isHeld, { interval: 5 }).toBe(true),
    letGo: () => gate.resolve(),
  }
}

/** Whether a statement of another connection waits for a lock. */
export async function isLockAwaited(db: Database): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return (rowCount ?? 0) > 0
}

function nameAndText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return String(query)
  const name = 'name' in query ? String(query.name) : ''
  return 'text' in query ? `${name} ${String(query.text)}` : name
}
