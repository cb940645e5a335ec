import { and, asc, count, eq, inArray, isNull } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { creditFile } from '../tables.ts'

export type CreditFileRow = typeof creditFile.$inferSelect

export const selectFiles = (handle: Handle, customerId: string): Promise<CreditFileRow[]> =>
  handle
    .select()
    .from(creditFile)
    .where(eq(creditFile.customerId, customerId))
    .orderBy(asc(creditFile.at), asc(creditFile.id))

export async function countFiles(handle: Handle, customerId: string): Promise<number> {
  const [row] = await handle
    .select({ count: count() })
    .from(creditFile)
    .where(eq(creditFile.customerId, customerId))
  return row?.count ?? 0
}

export const findFile = async (
  handle: Handle,
  { customerId, id }: { customerId: string; id: string },
): Promise<CreditFileRow | undefined> =>
  (
    await handle
      .select()
      .from(creditFile)
      .where(and(eq(creditFile.customerId, customerId), eq(creditFile.id, id)))
  )[0]

export async function insertFile(handle: Handle, row: CreditFileRow): Promise<void> {
  await handle.insert(creditFile).values(row).onConflictDoNothing()
}

export async function changeFile(
  handle: Handle,
  id: string,
  change: Partial<Pick<CreditFileRow, 'name' | 'bytes' | 'at'>>,
): Promise<void> {
  await handle.update(creditFile).set(change).where(eq(creditFile.id, id))
}

export async function removeFiles(handle: Handle, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await handle.delete(creditFile).where(inArray(creditFile.id, [...ids]))
}

/** The files that an application is sent with now belong to it. */
export async function attachFiles(
  tx: Transaction,
  ids: readonly string[],
  accountId: string,
): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(creditFile)
      .set({ accountId })
      .where(and(inArray(creditFile.id, [...ids]), isNull(creditFile.accountId)))
}
