import type pg from 'pg'
import { connectionOf, type Handle } from './database.ts'

/**
 * A prepared statement: planned once per connection and cached there by name. Parameters are `$1`, `$2`, …
 */
export type PreparedStatement = { readonly name: string; readonly text: string }

/**
 * Runs a frequent statement as a prepared one, in the pool or a transaction: planning it costs more than
 * running it.
 */
export async function queryPrepared<R extends pg.QueryResultRow>(
  handle: Handle,
  statement: PreparedStatement,
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
