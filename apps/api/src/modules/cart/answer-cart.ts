import type { Context } from '../../platform/context.ts'
import type { Destination } from './destination.ts'
import type { CartRow, GoneLine } from './model.ts'
import { priceRows, sortRows } from './price-rows.ts'
import { deleteLines } from './store/write.ts'
import { cartView, type CartView } from './view.ts'

/** Removes what can't stay and says so; of two readers at once only one reports a line (CART-21). */
async function dropGone(context: Context, guestId: string, gone: readonly GoneLine[]): Promise<GoneLine[]> {
  if (gone.length === 0) return []
  const deleted = new Set(await deleteLines(context.db, guestId, gone.map((line) => line.sku)))
  return gone.filter((line) => deleted.has(line.sku))
}

/** The cart as it goes out, from rows that are up to date. */
export async function answerCart(context: Context, guestId: string, rows: readonly CartRow[], destination: Destination): Promise<CartView> {
  const { kept, gone } = sortRows(rows.filter((row) => row.quantity > 0), destination)
  const told = await dropGone(context, guestId, gone)
  return cartView(guestId, priceRows(kept, destination, { payment: 'undecided' }), told)
}
