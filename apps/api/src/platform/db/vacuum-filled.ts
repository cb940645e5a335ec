import type { Database } from './database.ts'
import { sql } from './sql.ts'

const tablesStatement = sql`
  select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
  where schemaname in ('public', 'graphile_worker') order by 1`

/**
 * Vacuums and analyses the tables that have rows. An empty one is left alone: once it is analysed, PostgreSQL expects it to stay empty
 * and plans sequential scans, which prepared statements keep while thousands of carts and orders arrive.
 */
export async function vacuumFilled(db: Database): Promise<void> {
  const tables = (await db.execute<{ name: string }>(tablesStatement)).rows
  const checks = tables.map(
    ({ name }) => sql`select ${name}::text as name where exists (select from ${sql.raw(name)})`,
  )
  const filled = await db.execute<{ name: string }>(sql.join(checks, sql` union all `))
  const names = filled.rows.map(({ name }) => name).join(', ')
  if (names !== '') await db.execute(sql.raw(`vacuum (analyze) ${names}`))
}
