import type { Handle, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * Dated prices of offers, `valid_from` to `valid_to`: those in force end as new ones begin, and
 * nothing else of a row changes.
 */
export function offerDates(tableName: 'volume_prices' | 'deal') {
  const table = sql.raw(tableName)
  // Gifts and upsells stand beside one another, and beside the deal of their offer.
  const replaced = sql.raw(tableName === 'deal' ? 'condition is null' : 'true')
  return {
    /** Ends those of an offer at a moment, planned ones included. */
    async endAllAt(tx: Transaction, offerId: number, at: Date): Promise<void> {
      await tx.execute(sql`update ${table} set valid_to = ${at.toISOString()}::timestamptz
        where offer_id = ${offerId} and ${replaced} and (valid_to is null or valid_to > ${at.toISOString()}::timestamptz)`)
    },
    /** Ends one at a moment; a planned one then never begins. */
    async endOneAt(tx: Transaction, id: string, at: Date): Promise<void> {
      await tx.execute(
        sql`update ${table} set valid_to = ${at.toISOString()}::timestamptz where id = ${id}::uuid`,
      )
    },
    /** Names the state of an offer's rows: another one after every change. */
    async revision(handle: Handle, offerId: number): Promise<string> {
      const { rows } = await handle.execute<{ revision: string }>(
        sql`select coalesce(md5(string_agg(id::text || coalesce(valid_to::text, ''), ',' order by id)), '0')
          as revision from ${table} where offer_id = ${offerId} and ${replaced}`,
      )
      return rows[0]?.revision ?? '0'
    },
  }
}
