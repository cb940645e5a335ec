import type { Body } from '@upchar/contract/schema/endpoints'
import { findToCancel, undoParcelMove } from '../../modules/orders/index.ts'
import { findOrderOfParcel, selectReturnsOf } from '../../modules/returns/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'

const dropped: ReadonlySet<string> = new Set(['refused', 'withdrawn'])

/** The sellers' parts of a parcel's order whose goods the buyer sends back, or has (RET-02), each with what staff read. */
async function partsComingBack(
  tx: Transaction,
  parcelId: string,
): Promise<ReadonlyMap<string, string>> {
  const orderId = await findOrderOfParcel(tx, parcelId)
  // The same lock as a request for a return: one of the two sees the other.
  const order = orderId === undefined ? undefined : await findToCancel(tx, orderId, true)
  const returns = order === undefined ? [] : await selectReturnsOf(tx, order.id)
  return new Map(
    returns
      .filter(({ openedBy, state }) => openedBy === null && !dropped.has(state))
      .map(({ subOrderId, number }) => [
        subOrderId,
        `The buyer returns goods of this seller (${number}), so they were delivered. Decide that return first.`,
      ]),
  )
}

/** Takes back the latest state of a parcel, unless that would undo a delivery that a return stands on (OPS-01). */
export const undoParcel = (
  context: Context,
  staffId: string,
  id: string,
  body: Body<'staffUndoParcelMove'>,
) => undoParcelMove(context, staffId, id, body, partsComingBack)
