import { desc, eq } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../platform/db/prepared.ts'
import { salesCode } from './tables.ts'

export type SalesCode = typeof salesCode.$inferSelect

const runningStatement: PreparedStatement = {
  name: 'sales-code-running',
  text: 'select 1 from sales_code where code = $1 and ended_at is null',
}

/** Whether a code is in force (CART-12). */
export const isSalesCode = async (handle: Handle, code: string): Promise<boolean> =>
  (await queryPrepared(handle, runningStatement, [code])).length > 0

/** All codes, newest first, ended ones too. */
export const selectSalesCodes = (handle: Handle): Promise<SalesCode[]> =>
  handle.select().from(salesCode).orderBy(desc(salesCode.madeAt), salesCode.code)

/** The person whose code it is or was; '' where the shop never had it. */
export async function salesPersonOf(handle: Handle, code: string): Promise<string> {
  const [row] = await handle
    .select({ person: salesCode.person })
    .from(salesCode)
    .where(eq(salesCode.code, code))
  return row?.person ?? ''
}

/** False when the code is or was another one. */
export async function insertSalesCode(tx: Transaction, row: SalesCode): Promise<boolean> {
  const { rowCount } = await tx
    .insert(salesCode)
    .values(row)
    .onConflictDoNothing({ target: salesCode.code })
  return (rowCount ?? 0) > 0
}

export async function lockSalesCode(tx: Transaction, id: string): Promise<SalesCode | undefined> {
  return (await tx.select().from(salesCode).where(eq(salesCode.id, id)).for('no key update'))[0]
}

export async function setEnded(tx: Transaction, id: string, endedAt: Date): Promise<void> {
  await tx.update(salesCode).set({ endedAt }).where(eq(salesCode.id, id))
}
