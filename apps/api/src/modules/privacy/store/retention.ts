import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { asc } from '../../../platform/db/sql.ts'
import { retentionSetting } from '../tables.ts'

export type RetentionSetting = typeof retentionSetting.$inferSelect

/** What staff have set so far, the oldest first. */
export const selectRetention = (handle: Handle): Promise<RetentionSetting[]> =>
  handle
    .select()
    .from(retentionSetting)
    .orderBy(asc(retentionSetting.fromDay), asc(retentionSetting.setAt))

export const insertRetention = (tx: Transaction, row: RetentionSetting): Promise<unknown> =>
  tx.insert(retentionSetting).values(row)
