import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { asc, lte } from '../../../platform/db/sql.ts'
import { retentionSetting } from '../tables.ts'

export type RetentionSetting = typeof retentionSetting.$inferSelect

/** What staff have set, by kind: the latest row that is in force on a day. */
export async function selectRetention(
  handle: Handle,
  day: string,
): Promise<ReadonlyMap<string, RetentionSetting>> {
  const rows = await handle
    .select()
    .from(retentionSetting)
    .where(lte(retentionSetting.fromDay, day))
    .orderBy(asc(retentionSetting.fromDay), asc(retentionSetting.setAt))
  return new Map(rows.map((row) => [row.what, row]))
}

export const insertRetention = (tx: Transaction, row: RetentionSetting): Promise<unknown> =>
  tx.insert(retentionSetting).values(row)
