import type { Transaction } from '../../platform/db/database.ts'
import { planMerge } from './merge-rules.ts'
import { mostLines } from './rules.ts'
import { lockCustomerCart, lockGuestCart, moveLines, selectMergeLines } from './store/merge.ts'

/** Lines in a cart after a merge at most: two full carts fit. Adding stops at half of it. */
const mostMergedLines = 2 * mostLines

/** How many guest lines were merged, and how many found no room. */
export type Merged = { taken: number; left: number }

/**
 * Merges a guest's cart into the customer's (CART-08) in the caller's transaction. Locks both
 * carts, so that concurrent tabs merge once. Idempotent.
 */
export async function mergeCart(
  tx: Transaction,
  guestId: string,
  customerId: string,
  at: Date,
): Promise<Merged> {
  const from = await lockGuestCart(tx, guestId)
  if (from === undefined) return { taken: 0, left: 0 }
  const to = await lockCustomerCart(tx, customerId, at)
  const lines = await selectMergeLines(tx, [from, to])
  const { write, left } = planMerge(
    lines.filter((line) => line.cartId === to),
    lines.filter((line) => line.cartId === from),
    mostMergedLines,
    at,
  )
  await moveLines(tx, from, to, write)
  return { taken: write.length, left: left.length }
}
