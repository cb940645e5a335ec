import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { eq } from '../../../platform/db/sql.ts'
import { referralCode } from '../tables.ts'

/** A customer's code; undefined: none was made yet. */
export const codeOf = async (handle: Handle, customerId: string): Promise<string | undefined> =>
  (
    await handle
      .select({ code: referralCode.code })
      .from(referralCode)
      .where(eq(referralCode.customerId, customerId))
  )[0]?.code

/** False where the code is another customer's, or the customer has one already. */
export const insertCode = async (
  handle: Handle,
  row: typeof referralCode.$inferInsert,
): Promise<boolean> =>
  ((await handle.insert(referralCode).values(row).onConflictDoNothing()).rowCount ?? 0) > 0

/** The account is closed: its link refers nobody any more. Orders keep the code. */
export async function forgetCode(tx: Transaction, customerId: string): Promise<void> {
  await tx.delete(referralCode).where(eq(referralCode.customerId, customerId))
}
