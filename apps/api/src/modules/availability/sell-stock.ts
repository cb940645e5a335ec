import { ok, type Result } from '@upchar/kernel/result'
import type { Transaction } from '../../platform/db/database.ts'
import type { Shortage } from './allocate.ts'
import { claimLots, merged, type HoldRequest } from './hold-stock.ts'
import { sellLots, type SoldLot } from './store/stock.ts'

export type SellRequest = Omit<HoldRequest, 'expiresAt'> & { reference: string }
/** Quantity taken from a lot, and how much of it is still unassigned. */
export type SoldGoods = SoldLot & { free: number }

/** Goods that are locked and allocated; `write` takes them out. */
export type Sale = { goods: SoldGoods[]; write(): Promise<void> }

/**
 * Sells stock directly, for a checkout without an online payment: `holdStock` and `consumeHold` in
 * three statements. All or nothing: the error names the short lines, and nothing has changed. The last statement is
 * the caller's to send, with the other writes of the order.
 */
export async function planSale(
  tx: Transaction,
  request: SellRequest,
): Promise<Result<Sale, Shortage[]>> {
  const lines = merged(request.lines)
  if (lines.length === 0) return ok({ goods: [], write: () => Promise.resolve() })
  const claimed = await claimLots(tx, request, lines)
  if (!claimed.ok) return claimed
  const { allocations } = claimed.value
  const lots = new Map(claimed.value.lots.map((lot) => [lot.lotId, lot]))
  const goods = allocations.flatMap(({ lotId, quantity }): SoldGoods[] => {
    const lot = lots.get(lotId)
    return lot === undefined ? [] : [{ ...lot, quantity, free: lot.free - quantity }]
  })
  return ok({
    goods: goods.toSorted((a, b) => a.lotId - b.lotId),
    write: () => sellLots(tx, request.checkoutId, allocations, request.reference, request.at),
  })
}

/** The same with the last statement. */
export async function sellStock(
  tx: Transaction,
  request: SellRequest,
): Promise<Result<SoldGoods[], Shortage[]>> {
  const sale = await planSale(tx, request)
  if (!sale.ok) return sale
  await sale.value.write()
  return ok(sale.value.goods)
}
