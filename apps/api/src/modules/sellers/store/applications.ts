import { eq } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { seller, sellerApplication } from '../tables.ts'

export type SellerApplication = typeof sellerApplication.$inferSelect

export async function sellsWith(handle: Handle, gstin: string): Promise<boolean> {
  return (
    (await handle.select({ id: seller.id }).from(seller).where(eq(seller.gstin, gstin)).limit(1))
      .length > 0
  )
}

/** Stores an application; if the GSTIN already has one, returns it instead. */
export async function insertApplication(
  tx: Transaction,
  row: SellerApplication,
): Promise<{ stored: SellerApplication; isNew: boolean }> {
  const [written] = await tx
    .insert(sellerApplication)
    .values(row)
    .onConflictDoNothing({ target: sellerApplication.gstin })
    .returning()
  if (written !== undefined) return { stored: written, isNew: true }
  const [known] = await tx
    .select()
    .from(sellerApplication)
    .where(eq(sellerApplication.gstin, row.gstin))
  if (known === undefined) throw new Error('an application that stood in the way is gone')
  return { stored: known, isNew: false }
}
