import type { Context } from '../../platform/context.ts'
import type { CourierScan } from '../../platform/courier/index.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import { followScans } from './follow-scans.ts'
import { isPacked, type OrderState } from './model.ts'
import { selectScans, type ShipmentRow } from './store/shipments.ts'

/** Whether a courier has taken a parcel that may not be packed (see `whyNotPacked`). */
export const isHeld = (state: OrderState, scans: readonly { statusId: number }[]): boolean =>
  !isPacked(state) && followScans(state, scans).some(isPacked)

/** Tells staff by log, and by mail once, that a courier has goods that may not be sold: no licence in force, or an expired batch. */
export async function alertHeld(
  { config, clock, log }: Context,
  tx: Transaction,
  parcel: ShipmentRow,
  fresh: readonly CourierScan[],
): Promise<void> {
  log.error({ shipment: parcel.id }, 'a parcel left that may not be sold: held for staff')
  const isFresh = (scan: { statusId: number; at: Date }) =>
    fresh.some(
      ({ statusId, at }) => statusId === scan.statusId && at.getTime() === scan.at.getTime(),
    )
  const before = (await selectScans(tx, parcel.id)).filter((scan) => !isFresh(scan))
  if (isHeld(parcel.state, before)) return
  await recordMail(
    tx,
    plainMail(config, config.SUPPORT_EMAIL, `Parcel ${parcel.awb ?? ''} left and may not be sold`, [
      `${parcel.courier} reports a parcel with an expired batch, or whose seller has no licence in force for the goods or no letter of undertaking, so it can’t be invoiced and the buyer isn’t told that it moves: ${config.origin}/console/orders/${parcel.orderId}`,
      'Have the courier stop it. Enter the renewal and set the parcel to packed; of an expired batch, get the goods back and pack others. Or cancel the order.',
    ]),
    clock.now(),
  )
}
