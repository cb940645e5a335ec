import type { CancelledOrder } from '../../modules/orders/index.ts'
import {
  findReturn,
  insertReturn,
  returnMail,
  selectSold,
  setDecision,
} from '../../modules/returns/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { recordMail } from '../../platform/mail/mail.ts'

/**
 * Opens and approves the return of a parcel's cold goods, once (RET-02): the shop's own logger has shown that they got warm or frozen, so nobody asks the
 * buyer. Pieces that the buyer returns already are left to that return.
 */
export async function openClaim(
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
  const lines = (await selectSold(tx, order.id))
    .filter(({ coldChain, subOrderId }) => coldChain && subOrderId === parcel.subOrderId)
    .flatMap(({ id, asked, batches }) => {
      const arrived = batches
        .filter(({ shipmentId, deliveredAt }) => shipmentId === parcel.id && deliveredAt !== null)
        .reduce((sum, { quantity, settled }) => sum + quantity - settled, 0)
      return arrived - asked > 0 ? [{ line: id, quantity: arrived - asked }] : []
    })
  if (lines.length === 0) return
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
    lines,
  })
  await setDecision(tx, id, {
    state: 'approved',
    staffId,
    at,
    decision: `${why}. Please don’t use these goods.`,
  })
  const opened = await findReturn(tx, id)
  if (opened === undefined) throw new Error(`the return ${id} is gone`)
  await recordMail(
    tx,
    returnMail(context.config, { email: order.form.email, orderId: order.id }, opened),
    at,
    { orderId: order.id },
  )
  await recordAudit(tx, {
    by: staffId,
    action: 'return.open',
    subject: { kind: 'order', id: order.id },
    after: { return: number, reason: 'arrived_warm', note: why },
    at,
  })
}
