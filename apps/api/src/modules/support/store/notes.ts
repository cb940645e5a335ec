import { eq } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { offer } from '../../catalogue/tables.ts'
import { feedback } from '../tables.ts'

export type FeedbackRow = typeof feedback.$inferSelect

export async function isSkuKnown(handle: Handle, sku: string): Promise<boolean> {
  const rows = await handle
    .select({ id: offer.id })
    .from(offer)
    .where(eq(offer.sellerSku, sku))
    .limit(1)
  return rows.length > 0
}

/** Stores feedback; the last answer under an id counts. */
export async function putFeedback(handle: Handle, row: FeedbackRow): Promise<void> {
  await handle
    .insert(feedback)
    .values(row)
    .onConflictDoUpdate({
      target: feedback.id,
      set: { rating: row.rating, helpful: row.helpful, comment: row.comment },
    })
}
