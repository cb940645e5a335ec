import { addDays, type IstDate } from '@upchar/kernel/dates'
import type { Handle, Transaction } from './database.ts'
import { getTableName, sql, type SQL } from './sql.ts'
import type { PgTable } from './pg-core.ts'

/**
 * A table of rules that hold for whole days in India, `valid_from` to `valid_to`, both included; null: until others begin. They
 * end as new ones begin, and nothing else of a row changes: what was decided by it stays explained.
 */
export const dayRules = (table: PgTable) => ({
  /** Changes of the table queue until the transaction ends. */
  async lock(tx: Transaction): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${getTableName(table)}))`)
  },
  /** Names the rules as they stand: another one after every change. */
  async revision(handle: Handle): Promise<string> {
    const { rows } = await handle.execute<{ revision: string }>(
      sql`select coalesce(max(id), 0)::text as revision from ${table}`,
    )
    return rows[0]?.revision ?? '0'
  },
  /** Ends rules on the day before one, also those that would begin later; `which`: of which of the table's rules others hold from then on. */
  async endBefore(tx: Transaction, day: IstDate, which: SQL | undefined = sql`true`) {
    await tx.execute(sql`update ${table} set valid_to = ${addDays(day, -1)}::date
      where ${which} and (valid_to is null or valid_to >= ${day}::date)`)
  },
})
