import type { Context } from '../../../platform/context.ts'
import { courierOf } from '../../../platform/courier/index.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import { scheduleMove } from '../schedule-move.ts'
import { insertSplit } from '../store/pack-goods.ts'
import { setSubOrderState, lockShipment } from '../store/shipments.ts'

/** Makes a second parcel beside a locked one that isn't packed. Returns its id. */
export async function splitOff(context: Context, tx: Transaction, from: string): Promise<string> {
  const id = newId()
  await insertSplit(tx, { id, from, courier: courierOf(context.config).name })
  const split = await lockShipment(tx, id)
  // It is the least advanced one now.
  if (split !== undefined && split.replaces === null && split.subOrderState !== 'placed')
    await setSubOrderState(tx, split.subOrderId, 'placed')
  scheduleMove(tx, context.config, { shipmentId: id, at: context.clock.now() })
  return id
}
