import type { Context } from '../context.ts'
import type { Database } from './database.ts'

type Source = Pick<Context, 'db' | 'changes' | 'log'>

/**
 * Memoizes `load` until the catalogue's version changes: for small, rarely changed tables that every request
 * needs. Cached per database: a process has one, tests have one per world. Concurrent callers share a load.
 */
export function memoize<C extends Source, T>(
  load: (context: C) => Promise<T>,
): (context: C) => Promise<T> {
  const kept = new WeakMap<Database, { version: number; value: Promise<T> }>()
  return (context) => {
    const version = context.changes.version()
    const known = kept.get(context.db)
    if (known?.version === version) return known.value
    const value = load(context).catch((error: unknown) => {
      // A failed load is not cached: the next caller retries.
      if (kept.get(context.db)?.value === value) kept.delete(context.db)
      throw error
    })
    kept.set(context.db, { version, value })
    return value
  }
}
