import { desc, eq } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { kycLog } from '../tables.ts'

export type KycLogRow = typeof kycLog.$inferSelect

export async function insertLog(handle: Handle, row: KycLogRow): Promise<void> {
  await handle.insert(kycLog).values(row)
}

/** A buyer's latest log entries, newest first. */
export async function selectLogs(
  handle: Handle,
  customerId: string,
  limit: number,
): Promise<KycLogRow[]> {
  return handle
    .select()
    .from(kycLog)
    .where(eq(kycLog.customerId, customerId))
    .orderBy(desc(kycLog.at))
    .limit(limit)
}
