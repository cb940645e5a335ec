import { eq } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { businessCategory, family, productGroup } from '../tables.ts'

export type LandingPageRow = typeof businessCategory.$inferSelect

export const selectLandingPages = (handle: Handle): Promise<LandingPageRow[]> =>
  handle.select().from(businessCategory)

export async function lockLandingPage(
  tx: Transaction,
  key: string,
): Promise<LandingPageRow | undefined> {
  return (
    await tx.select().from(businessCategory).where(eq(businessCategory.key, key)).for('update')
  )[0]
}

export async function updateLandingPage(
  tx: Transaction,
  key: string,
  change: Partial<LandingPageRow>,
): Promise<void> {
  await tx.update(businessCategory).set(change).where(eq(businessCategory.key, key))
}

export async function selectGroupIdsOfBusiness(handle: Handle, key: string): Promise<number[]> {
  const rows = await handle
    .select({ id: productGroup.id })
    .from(productGroup)
    .innerJoin(family, eq(family.key, productGroup.familyKey))
    .where(eq(family.businessCategory, key))
  return rows.map(({ id }) => id)
}
