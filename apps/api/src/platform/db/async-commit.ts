import type { Context } from '../context.ts'
import { inTransaction, type Database, type Transaction } from './database.ts'
import { batchLoader } from './batch-loader.ts'
import { queryPrepared } from './prepared.ts'

const flush = {
  name: 'log-flush',
  text: `select pg_logical_emit_message(false, 'upchar', '', true)`,
}

/** Waits until everything committed before the call is on disk; all who wait at once share a flush. */
const flushed = batchLoader<'log', true, Pick<Context, 'db'>>(async ({ db }) => {
  await queryPrepared(db, flush, [])
  return new Map([['log', true]])
})

/**
 * `inTransaction` for transactions whose locks are contended: the commit is asynchronous, so locks are released before the
 * write-ahead log is on disk. Returns once it is, so that no answer is lost in a crash. Others may read the change some
 * milliseconds earlier; what they write after it is later in the log and is lost with it or not at all
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
