import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { batchName } from '@upchar/kernel/batches'
import { err, ok } from '@upchar/kernel/result'
import { plural } from '@upchar/kernel/text'
import { refreshWarehouses } from '../../modules/catalogue/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Handle, type Transaction } from '../../platform/db/database.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { addToLot, findLot, lockOffers, selectArticles } from './store/lots.ts'
import {
  findMove,
  findMoveByKey,
  insertMove,
  moveName,
  selectMoves,
  setEnded,
  setSent,
  type MoveRow,
} from './store/moves.ts'

const refused = (message: string, field?: string) =>
  err({ code: 'move_refused' as const, message, ...(field !== undefined && { field }) })
const lotUnknown = () =>
  err({ code: 'stock_batch_unknown' as const, message: 'This batch doesn’t exist.' })
const moveUnknown = () =>
  err({ code: 'move_unknown' as const, message: 'This move doesn’t exist.' })

export async function moveViews(handle: Handle, rows: readonly MoveRow[]) {
  const ids = rows.flatMap(({ askedBy, sentBy, endedBy }) => [askedBy, sentBy ?? [], endedBy ?? []])
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

async function answer(db: Handle, row: MoveRow | undefined) {
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
    if (target === undefined) return refused('Its seller has no such warehouse', 'warehouse_id')
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

type Step = Body<'staffChangeStockMove'>
type By = { staffId: string; at: Date }

async function send(tx: Transaction, move: MoveRow, { staffId: by, at }: By, pieces: number) {
  if (move.state === 'sent' && move.sent === pieces) return ok([])
  if (move.state !== 'asked') return refused('It has been sent or cancelled meanwhile')
  if (move.recalled) return refused('The batch is recalled: it goes into quarantine, not away')
  if (pieces > move.asked) return refused(`Only ${move.asked} were asked for`, 'pieces')
  const lot = await findLot(tx, move.lotId, at, true)
  const free = lot === undefined ? 0 : lot.onHand - lot.held
  if (pieces > free)
    return refused(`Only ${free} are free: the others are sold, or being paid`, 'pieces')
  await setSent(tx, { id: move.id, by, at }, pieces)
  return ok([move.offerId])
}

async function receive(
  tx: Transaction,
  move: MoveRow,
  { staffId: by, at }: By,
  { pieces, reason }: Extract<Step, { step: 'receive' }>,
) {
  if (move.state === 'received' && move.received === pieces) return ok([])
  if (move.state !== 'sent') return refused('It isn’t on its way')
  if (pieces > move.sent)
    return refused(
      `Only ${plural(move.sent, 'piece')} were sent. Book what is more by a count`,
      'pieces',
    )
  const isShort = pieces < move.sent
  if (isShort && reason === '') return refused('Say what became of the others', 'reason')
  await lockOffers(tx, [move.offerId])
  if (pieces > 0) await addToLot(tx, { ...move, quantity: pieces }, moveName(move.id), at, 'move')
  const to = { state: 'received' as const, received: pieces, reason: isShort ? reason : '' }
  await setEnded(tx, { id: move.id, by, at }, to)
  return ok([move.offerId])
}

async function cancel(tx: Transaction, move: MoveRow, { staffId: by, at }: By) {
  if (move.state === 'cancelled') return ok([])
  if (move.state !== 'asked') return refused('It is on its way or has arrived')
  await setEnded(tx, { id: move.id, by, at }, { state: 'cancelled', received: 0, reason: '' })
  return ok([])
}

const ACTIONS = {
  send: 'stock.move_send',
  receive: 'stock.move_receive',
  cancel: 'stock.move_cancel',
} as const

/**
 * Sends, receives or cancels a move (OPS-05): sent pieces leave the lot and can't be sold until they are received, with batch and
 * expiry; fewer than were sent only with what became of the others. The same step again changes nothing.
 */
export async function changeMove(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  id: number,
  body: Step,
): Promise<HandlerResult<'staffChangeStockMove'>> {
  const at = clock.now()
  const by = { staffId, at }
  const done = await decideInTransaction(db, async (tx) => {
    const move = await findMove(tx, id, true)
    if (move === undefined) return moveUnknown()
    const offerIds =
      body.step === 'send'
        ? await send(tx, move, by, body.pieces)
        : body.step === 'receive'
          ? await receive(tx, move, by, body)
          : await cancel(tx, move, by)
    if (!offerIds.ok) return offerIds
    const after = await findMove(tx, id)
    if (after === undefined || after.state === move.state) return offerIds
    await recordAudit(tx, {
      by: staffId,
      action: ACTIONS[body.step],
      subject: { kind: 'product', id: move.sku },
      before: { move: id, state: move.state },
      after: { sent: after.sent, received: after.received, reason: after.reason },
      at,
    })
    return offerIds
  })
  if (!done.ok) return done
  await refreshWarehouses(db, done.value, at)
  return answer(db, await findMove(db, id))
}
