import type { Context } from '../context.ts'
import { inTransaction, type Database, type Transaction } from './database.ts'
import { batchLoader } from './batch-loader.ts'
import { queryPrepared } from './prepared.ts'

const flush = {
  name: 'log-flush',
  text: `select pg_logical_emit_message(false, 'upchar', '', true)`,
}

/** Waits until everything committed before the call is on disk; concurrent callers share a flush. */
const flushed = batchLoader<'log', true, Pick<Context, 'db'>>(async ({ db }) => {
  await queryPrepared(db, flush, [])
  return new Map([['log', true]])
})

/**
 * `inTransaction` with an asynchronous commit, for contended locks: they are released before the write-ahead
 * log is on disk. Returns once it is, so that a crash loses no answer. Others may read the change a few
 * milliseconds earlier; what they then write is later in the log
 * (docs/decisions/0011-asynchronous-commit.md).
 */
export async function inAsyncCommitTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const result = await inTransaction(db, work, 'begin; set local synchronous_commit = off')
  await flushed({ db }, 'log')
  return result
}
