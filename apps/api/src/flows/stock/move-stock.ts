import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { batchName } from '@upchar/kernel/batches'
import { err, ok } from '@upchar/kernel/result'
import { staffNames } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Handle } from '../../platform/db/database.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { findLot, selectArticles } from './store/lots.ts'
import {
  findMoveByKey,
  findWarehouse,
  insertMove,
  selectMoves,
  type MoveRow,
} from './store/moves.ts'

export const refused = (message: string, field?: string) =>
  err({ code: 'move_refused' as const, message, ...(field !== undefined && { field }) })
const lotUnknown = () =>
  err({ code: 'stock_batch_unknown' as const, message: 'This batch doesn’t exist.' })

/** Goods that go to another registration are a supply to it, even of one company (CGST Act s.25(4), Schedule I). */
async function wrongWarehouse(handle: Handle, id: number) {
  const found = await findWarehouse(handle, id)
  return refused(
    found === undefined
      ? 'This warehouse doesn’t exist'
      : `${found.name} belongs to another registration, GSTIN ${found.gstin}: goods that go there are supplied to it and need a tax invoice, which the shop can’t issue. Move them within one GSTIN only`,
    'warehouse_id',
  )
}

async function moveViews(handle: Handle, rows: readonly MoveRow[]) {
  const ids = rows.flatMap(({ askedBy, packedBy, sentBy, endedBy }) => [
    askedBy,
    packedBy ?? [],
    sentBy ?? [],
    endedBy ?? [],
  ])
  const names = await staffNames(handle, ids.flat())
  const who = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
  return rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    title: row.title,
    batch: batchName(row.batchNo),
    expires_on: row.expiresOn,
    origin: row.origin,
    warehouse: row.warehouse,
    state: row.state,
    asked: row.asked,
    sent: row.sent,
    received: row.received,
    note: row.note,
    reason: row.reason,
    asked_by: who(row.askedBy),
    asked_at: row.askedAt,
    challan: row.challan,
    packed_by: who(row.packedBy),
    packed_at: row.packedAt,
    sent_by: who(row.sentBy),
    sent_at: row.sentAt,
    ended_by: who(row.endedBy),
    ended_at: row.endedAt,
  }))
}

/** Moves under way, or that have ended (OPS-05). */
export async function listMoves(
  { db }: Pick<Context, 'db'>,
  { state, ...page }: Query<'staffListStockMoves'>,
): Promise<HandlerResult<'staffListStockMoves'>> {
  const { rows, count } = await selectMoves(db, { ...page, ended: state === 'ended' })
  return ok({ success: true, moves: await moveViews(db, rows), ...counted(count) })
}

/** The answer to a change of a move. */
export async function answer(db: Handle, row: MoveRow | undefined) {
  const [move] = row === undefined ? [] : await moveViews(db, [row])
  if (move === undefined) throw new Error('a move of stock is gone right after it was stored')
  return ok({ success: true as const, move })
}

/** Asks for pieces of a batch in another warehouse of its seller. Nothing moves before they are sent; a repeated key is the same move. */
export async function askMove(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  { key, lot: lotId, warehouse_id: warehouseId, pieces, note }: Body<'staffAskStockMove'>,
): Promise<HandlerResult<'staffAskStockMove'>> {
  const at = clock.now()
  const done = await decideInTransaction(db, async (tx) => {
    if ((await findMoveByKey(tx, key)) !== undefined) return ok(null)
    const lot = await findLot(tx, lotId, at)
    if (lot === undefined) return lotUnknown()
    const article = (await selectArticles(tx, [lot.sku])).get(lot.sku.toLowerCase())
    if (warehouseId === lot.warehouseId)
      return refused('It lies in this warehouse already', 'warehouse_id')
    const target = article?.warehouses.find(({ id }) => id === warehouseId)
    if (target === undefined) return wrongWarehouse(tx, warehouseId)
    const free = lot.onHand - lot.held
    if (pieces > free) return refused(`Only ${free} are free to be moved`, 'pieces')
    if (!(await insertMove(tx, { key, lotId, warehouseId, asked: pieces, note, by: staffId, at })))
      return ok(null)
    await recordAudit(tx, {
      by: staffId,
      action: 'stock.move_ask',
      subject: { kind: 'product', id: lot.sku },
      after: { batch: lot.batchNo, from: lot.warehouse, to: target.name, pieces, note },
      at,
    })
    return ok(null)
  })
  return done.ok ? answer(db, await findMoveByKey(db, key)) : done
}
