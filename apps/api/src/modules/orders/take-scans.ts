import { err, ok, refuse, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { Config } from '../../platform/config.ts'
import { inTransaction, type Transaction } from '../../platform/db.ts'
import { equalSecrets } from '../../platform/ids.ts'
import { readCourierUpdate, type CourierScan } from '../../platform/courier/index.ts'
import { mailAboutParcel } from './mail-about-parcel.ts'
import { orderStates, type OrderState } from './model.ts'
import { progress, stateOfScan } from './scan-states.ts'
import { insertScan, lockShipmentByAwb, setShipmentState, setSubOrderState, statesOfSubOrder, type ShipmentRow } from './store/shipments.ts'

type Refused = Refusal & { code: 'token_invalid' }

/** The courier shows its token in a header: strangers are turned away before their body is read. */
export function admitCourier(config: Pick<Config, 'COURIER_TOKEN'>, token: string | string[] | undefined): Result<void, Refused> {
  if (typeof token === 'string' && equalSecrets(token, config.COURIER_TOKEN)) return ok(undefined)
  return err({ ...refuse('token_invalid', 'The token is not the courier’s.').error, code: 'token_invalid' })
}

/**
 * Takes a courier's update in. Unknown parcels and unreadable updates are answered with 200 like the rest: the courier
 * sends other shops' parcels too, and a refusal would only make it repeat itself.
 */
export async function takeScans(context: Context, body: unknown): Promise<Result<{ success: true }, never>> {
  const scans = readCourierUpdate(body)
  if (scans.length > 0) await inTransaction(context.db, async (tx) => { for (const scan of scans) await takeScan(context, tx, scan) })
  return ok({ success: true })
}

/** Stores a scan once, also a late one; the parcel moves only as the table of states allows. */
async function takeScan(context: Context, tx: Transaction, scan: CourierScan): Promise<void> {
  const parcel = await lockShipmentByAwb(tx, scan.awb)
  if (parcel === undefined) {
    context.log.info({ status: scan.statusId }, 'a scan of a parcel that is not ours')
    return
  }
  const stored = await insertScan(tx, { shipmentId: parcel.id, statusId: scan.statusId, scannedAt: scan.at, activity: scan.activity, location: scan.location })
  const to = stateOfScan(scan.statusId)
  if (!stored || to === undefined || to === parcel.state) return
  if (!orderStates.allows(parcel.state, to)) {
    if (parcel.state === 'delivered' && to === 'rto') context.log.warn({ shipment: parcel.id }, 'a delivered parcel is said to go back: needs review')
    return
  }
  await setShipmentState(tx, parcel.id, to)
  await moveSubOrder(context, tx, parcel)
}

/** The least advanced parcel speaks for the sub-order. */
async function moveSubOrder(context: Context, tx: Transaction, parcel: ShipmentRow): Promise<void> {
  const states = await statesOfSubOrder(tx, parcel.subOrderId)
  const least = states.reduce<OrderState>((a, b) => (progress(b) < progress(a) ? b : a), states[0] ?? parcel.subOrderState)
  if (least === parcel.subOrderState || !orderStates.allows(parcel.subOrderState, least)) return
  await setSubOrderState(tx, parcel.subOrderId, least)
  await mailAboutParcel(context, tx, parcel.subOrderId, parcel.subOrderState, least)
}
