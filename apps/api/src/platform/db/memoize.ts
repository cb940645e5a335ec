import type { Context } from '../context.ts'
import type { Database } from './database.ts'

type Source = Pick<Context, 'db' | 'changes' | 'log'>

/**
 * Memoizes `load` until the catalogue's version changes: for small, rarely changed tables that every request
 * needs. Cached per database: a process has one, tests have one per world.
 */
export function memoize<C extends Source, T>(
  load: (context: C) => Promise<T>,
): (context: C) => Promise<T> {
  const kept = new WeakMap<Database, Promise<{ version: number; value: T }>>()
  return async (context) => {
    const version = context.changes.version()
    // A failed load is not cached: the next caller retries.
    const known = await kept.get(context.db)?.catch(() => undefined)
    if (known?.version === version) return known.value
    const loading = load(context).then((value) => ({ version, value }))
    kept.set(context.db, loading)
    return (await loading).value
  }
}
