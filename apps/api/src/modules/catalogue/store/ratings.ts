import { eq } from '../../../platform/db/sql.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { productGroup } from '../tables.ts'

/** Locks a group until the transaction ends. */
export async function lockGroup(tx: Transaction, id: number): Promise<void> {
  await tx
    .select({ id: productGroup.id })
    .from(productGroup)
    .where(eq(productGroup.id, id))
    .for('no key update')
}

export type Rating = { count: number; stars: number }

export async function writeRating(
  tx: Transaction,
  id: number,
  { count, stars }: Rating,
): Promise<void> {
  await tx
    .update(productGroup)
    .set({ reviewCount: count, reviewStars: stars })
    .where(eq(productGroup.id, id))
}
