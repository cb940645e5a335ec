import type { Transaction } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { joinVouchers, planMerge } from './merge-rules.ts'
import { mostLines } from './rules.ts'
import { lockCart, lockCustomerCart, moveLines, selectMergeLines } from './store/merge.ts'

/** How many lines were merged, and how many found no room. */
export type Merged = { taken: number; left: number }
/** A guest's purchase goes on as the customer's (CHECKOUT-13). */
export type MergedCart = Merged & { purchase: { from: string; to: string } | undefined }

/**
 * Merges the cart of a guest, or of another account, into the customer's (CART-08) in the caller's transaction. Locks both
 * carts, so that concurrent tabs merge once. Idempotent.
 */
export async function mergeCart(
  tx: Transaction,
  shopper: Shopper,
  customerId: string,
  at: Date,
): Promise<MergedCart> {
  const from = await lockCart(tx, shopper)
  if (from === undefined) return { taken: 0, left: 0, purchase: undefined }
  const to = await lockCustomerCart(tx, customerId, at)
  const lines = await selectMergeLines(tx, [from.id, to.id])
  const { write, left } = planMerge(
    lines.filter((line) => line.cartId === to.id),
    lines.filter((line) => line.cartId === from.id),
    mostLines,
    at,
  )
  await moveLines(tx, from.id, to.id, { lines: write, voucher: joinVouchers(to, from) })
  return {
    taken: write.length,
    left: left.length,
    purchase: { from: from.purchaseId, to: to.purchaseId },
  }
}
