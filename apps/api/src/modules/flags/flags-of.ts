import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db.ts'
import { flagsWith, type ConfigFlags } from './registry.ts'
import { selectFlags } from './store.ts'

type Kept = { version: number; flags: ConfigFlags }
const kept = new WeakMap<Database, Promise<Kept>>()

/** The flags in force: from memory, read anew when the catalogue's version has moved (DATA-05). */
export async function flagsOf(context: Pick<Context, 'db' | 'changes' | 'log'>): Promise<ConfigFlags> {
  const version = context.changes.version()
  const known = await kept.get(context.db)?.catch(() => undefined)
  if (known?.version === version) return known.flags
  const loading = load(context, version)
  kept.set(context.db, loading)
  return (await loading).flags
}

async function load(context: Pick<Context, 'db' | 'log'>, version: number): Promise<Kept> {
  const { flags, ignored } = flagsWith(await selectFlags(context.db))
  for (const key of ignored) context.log.warn({ key }, 'a stored flag is unknown or has the wrong type; its standard holds')
  return { version, flags }
}
