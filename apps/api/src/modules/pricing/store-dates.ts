import type { Handle, Transaction } from '../../platform/db/database.ts'
import { sql, type SQL } from '../../platform/db/sql.ts'

/**
 * Dated prices, `valid_from` to `valid_to`: those in force end as new ones begin, and nothing else of a row changes. `which`
 * says which rows of the table stand together.
 */
export function datedRows<Key>(
  tableName: 'volume_prices' | 'deal' | 'price_list',
  which: (key: Key) => SQL,
) {
  const table = sql.raw(tableName)
  return {
    /** Ends those of a key at a moment, planned ones included. */
    async endAllAt(tx: Transaction, key: Key, at: Date): Promise<void> {
      await tx.execute(sql`update ${table} set valid_to = ${at.toISOString()}::timestamptz
        where ${which(key)} and (valid_to is null or valid_to > ${at.toISOString()}::timestamptz)`)
    },
    /** Ends one at a moment; a planned one then never begins. */
    async endOneAt(tx: Transaction, id: string, at: Date): Promise<void> {
      await tx.execute(
        sql`update ${table} set valid_to = ${at.toISOString()}::timestamptz where id = ${id}::uuid`,
      )
    },
    /** Names the state of a key's rows: another one after every change. */
    async revision(handle: Handle, key: Key): Promise<string> {
      const { rows } = await handle.execute<{ revision: string }>(
        sql`select coalesce(md5(string_agg(id::text || coalesce(valid_to::text, ''), ',' order by id)), '0')
          as revision from ${table} where ${which(key)}`,
      )
      return rows[0]?.revision ?? '0'
    },
  }
}
