import type { Context } from '../../../platform/context.ts'
import { inTransaction, type Transaction } from '../../../platform/db/database.ts'
import { catchUp, lockProducts, settleCatalogue } from '../../catalogue-file/index.ts'
import { findUpload } from '../store/uploads.ts'
import { findLimits } from './price-limits.ts'
import { undoStock, type StockUndo } from './rules.ts'
import {
  endUndo,
  recordUndone,
  selectUndoRows,
  takeLines,
  undoneBy,
  type Undone,
  type UndoRow,
} from './store/undo-rows.ts'
import { followGoods, moveStock, restoreGoods, takeOffSale } from './store/write-back.ts'

/** Few rows at a time: the process may answer visitors meanwhile. */
const batchSize = 50

/** Job: undoes an import, its last row first (OPS-04). One that was interrupted goes on where it stopped. */
export async function undoImport({ db, clock }: Pick<Context, 'db' | 'clock'>, id: string) {
  if ((await findUpload(db, id))?.state !== 'undoing') return
  const at = clock.now()
  while ((await inTransaction(db, (tx) => undoBatch(tx, id, at))) > 0)
    await catchUp(db, at, batchSize)
  await settleCatalogue(db, at, batchSize)
  await endUndo(db, id)
}

const nothing = { moves: [], namings: [] }
const alone = { stock: { moved: 0, left: 0, why: null }, batchStays: false } as const

/** What an undo does with a row and its stock, or did. */
export function planRow({ result, why, kept, now, undone }: UndoRow): {
  undone: Undone
} & Pick<StockUndo, 'moves' | 'namings'> {
  if (undone !== null) return { undone, ...nothing }
  if (result === 'left' || kept === null || now === null)
    return { undone: { result: 'left', why, ...alone }, ...nothing }
  const { moves, namings, ...stock } = undoStock(kept, now)
  return { undone: { result, why, ...stock }, moves, namings }
}

async function undoBatch(tx: Transaction, id: string, at: Date): Promise<number> {
  // The job and the command may be at it at once: each batch is taken by one of them.
  if ((await findUpload(tx, id, true))?.state !== 'undoing') return 0
  const taken = await takeLines(tx, id, batchSize)
  if (taken.length === 0) return 0
  await lockProducts(
    tx,
    taken.map(({ sku }) => sku),
  )
  const lines = taken.map(({ line }) => line)
  const limits = await findLimits(tx, id, at, lines)
  const rows = await selectUndoRows(tx, id, { lines, limits }, at)
  const plans = rows.map((row) => ({ row, plan: planRow(row) }))
  const kept = (result: Undone['result']) =>
    plans.flatMap(({ row, plan }) => (plan.undone.result === result && row.kept ? [row.kept] : []))
  await restoreGoods(tx, kept('restored'), at)
  await takeOffSale(
    tx,
    kept('off_sale').map(({ variant }) => variant),
  )
  const stock = {
    moves: plans.flatMap(({ plan }) => plan.moves),
    namings: plans.flatMap(({ plan }) => plan.namings),
  }
  await moveStock(tx, stock, undoneBy(id), at)
  await followGoods(
    tx,
    [...kept('restored'), ...kept('off_sale')].map(({ variant }) => variant),
  )
  await recordUndone(
    tx,
    id,
    plans.map(({ row: { line }, plan: { undone } }) => ({ line, undone })),
  )
  return taken.length
}
