import type { Kept, KeptLot } from '../../catalogue-file/index.ts'

/** A lot that an import changed, as it stands now. `held`: for checkouts that are being paid. */
export type LotNow = {
  id: number
  batch: string
  expires: string | null
  onHand: number
  held: number
  /** Goods have left it or come into it since. */
  moved: boolean
}

/** `counted`: somebody has counted, corrected or recalled the stock since, so that the import's figure no longer stands in it. */
export type StockNow = { lots: readonly LotNow[]; counted: boolean }

type Move = { id: number; by: number }
type Naming = { id: number; batch: string; expires: string | null }
export type StockUndo = {
  moves: Move[]
  namings: Naming[]
  stock: { moved: number; left: number; why: 'sold' | 'counted' | null }
  batchStays: boolean
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** What an undo books: the opposite of the import, never below what is held for checkouts; what is sold has left the lot already. */
export function undoStock({ lots }: Pick<Kept, 'lots'>, now: StockNow): StockUndo {
  const here = lots.flatMap((kept) => {
    const lot = now.lots.find(({ id }) => id === kept.id)
    return lot === undefined ? [] : [{ kept, lot }]
  })
  const moves = now.counted
    ? []
    : here
        .map(({ kept, lot }) => ({
          id: lot.id,
          by:
            kept.pieces <= 0
              ? -kept.pieces
              : -Math.min(kept.pieces, Math.max(0, lot.onHand - lot.held)),
        }))
        .filter(({ by }) => by !== 0)
  const moved = sum(moves.map(({ by }) => by))
  const left = Math.abs(sum(lots.map(({ pieces }) => pieces)) + moved)
  const renamed = here.filter(({ kept }) => isRenamed(kept))
  const namings = renamed.flatMap(({ kept: { was, is }, lot }) =>
    was !== null &&
    !now.counted &&
    !lot.moved &&
    lot.batch === is.batch &&
    lot.expires === is.expires
      ? [{ id: lot.id, ...was }]
      : [],
  )
  return {
    moves,
    namings,
    stock: { moved, left, why: left === 0 ? null : now.counted ? 'counted' : 'sold' },
    batchStays: namings.length < renamed.length,
  }
}

const isRenamed = ({ was, is }: KeptLot) =>
  was !== null && (was.batch !== is.batch || was.expires !== is.expires)
