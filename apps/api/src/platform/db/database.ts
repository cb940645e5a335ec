import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pLimit, { type LimitFunction } from 'p-limit'
import pg from 'pg'
import type { Result } from '@upchar/kernel/result'
import { openPool, type PoolLimits } from './pool.ts'
import { errorCode, NoConnectionFree } from './unavailable.ts'

type Schema = Record<string, never>
export type Database = NodePgDatabase<Schema> & { $client: pg.Pool }
/** A statement to run just before a transaction commits; its values are read at that moment. */
type Ending = { readonly name: string; readonly text: string; values: () => unknown[] }
type Open = {
  readonly client: pg.PoolClient
  readonly endings: Ending[]
  readonly sent: Promise<unknown>[]
}
/** One connection with an open transaction; `endings` run just before it commits, `sent` are awaited with the commit. */
export type Transaction = NodePgDatabase<Schema> & { readonly $transaction: Open }
/** The first parameter of every store function: the pool's database, or the current transaction. */
export type Handle = Database | Transaction

/** `limits`: for processes that answer visitors. Without them, migrations and imports take their time. */
export const openDatabase = (url: string, connections: number, limits?: PoolLimits): Database =>
  drizzle(openPool(url, connections, limits))

/** PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error. */
function assertCommitted({ command }: Pick<pg.QueryResult, 'command'>): void {
  if (command !== 'COMMIT')
    throw new Error(
      'a statement failed and was passed over: PostgreSQL has rolled the transaction back',
    )
}

const loaderConnectMs = 10_000

/** Runs `work` on a dedicated connection, for COPY: the pool's pipelined ones can't do that. */
export async function withLoader<T>(
  db: Database,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: db.$client.options.connectionString,
    application_name: 'upchar',
    connectionTimeoutMillis: loaderConnectMs,
    keepAlive: true,
  })
  // What runs on it fails by itself; without a listener the error would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** `withLoader` in one transaction. */
export const inLoaderTransaction = <T>(
  db: Database,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> =>
  withLoader(db, async (client) => {
    await client.query('begin')
    const result = await work(client)
    assertCommitted(await client.query('commit'))
    return result
  })

const retryable = new Set(['40001', '40P01'])

/** The pool, or the connection of the handle's transaction. */
export const connectionOf = (handle: Handle): pg.Pool | pg.PoolClient =>
  '$transaction' in handle ? handle.$transaction.client : handle.$client

/** Adds a statement to run just before the transaction commits. */
export const beforeCommit = (tx: Transaction, ending: Ending): void =>
  void tx.$transaction.endings.push(ending)

/**
 * Lets the commit go out right behind writes that have been sent, instead of a round trip later. It fails, and rolls back, if one
 * of them has failed; nothing may depend on their results.
 */
export function awaitAtCommit(tx: Transaction, ...writes: Promise<unknown>[]): void {
  // `transact` reports a failed one; until then it is not unhandled.
  for (const write of writes) write.catch(() => undefined)
  tx.$transaction.sent.push(...writes)
}

/** One connection for the worker's LISTEN, one for reads that transactions wait for. */
const reserved = 2
const limits = new WeakMap<Database, LimitFunction>()

/**
 * Limits concurrent transactions, so that some connections stay free. A transaction may wait for a memoized
 * value that is read on another connection; if transactions held all connections, they would deadlock.
 */
function withinLimit<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const limit = limits.get(db) ?? pLimit(Math.max(1, db.$client.options.max - reserved))
  limits.set(db, limit)
  const waitMs = db.$client.options.connectionTimeoutMillis
  if (waitMs === undefined) return limit(work)
  return new Promise((resolve, reject) => {
    let late = false
    const timer = setTimeout(() => {
      late = true
      reject(new NoConnectionFree(`no connection was free within ${waitMs} ms`))
    }, waitMs)
    limit(async () => {
      clearTimeout(timer)
      // Its caller has been answered.
      if (!late) resolve(await work())
    }).catch(reject)
  })
}

/** Why the transaction failed: a write that was only sent fails before whatever is awaited behind it. */
async function causeOf(error: unknown, sent: readonly Promise<unknown>[]): Promise<unknown> {
  const failed = (await Promise.allSettled(sent)).find((one) => one.status === 'rejected')
  return failed === undefined ? error : failed.reason
}

/** How a transaction begins: the statement, and what is sent in the same packet. */
export type Opening<O> = { begin: string; first: (tx: Transaction) => Promise<O> }

async function transact<T, O>(
  db: Database,
  work: (tx: Transaction, first: O) => Promise<T>,
  { begin, first }: Opening<O>,
): Promise<T> {
  const client = await db.$client.connect()
  const open: Open = { client, endings: [], sent: [] }
  let broken: Error | undefined
  try {
    const tx = Object.assign(drizzle(client), { $transaction: open })
    const [, found] = await Promise.all([client.query(begin), first(tx)])
    const result = await work(tx, found)
    // Pipelined in this order: when one fails, the COMMIT behind it is a rollback.
    const ended = open.endings.map(({ name, text, values }) =>
      client.query({ name, text, values: values() }),
    )
    const [commit] = await Promise.all([client.query('commit'), ...open.sent, ...ended])
    assertCommitted(commit)
    return result
  } catch (error) {
    const cause = await causeOf(error, open.sent)
    await client.query('rollback').catch((reason: unknown) => {
      broken = reason instanceof Error ? reason : new Error(String(reason))
    })
    throw cause
  } finally {
    // A connection that can't even roll back is closed; the pool opens another.
    client.release(broken)
  }
}

const retrying = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= 3 || !retryable.has(errorCode(error) ?? '')) throw error
    }
  }
}

/** Runs `work` in one transaction, up to three times on deadlocks and serialisation failures. */
export const inTransaction = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  openTransaction(db, { begin: 'begin', first: nothing }, work)

/** The same, reading everything as it was at one moment. */
export const inSnapshot = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  openTransaction(db, { begin: 'begin isolation level repeatable read', first: nothing }, work)

const nothing = (): Promise<void> => Promise.resolve()

/**
 * The same with an opening of its own. `first` is sent behind `begin` without waiting for it, so it may only read and lock:
 * if the server cancels a late `begin`, it runs outside any transaction.
 */
export const openTransaction = <T, O>(
  db: Database,
  opening: Opening<O>,
  work: (tx: Transaction, first: O) => Promise<T>,
): Promise<T> => retrying(() => withinLimit(db, () => transact(db, work, opening)))

/**
 * Runs reads over one connection, outside a transaction: those begun together go out in one packet and wake one
 * server process instead of several.
 */
export const onOneConnection = <T>(
  db: Database,
  work: (handle: Handle) => Promise<T>,
): Promise<T> =>
  withinLimit(db, async () => {
    const client = await db.$client.connect()
    try {
      return await work(
        Object.assign(drizzle(client), { $transaction: { client, endings: [], sent: [] } }),
      )
    } finally {
      client.release()
    }
  })

/** Thrown to roll back with a refusal; `decideInTransaction` turns it into a value again. */
class Rollback<E> extends Error {
  readonly refusal: E
  constructor(refusal: E) {
    super('rolled back with a refusal')
    this.refusal = refusal
  }
}

/** Runs `work` in one transaction that is rolled back when the result is a refusal. */
export async function decideInTransaction<R extends Result<unknown, unknown>>(
  db: Database,
  work: (tx: Transaction) => Promise<R>,
): Promise<R> {
  let rollback: Rollback<R> | undefined
  try {
    return await inTransaction(db, async (tx) => {
      const result = await work(tx)
      if (result.ok) return result
      throw (rollback = new Rollback(result))
    })
  } catch (error) {
    if (rollback !== undefined && error === rollback) return rollback.refusal
    throw error
  }
}
