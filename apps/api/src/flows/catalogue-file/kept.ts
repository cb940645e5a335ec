import type { Goods, GoodsLot } from './store/goods.ts'

type Batch = Pick<GoodsLot, 'batch' | 'expires'>
/** What an import booked on a lot, and how it named it. `was`: null where it made the lot. */
export type KeptLot = { id: number; pieces: number; was: Batch | null; is: Batch }

/** What an import replaced, and the goods as it left them, so that it can be undone. */
export type Kept = Pick<Goods, 'variant' | 'mark' | 'movement'> & {
  /** The stored rows before; null: the import made them. */
  former: unknown
  /** Lots that it changed. */
  lots: KeptLot[]
}

const batchOf = ({ batch, expires }: GoodsLot): Batch => ({ batch, expires })

export function keptOf(before: Goods | undefined, after: Goods): Kept {
  const lots = after.lots.flatMap((lot): KeptLot[] => {
    const was = before?.lots.find(({ id }) => id === lot.id)
    const pieces = lot.pieces - (was?.pieces ?? 0)
    return pieces === 0 && was?.batch === lot.batch && was.expires === lot.expires
      ? []
      : [{ id: lot.id, pieces, was: was === undefined ? null : batchOf(was), is: batchOf(lot) }]
  })
  return {
    variant: after.variant,
    mark: after.mark,
    former: before?.facts ?? null,
    lots,
    movement: after.movement,
  }
}
