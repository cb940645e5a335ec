import type { Handle } from '../../../platform/db/database.ts'
import { asc, eq } from '../../../platform/db/sql.ts'
import { seller } from '../../sellers/tables.ts'
import { sellerStatementFailure } from '../tables.ts'

type Row = typeof sellerStatementFailure.$inferInsert

/** Notes why the job could not close a seller's statement; its last attempt counts. */
export async function noteFailure(handle: Handle, row: Row): Promise<void> {
  await handle
    .insert(sellerStatementFailure)
    .values(row)
    .onConflictDoUpdate({ target: sellerStatementFailure.sellerId, set: row })
}

export async function forgetFailure(handle: Handle, sellerId: number): Promise<void> {
  await handle.delete(sellerStatementFailure).where(eq(sellerStatementFailure.sellerId, sellerId))
}

/** The sellers whose last closing failed. */
export const selectFailures = (handle: Handle): Promise<(Row & { sellerName: string })[]> =>
  handle
    .select({
      sellerId: sellerStatementFailure.sellerId,
      sellerName: seller.tradeName,
      untilDay: sellerStatementFailure.untilDay,
      reason: sellerStatementFailure.reason,
      failedAt: sellerStatementFailure.failedAt,
    })
    .from(sellerStatementFailure)
    .innerJoin(seller, eq(seller.id, sellerStatementFailure.sellerId))
    .orderBy(asc(sellerStatementFailure.sellerId))
