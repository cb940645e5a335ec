import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import { lockShipment } from '../orders/index.ts'
import { setTold, type Booking } from './store.ts'

/** Tells staff once that a booking can't be finished, because its AWB stands on another parcel. `why` names that parcel's order. */
export async function alertTaken(
  { config, clock, db, log }: Context,
  { id, reference, shipmentId }: Booking,
  awb: string,
  why: string,
): Promise<void> {
  const at = clock.now()
  const isNew = await inTransaction(db, async (tx) => {
    const parcel = await lockShipment(tx, shipmentId)
    if (parcel === undefined || !(await setTold(tx, id, at))) return false
    await recordMail(
      tx,
      plainMail(
        config,
        config.SUPPORT_EMAIL,
        `Booking ${reference}: AWB ${awb} is on another parcel`,
        [
          `The courier gave this AWB to the parcel of this order: ${config.origin}/console/orders/${parcel.orderId}`,
          why,
          'If the other parcel’s AWB is wrong, correct it there: this booking is finished within the hour. Otherwise cancel the booking in the console and book again.',
        ],
      ),
      at,
    )
    return true
  })
  if (isNew) log.warn({ reference, shipment: shipmentId }, 'a booked AWB is on another parcel')
}
