import type pg from 'pg'
import { connectionOf, type Handle } from './database.ts'

/** A hot statement: planned once a connection under its name. Parameters are `$1`, `$2`, … */
export type NamedStatement = { readonly name: string; readonly text: string }

/**
 * Runs a hot statement as a named prepared one, on the pool or in a transaction: planning it each time
 * would cost more than running it.
 */
export async function queryNamed<R extends pg.QueryResultRow>(
  handle: Handle,
  statement: NamedStatement,
  values: readonly unknown[],
): Promise<R[]> {
  return (
    await connectionOf(handle).query<R>({
      name: statement.name,
      text: statement.text,
      values: [...values],
    })
  ).rows
}
