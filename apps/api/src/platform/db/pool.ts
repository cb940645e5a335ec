import pg from 'pg'
import { BatchingSocket } from './batching-socket.ts'

// Counts and paise come as bigint; all of them are below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Time limits in milliseconds. */
export type PoolLimits = {
  /** For a connection, new or free again. */
  acquire: number
  statement: number
  lock: number
  /** For a transaction that sends nothing. */
  idleTransaction: number
}

const sockets = new WeakMap<pg.Pool, Set<BatchingSocket>>()

export function openPool(url: string, connections: number, limits?: PoolLimits): pg.Pool {
  const open = new Set<BatchingSocket>()
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'upchar',
    // Pipelined: independent statements share one round trip.
    pipeline: true,
    keepAlive: true,
    stream: () => {
      const socket = new BatchingSocket()
      open.add(socket)
      return socket.once('close', () => open.delete(socket))
    },
    ...(limits !== undefined && {
      connectionTimeoutMillis: limits.acquire,
      statement_timeout: limits.statement,
      lock_timeout: limits.lock,
      idle_in_transaction_session_timeout: limits.idleTransaction,
      // For a server process that can't even time out.
      query_timeout: 2 * limits.statement,
    }),
  })
  sockets.set(pool, open)
  // The pool replaces a connection that breaks while idle; without a listener the error would end
  // the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * Closes all connections of the pool: their statements fail at once instead of waiting for a server that
 * doesn't answer. Later statements open new ones.
 */
export function dropConnections(pool: pg.Pool): void {
  for (const socket of sockets.get(pool) ?? []) socket.destroy()
}
