import { ok, type Result } from '@upchar/kernel/result'
import type { Transaction } from '../../platform/db/database.ts'
import type { Shortage } from './allocate.ts'
import { claimLots, merged, type HoldRequest } from './hold-stock.ts'
import { sellLots, type SoldLot } from './store/stock.ts'

export type SellRequest = Omit<HoldRequest, 'expiresAt'> & { reference: string }
/** Quantity taken from a lot, and how much of it is still unassigned. */
export type SoldGoods = SoldLot & { free: number }

/**
 * Sells stock directly, for a checkout without an online payment: `holdStock` and `consumeHold` in
 * three statements. All or nothing: the error names the short lines, and nothing has changed.
 */
export async function sellStock(
  tx: Transaction,
  request: SellRequest,
): Promise<Result<SoldGoods[], Shortage[]>> {
  const lines = merged(request.lines)
  if (lines.length === 0) return ok([])
  const claimed = await claimLots(tx, request, lines)
  if (!claimed.ok) return claimed
  const { allocations, lots } = claimed.value
  const free = new Map(lots.map((lot) => [lot.lotId, lot.free]))
  const sold = await sellLots(tx, request.checkoutId, allocations, request.reference, request.at)
  return ok(sold.map((lot) => ({ ...lot, free: (free.get(lot.lotId) ?? 0) - lot.quantity })))
}
