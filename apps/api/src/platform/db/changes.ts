import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Handle } from './database.ts'

/** Data that buyers see has changed: caches keyed by `version` are stale. */
export type Changes = {
  version(): number
  onChange(listener: () => void): void
  close(): Promise<void>
}

/** Increments the version in the caller's transaction; every process is notified when it commits. */
export async function announceChange(handle: Handle): Promise<void> {
  await handle.execute(sql`with v as (insert into catalogue_version (id, version) values (1, 1)
    on conflict (id) do update set version = catalogue_version.version + 1 returning version)
    select pg_notify('catalogue', version::text) from v`)
}

/**
 * Follows the version by LISTEN. After a lost connection it reads the version again, so no change is missed.
 */
export async function followChanges(url: string, log: (message: string) => void): Promise<Changes> {
  const listeners: (() => void)[] = []
  let version = 0
  let closed = false
  let client: pg.Client | undefined

  const move = (to: number) => {
    if (to === version) return
    version = to
    for (const listener of listeners) listener()
  }
  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'upchar changes' })
    next.on('notification', (message) => move(Number(message.payload)))
    next.on('error', () => {
      if (closed) return
      log('lost the change feed; connecting again')
      setTimeout(() => void reconnect(), 500).unref()
    })
    await next.connect()
    await next.query('listen catalogue')
    const { rows } = await next.query<{ version: number }>(
      'select version from catalogue_version where id = 1',
    )
    client = next
    move(Number(rows[0]?.version ?? 0))
  }
  const reconnect = async () => {
    try {
      await connect()
    } catch {
      if (!closed) setTimeout(() => void reconnect(), 1000).unref()
    }
  }
  await connect()
  return {
    version: () => version,
    onChange: (listener) => {
      listeners.push(listener)
    },
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}
