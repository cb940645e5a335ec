import { eq } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { configFlag } from './tables.ts'

export type StoredFlag = typeof configFlag.$inferSelect

export const selectFlags = (handle: Handle): Promise<StoredFlag[]> =>
  handle.select().from(configFlag)

/** The stored row of a flag, locked until the transaction ends; undefined: the default applies. */
export async function lockFlag(tx: Transaction, key: string): Promise<StoredFlag | undefined> {
  return (await tx.select().from(configFlag).where(eq(configFlag.key, key)).for('update'))[0]
}

/** Writes a flag if `known` is still the stored value; false: a concurrent change was faster. */
export async function writeFlag(
  tx: Transaction,
  row: StoredFlag,
  known: StoredFlag | undefined,
): Promise<boolean> {
  const { value, changedBy, changedAt } = row
  const { rowCount } =
    known === undefined
      ? await tx.insert(configFlag).values(row).onConflictDoNothing()
      : await tx
          .update(configFlag)
          .set({ value, changedBy, changedAt })
          .where(eq(configFlag.key, row.key))
  return (rowCount ?? 0) > 0
}

export async function deleteFlag(tx: Transaction, key: string): Promise<void> {
  await tx.delete(configFlag).where(eq(configFlag.key, key))
}
