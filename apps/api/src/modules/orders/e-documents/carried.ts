import type { Transaction } from '../../../platform/db/database.ts'
import { isGone } from '../model.ts'
import { findCarried, lockStockMove, type EWayBill } from '../store/e-way-bills.ts'
import { lockShipment } from '../store/shipments.ts'
import { hasLeft } from './why-kept.ts'

/** What goes with an e-way bill: a parcel, or stock on its way to another warehouse (`shipmentId` null). */
export type Carried = {
  shipmentId: string | null
  hasLeft: boolean
  /** It moves nowhere any more. */
  isGone: boolean
}

/** What a bill is of, locked before the bill, as by those who move it: a number is then seen by them, or waited for. */
export async function lockCarried(tx: Transaction, billId: string): Promise<Carried | undefined> {
  const found = await findCarried(tx, billId)
  if (found === undefined) return undefined
  const { shipmentId, moveId } = found
  if (shipmentId !== null) {
    const state = (await lockShipment(tx, shipmentId))?.state
    return {
      shipmentId,
      hasLeft: state !== undefined && hasLeft(state),
      isGone: state === undefined || isGone(state),
    }
  }
  const state = moveId === null ? undefined : await lockStockMove(tx, moveId)
  return {
    shipmentId,
    hasLeft: state === 'sent' || state === 'received',
    isGone: state === undefined || state === 'cancelled',
  }
}

/** Whom an audited change of a bill is about. */
export const subjectOfBill = ({ orderId, moveId }: Pick<EWayBill, 'orderId' | 'moveId'>) =>
  orderId === null
    ? { kind: 'stock_move' as const, id: String(moveId) }
    : { kind: 'order' as const, id: orderId }
