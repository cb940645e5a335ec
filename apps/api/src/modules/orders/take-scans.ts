import { err, ok, refuse, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { Config } from '../../platform/config.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import { equalSecrets } from '../../platform/ids.ts'
import { readCourierUpdate, type CourierScan } from '../../platform/courier/index.ts'
import { mailAboutParcel } from './mail-about-parcel.ts'
import { orderStates, type OrderState } from './model.ts'
import { progress, stateOfScan } from './scan-states.ts'
import {
  insertScans,
  lockShipmentByAwb,
  setShipmentState,
  setSubOrderState,
  statesOfOtherParcels,
  type ShipmentRow,
} from './store/shipments.ts'

type Refused = Refusal & { code: 'token_invalid' }

/** The courier authenticates by a token in a header, checked before the body is read. */
export function admitCourier(
  config: Pick<Config, 'COURIER_TOKEN'>,
  token: string | string[] | undefined,
): Result<void, Refused> {
  if (typeof token === 'string' && equalSecrets(token, config.COURIER_TOKEN)) return ok(undefined)
  return err({
    ...refuse('token_invalid', 'The token is not the courier’s.').error,
    code: 'token_invalid',
  })
}

/**
 * Accepts a courier's update. Unknown parcels and invalid updates get 200 as well: the courier also
 * sends other shops' parcels, and would retry a refusal.
 */
export async function takeScans(
  context: Context,
  body: unknown,
): Promise<Result<{ success: true }, never>> {
  const scans = readCourierUpdate(body)
  const [first] = scans
  if (first !== undefined)
    await inTransaction(context.db, (tx) => takeUpdate(context, tx, first.awb, scans))
  return ok({ success: true })
}

/** Stores each scan once, late ones too; the parcel moves only as the state table allows. */
async function takeUpdate(
  context: Context,
  tx: Transaction,
  awb: string,
  scans: readonly CourierScan[],
): Promise<void> {
  const parcel = await lockShipmentByAwb(tx, awb)
  if (parcel === undefined) {
    context.log.info({ status: scans.at(-1)?.statusId }, 'a scan of a parcel that is not ours')
    return
  }
  const fresh = await insertScans(tx, parcel.id, scans)
  const passed: OrderState[] = []
  for (const { statusId } of fresh) {
    const [from, to] = [passed.at(-1) ?? parcel.state, stateOfScan(statusId)]
    if (to === undefined || to === from) continue
    if (orderStates.allows(from, to)) passed.push(to)
    else if (from === 'delivered' && to === 'rto')
      context.log.warn(
        { shipment: parcel.id },
        'a delivered parcel is said to go back: needs review',
      )
  }
  const now = passed.at(-1)
  if (now === undefined) return
  await setShipmentState(tx, parcel.id, now)
  await moveSubOrder(context, tx, parcel, passed)
}

/**
 * The least advanced parcel sets the sub-order's state, through every state this one has passed.
 */
async function moveSubOrder(
  context: Context,
  tx: Transaction,
  parcel: ShipmentRow,
  passed: readonly OrderState[],
): Promise<void> {
  const others = await statesOfOtherParcels(tx, parcel)
  const moves: OrderState[] = [parcel.subOrderState]
  for (const own of passed) {
    const least = others.reduce((a, b) => (progress(b) < progress(a) ? b : a), own)
    const from = moves.at(-1) ?? parcel.subOrderState
    if (least !== from && orderStates.allows(from, least)) moves.push(least)
  }
  const now = moves.at(-1)
  if (now === undefined || moves.length === 1) return
  await setSubOrderState(tx, parcel.subOrderId, now)
  for (const [at, to] of moves.slice(1).entries())
    await mailAboutParcel(context, tx, parcel.subOrderId, moves[at] ?? to, to)
}
