import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Handle } from './db.ts'

/** A hot statement: planned once a connection under its name. Parameters are `$1`, `$2`, … */
export type NamedStatement = { readonly name: string; readonly text: string }

/**
 * Runs a hot statement. On the pool it is a named prepared statement; inside a transaction, whose connection Drizzle
 * keeps to itself, the same text runs unnamed.
 */
export async function queryNamed<R extends pg.QueryResultRow>(handle: Handle, statement: NamedStatement, values: readonly unknown[]): Promise<R[]> {
  const client: unknown = '$client' in handle ? handle.$client : undefined
  if (client instanceof pg.Pool) return (await client.query<R>({ name: statement.name, text: statement.text, values: [...values] })).rows
  const parts = statement.text.split(/\$(\d+)/)
  const query = sql.join(parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]))))
  // What pg's own type parameter promises above: the caller states the columns of its text.
  return (await handle.execute(query)).rows as R[]
}
