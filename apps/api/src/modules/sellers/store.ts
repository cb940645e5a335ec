import type { Handle } from '../../platform/db.ts'
import { seller } from './tables.ts'

/** What buyers are told about a seller (E-Commerce Rules 2020, rule 5(3)). */
export type SellerFacts = typeof seller.$inferSelect

/** Every seller by id. There are dozens, not thousands. */
export async function sellersById(handle: Handle): Promise<ReadonlyMap<number, SellerFacts>> {
  const rows = await handle.select().from(seller)
  return new Map(rows.map((row) => [row.id, row]))
}
