import type { Context } from '../context.ts'
import { inTransaction, type Database, type Transaction } from './database.ts'
import { gathered } from './gathered.ts'
import { queryNamed } from './named.ts'

const flush = {
  name: 'log-flush',
  text: `select pg_logical_emit_message(false, 'upchar', '', true)`,
}

/** Once everything that was committed before the call is on the disk: one flush for all who wait for it. */
const onDisk = gathered<'log', true, Pick<Context, 'db'>>(async ({ db }) => {
  await queryNamed(db, flush, [])
  return new Map([['log', true]])
})

/**
 * As `inTransaction`, for one whose locks many wait for: they are free from the commit on, not only once the disk has it.
 * Comes back when the disk has it, so that what it tells stays true; who reads beside it may see it some milliseconds
 * before. Nobody can build on what a crash would take away: the log is written in the order of the commits, and whoever
 * writes next waits for all of it.
 */
export async function inCrowdedTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const result = await inTransaction(db, work, 'begin; set local synchronous_commit = off')
  await onDisk({ db }, 'log')
  return result
}
