import { err, ok, type Result } from '@upchar/kernel/result'
import type { Transaction } from '../../platform/db/database.ts'
import { lockTheseLots, returnToLots } from './store/stock.ts'
import { selectShelf, takeFromLots, type ShelfLot } from './store/swap.ts'

export type LotSwap = {
  offerIds: readonly number[]
  warehouseId: number
  /** Pieces that a sale gives back to a batch, and takes from one instead. */
  back: readonly { lotId: number; quantity: number }[]
  taken: readonly { lotId: number; quantity: number }[]
  /** The sale's own reference in the ledger. */
  reference: string
  at: Date
}
/** Why pieces of a batch can't be taken; `lot` undefined: it doesn't lie in this warehouse. */
export type SwapProblem = {
  lotId: number
  lot: ShelfLot | undefined
  why: 'elsewhere' | 'unsellable' | 'short'
}

/**
 * Exchanges batches of goods that are sold but haven't left (OPS-02): other pieces of the same offers and warehouse are taken, and
 * the others go back, in one movement each under the sale's reference. All or nothing: with a problem nothing has changed.
 */
export async function swapLots(
  tx: Transaction,
  { offerIds, warehouseId, back, taken, reference, at }: LotSwap,
): Promise<Result<null, SwapProblem>> {
  await lockTheseLots(
    tx,
    [...back, ...taken].map(({ lotId }) => lotId),
  )
  const shelf = new Map(
    (await selectShelf(tx, { offerIds, warehouseId, at })).map((lot) => [lot.lotId, lot]),
  )
  for (const { lotId, quantity } of taken) {
    const lot = shelf.get(lotId)
    if (lot === undefined) return err({ lotId, lot, why: 'elsewhere' })
    if (!lot.sellable) return err({ lotId, lot, why: 'unsellable' })
    if (lot.free < quantity) return err({ lotId, lot, why: 'short' })
  }
  if (back.length > 0) await returnToLots(tx, back, { reason: 'cancellation', reference, at })
  if (taken.length > 0) await takeFromLots(tx, taken, { reference, at })
  return ok(null)
}
