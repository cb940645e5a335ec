import { lockCash, type CancelledOrder } from '../../modules/orders/index.ts'
import {
  findReturn,
  insertReturn,
  selectSold,
  setDecision,
  type Piece,
} from '../../modules/returns/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { carryOutSettlement, planOf } from '../returns/settle-return.ts'

/** The cold pieces of a delivered parcel that no return, open or settled, has counted yet. */
async function piecesOf(
  tx: Transaction,
  order: CancelledOrder,
  parcel: { id: string; subOrderId: string },
): Promise<Piece[]> {
  const sold = (await selectSold(tx, order.id)).filter(
    ({ coldChain, subOrderId }) => coldChain && subOrderId === parcel.subOrderId,
  )
  return sold.flatMap(({ id: line, asked, batches }) => {
    let askedFor = asked
    return batches
      .filter(({ shipmentId, deliveredAt }) => shipmentId === parcel.id && deliveredAt !== null)
      .flatMap(({ lotId, quantity, settled }) => {
        const left = Math.max(0, quantity - settled - askedFor)
        askedFor -= quantity - settled - left
        return left === 0
          ? []
          : [{ line, lot: lotId, parcel: parcel.id, quantity: left, fate: 'destroy' as const }]
      })
  })
}

/** The quantity of each line. */
const wishOf = (pieces: readonly Piece[]) =>
  [...Map.groupBy(pieces, ({ line }) => line)].map(([line, of]) => ({
    line,
    quantity: of.reduce((sum, { quantity }) => sum + quantity, 0),
  }))

/**
 * Refunds a parcel's cold goods, once (RET-02): the shop's own logger has shown that they got warm or frozen, so nobody asks the buyer
 * and nothing is inspected. Pieces that the buyer returns already are left to that return. The caller has locked order and parcel.
 */
export async function refundClaim(
  context: Context,
  tx: Transaction,
  of: {
    order: CancelledOrder
    parcel: { id: string; subOrderId: string }
    staffId: string
    why: string
  },
): Promise<void> {
  const { order, parcel, staffId, why } = of
  await lockCash(tx, order.id)
  const pieces = await piecesOf(tx, order, parcel)
  if (pieces.length === 0) return
  const [id, at] = [newId(), context.clock.now()]
  const number = await insertReturn(tx, {
    id,
    orderId: order.id,
    subOrderId: parcel.subOrderId,
    parcelId: null,
    requestKey: `temperature ${parcel.id}`,
    state: 'requested',
    reason: 'arrived_warm',
    note: why,
    staffId: null,
    wish: 'refund',
    refundWay: 'source',
    payTo: '',
    at,
    lines: wishOf(pieces),
  })
  await recordAudit(tx, {
    by: staffId,
    action: 'return.open',
    subject: { kind: 'order', id: order.id },
    after: { return: number, reason: 'arrived_warm', note: why },
    at,
  })
  const decision = `${why}. Please don’t use these goods and don’t send them back: hand them to your biomedical waste service.`
  await setDecision(tx, id, { state: 'approved', staffId, at, decision })
  const one = await findReturn(tx, id)
  if (one === undefined) throw new Error(`the return ${id} is gone`)
  const planned = await planOf(context, tx, { one, order }, pieces)
  if (!planned.ok) throw new Error(`the return ${id} can't be settled: ${planned.error.message}`)
  await carryOutSettlement(
    context,
    tx,
    { id, one, order, pieces, planned: planned.value, at },
    { by: staffId, decision, outcome: 'refund' },
  )
}
