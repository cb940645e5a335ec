import type { Context } from '../context.ts'
import type { Database } from './database.ts'

type Source = Pick<Context, 'db' | 'changes' | 'log'>

/**
 * Keeps what `load` reads in memory until the catalogue's version moves: small tables that every request needs and staff
 * rarely change. One memory a database; in a process there is one, in tests one for each world.
 */
export function remembered<C extends Source, T>(
  load: (context: C) => Promise<T>,
): (context: C) => Promise<T> {
  const kept = new WeakMap<Database, Promise<{ version: number; value: T }>>()
  return async (context) => {
    const version = context.changes.version()
    // A load that failed counts as none: the next caller tries again.
    const known = await kept.get(context.db)?.catch(() => undefined)
    if (known?.version === version) return known.value
    const loading = load(context).then((value) => ({ version, value }))
    kept.set(context.db, loading)
    return (await loading).value
  }
}
