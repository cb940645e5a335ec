import type { Context } from '../context.ts'
import { openTransaction, type Database, type Transaction } from './database.ts'
import { batchLoader } from './batch-loader.ts'
import { queryPrepared } from './prepared.ts'

/**
 * A transaction of its own whose ordinary commit waits for the log: for the local disk and, where
 * `synchronous_standby_names` is set, for the standby. Everything committed before it is earlier in the log.
 * A non-transactional message with `flush` would wait for the local disk only.
 */
const commitBarrier = {
  name: 'commit-barrier',
  text: `select pg_logical_emit_message(true, 'upchar', '')`,
}

const barriers = batchLoader<'log', true, Pick<Context, 'db'>>(async ({ db }) => {
  await queryPrepared(db, commitBarrier, [])
  return new Map([['log', true]])
})

/**
 * Waits until everything that is committed by now survives a crash and a failover; concurrent callers share the
 * statement. For answers about a change that another request may still be waiting for.
 */
export const passCommitBarrier = async ({ db }: Pick<Context, 'db'>): Promise<void> =>
  void (await barriers({ db }, 'log'))

/**
 * `openTransaction` with an asynchronous commit, for contended locks: they are released before the write-ahead
 * log is on disk. Returns once it is, so that neither a crash nor a failover to a synchronous standby loses an
 * answer. Others may read the change a few milliseconds earlier; what they then write is later in the log
 * (docs/decisions/0011-asynchronous-commit.md).
 */
export async function inAsyncCommitTransaction<T, O>(
  db: Database,
  first: (tx: Transaction) => Promise<O>,
  work: (tx: Transaction, first: O) => Promise<T>,
): Promise<T> {
  const begin = 'begin; set local synchronous_commit = off'
  const result = await openTransaction(db, { begin, first }, work)
  await passCommitBarrier({ db })
  return result
}
