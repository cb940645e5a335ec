import { eq } from 'drizzle-orm'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { seller, sellerApplication } from './tables.ts'

/** The facts about a seller that buyers must see (E-Commerce Rules 2020, rule 5(3)). */
export type SellerFacts = typeof seller.$inferSelect

/** Every seller by id; dozens at most. */
export async function sellersById(handle: Handle): Promise<ReadonlyMap<number, SellerFacts>> {
  const rows = await handle.select().from(seller)
  return new Map(rows.map((row) => [row.id, row]))
}

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
