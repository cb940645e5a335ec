import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from './sql.ts'
import pg from 'pg'
import type { Handle } from './database.ts'
import { newestMigration } from './migrate.ts'

/** `away`: doesn't answer. `behind`: migrations are missing. */
export type DatabaseState = 'ok' | 'away' | 'read_only' | 'behind'

/** Data that buyers see has changed: caches keyed by `version` are stale. */
export type Changes = {
  version(): number
  onChange(listener: () => void): void
  /** What the last heartbeat found. */
  database(): DatabaseState
  close(): Promise<void>
}

export type FollowOptions = {
  log: (message: string) => void
  /** Asks the database this often whether it still answers; 0 only follows notifications. */
  heartbeatMs?: number
  /** The database has stopped answering: other connections to it wait in vain. */
  onLost?: () => void
}

const reconnectMs = 500
/** A heartbeat or a connection that takes longer has failed. */
const answerMs = 2000
/** The longest that a timer takes. */
const forever = 2 ** 31 - 1

/** Increments the version in the caller's transaction; every process is notified when it commits. */
export async function announceChange(handle: Handle): Promise<void> {
  await handle.execute(sql`with v as (insert into catalogue_version (id, version) values (1, 1)
    on conflict (id) do update set version = catalogue_version.version + 1 returning version)
    select pg_notify('catalogue', version::text) from v`)
}

type Beat = { version: number | null; read_only: boolean; migrated: boolean }

const beatStatement = `select (select version from catalogue_version where id = 1) as version,
  current_setting('transaction_read_only') = 'on' as read_only,
  (select max(created_at) from drizzle.__drizzle_migrations) >= $1 as migrated`

class ChangeFeed {
  private version = 0
  private state: DatabaseState = 'away'
  private readonly listeners: (() => void)[] = []
  private readonly closing = new AbortController()
  private following = Promise.resolve()
  private readonly url: string
  private readonly options: FollowOptions

  constructor(url: string, options: FollowOptions) {
    this.url = url
    this.options = options
  }

  async open(): Promise<Changes> {
    this.following = this.follow(await this.connect())
    return {
      version: () => this.version,
      onChange: (listener) => {
        this.listeners.push(listener)
      },
      database: () => this.state,
      close: async () => {
        this.closing.abort()
        await this.following
      },
    }
  }

  private move(to: number): void {
    if (to === this.version) return
    this.version = to
    for (const listener of this.listeners) listener()
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'upchar changes',
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
    })
    client.on('notification', (message) => this.move(Number(message.payload)))
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('listen catalogue')
      await this.beat(client)
    } catch (error) {
      await client.end()
      throw error
    }
    return client
  }

  private async beat(client: pg.Client): Promise<void> {
    const { rows } = await client.query<Beat>(beatStatement, [newestMigration])
    const [found] = rows
    this.state = found?.migrated !== true ? 'behind' : found.read_only ? 'read_only' : 'ok'
    this.move(Number(found?.version ?? 0))
  }

  /** Ends when the connection is lost, a heartbeat failed or the feed is closed. */
  private async stay(client: pg.Client): Promise<void> {
    const { heartbeatMs = 0 } = this.options
    const lost = new AbortController()
    client.once('end', () => lost.abort())
    const signal = AbortSignal.any([this.closing.signal, lost.signal])
    while (!signal.aborted) {
      await sleep(heartbeatMs || forever, undefined, { signal }).catch(() => undefined)
      if (!signal.aborted && !(await this.isAnswered(client))) break
    }
    await client.end()
  }

  private isAnswered(client: pg.Client): Promise<boolean> {
    return this.beat(client).then(
      () => true,
      () => false,
    )
  }

  private async follow(first: pg.Client): Promise<void> {
    const { signal } = this.closing
    for (let client: pg.Client | undefined = first; !signal.aborted; client = undefined) {
      try {
        // One connection may end, and a busy process misses an answer: only a new one proves an outage.
        await this.stay(client ?? (await this.connect()))
      } catch (error) {
        this.lose(error)
        await sleep(reconnectMs, undefined, { signal }).catch(() => undefined)
      }
    }
  }

  private lose(error: unknown): void {
    if (this.state === 'away') return
    this.state = 'away'
    this.options.log(`lost the database, connecting again: ${String(error)}`)
    this.options.onLost?.()
  }
}

/**
 * Follows the version by LISTEN. A lost connection is replaced and the version read again, so no change is
 * missed. Heartbeats find a server that is frozen or unplugged, which a silent connection doesn't.
 */
export const followChanges = (url: string, options: FollowOptions): Promise<Changes> =>
  new ChangeFeed(url, options).open()
