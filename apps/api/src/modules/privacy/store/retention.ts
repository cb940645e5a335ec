import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { asc, sql } from '../../../platform/db/sql.ts'
import { retentionSetting } from '../tables.ts'

export type RetentionSetting = typeof retentionSetting.$inferSelect

/** What staff have set so far, the oldest first. */
export const selectRetention = (handle: Handle): Promise<RetentionSetting[]> =>
  handle
    .select()
    .from(retentionSetting)
    .orderBy(asc(retentionSetting.fromDay), asc(retentionSetting.setAt))

/** Changes to these settings happen one after the other. */
export const lockRetention = (tx: Transaction): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('retention', 0))`)

export const insertRetention = (tx: Transaction, row: RetentionSetting): Promise<unknown> =>
  tx.insert(retentionSetting).values(row)
