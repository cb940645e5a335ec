import type { Body, Params, Query } from '@upchar/contract/schema/endpoints'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import { plural } from '@upchar/kernel/text'
import { gstTableOf, refreshWarehouses, type GstTable } from '../../modules/catalogue/index.ts'
import {
  cancelMoveChallan,
  getMoveChallan,
  issueMoveChallan,
  whyMoveKept,
} from '../../modules/orders/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { answer, refused } from './move-stock.ts'
import { addToLot, findLot, lockOffers } from './store/lots.ts'
import { findMove, moveName, setEnded, setPacked, setSent, type MoveRow } from './store/moves.ts'

const moveUnknown = () =>
  err({ code: 'move_unknown' as const, message: 'This move doesn’t exist.' })

type Step = Body<'staffChangeStockMove'>
type By = { staffId: string; at: Date }

const isRecalled = () => refused('The batch is recalled: it goes into quarantine, not away')

async function pack(
  { context, gst }: { context: Context; gst: GstTable },
  tx: Transaction,
  move: MoveRow,
  { staffId: by, at }: By,
  pieces: number,
) {
  if (move.state === 'packed' && move.sent === pieces) return ok([])
  if (move.state !== 'asked') return refused('It has been packed or cancelled meanwhile')
  if (move.recalled) return isRecalled()
  if (pieces > move.asked) return refused(`Only ${move.asked} were asked for`, 'pieces')
  const lot = await findLot(tx, move.lotId, at, { lock: true })
  const free = lot === undefined ? 0 : lot.onHand - lot.held
  if (pieces > free)
    return refused(`Only ${free} are free: the others are sold, or being paid`, 'pieces')
  await setPacked(tx, { id: move.id, by, at }, pieces)
  if (!(await issueMoveChallan(context, tx, move.id, gst)))
    return refused('It has no rate of GST, which its delivery challan goes by: set one first')
  return ok([move.offerId])
}

async function send(tx: Transaction, move: MoveRow, { staffId: by, at }: By) {
  if (move.state === 'sent') return ok([])
  if (move.state !== 'packed') return refused('It isn’t packed: its delivery challan goes with it')
  if (move.recalled) return isRecalled()
  const kept = await whyMoveKept(tx, move.id, at)
  if (kept !== undefined) return refused(kept)
  await setSent(tx, { id: move.id, by, at })
  return ok([])
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

/** Packed pieces go back to their lot; their challan is cancelled, and its number stays used up. */
async function cancel(tx: Transaction, move: MoveRow, { staffId: by, at }: By) {
  if (move.state === 'cancelled') return ok([])
  if (move.state !== 'asked' && move.state !== 'packed')
    return refused('It is on its way or has arrived')
  await lockOffers(tx, [move.offerId])
  await setEnded(tx, { id: move.id, by, at }, { state: 'cancelled', received: 0, reason: '' })
  await cancelMoveChallan(tx, move.id, {
    at,
    reason: 'The goods stayed here: the move was cancelled',
  })
  return ok(move.state === 'packed' ? [move.offerId] : [])
}

const ACTIONS = {
  pack: 'stock.move_pack',
  send: 'stock.move_send',
  receive: 'stock.move_receive',
  cancel: 'stock.move_cancel',
} as const

/**
 * Packs, sends, receives or cancels a move (OPS-05). Packed pieces leave the lot with a delivery challan and can't be sold until they
 * are received, with batch and expiry; they leave with the number of an e-way bill where one is needed (CGST Rules 55, 138). Fewer than
 * were sent are received only with what became of the others. The same step again changes nothing.
 */
export async function changeMove(
  context: Context,
  { staffId }: StaffCaller,
  id: number,
  body: Step,
): Promise<HandlerResult<'staffChangeStockMove'>> {
  const { db, clock } = context
  const at = clock.now()
  const by = { staffId, at }
  const gst = await gstTableOf(context)
  const done = await decideInTransaction(db, async (tx) => {
    const move = await findMove(tx, id, true)
    if (move === undefined) return moveUnknown()
    const offerIds =
      body.step === 'pack'
        ? await pack({ context, gst }, tx, move, by, body.pieces)
        : body.step === 'send'
          ? await send(tx, move, by)
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
      after: {
        sent: after.sent,
        received: after.received,
        reason: after.reason,
        challan: after.challan?.number ?? null,
      },
      at,
    })
    return offerIds
  })
  if (!done.ok) return done
  await refreshWarehouses(db, done.value, at)
  return answer(db, await findMove(db, id))
}

/** The delivery challan of a move as PDF. */
export async function moveChallan(
  context: Context,
  { id }: Params<'staffGetMoveChallan'>,
  { copy }: Query<'staffGetMoveChallan'>,
): Promise<Result<{ name: string; bytes: Buffer }, Refusal & { code: 'move_unknown' }>> {
  return (await getMoveChallan(context, id, copy)) ?? moveUnknown()
}
