import type { Body } from '@upchar/contract/schema/endpoints'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction } from '../../../platform/db/database.ts'
import type { Author } from '../../../platform/identity/author.ts'
import {
  awbTaken,
  parcelChanged,
  parcelStateWrong,
  parcelUnknown,
  reasonMissing,
} from '../errors.ts'
import { lockParcel } from '../lock-parcel.ts'
import { mailAboutNumber } from '../mail-about-parcel.ts'
import { progress, stateLabel } from '../scan-states.ts'
import { isBookedByApi } from '../store/booked.ts'
import { findOrderOfAwb, setCourier, type ShipmentRow } from '../store/shipments.ts'
import { shortestReason } from './next-states.ts'

type Refused = Refusal & {
  code: 'parcel_unknown' | 'changed_meanwhile' | 'state_wrong' | 'reason_missing' | 'awb_taken'
}
type Booking = Pick<ShipmentRow, 'courier' | 'awb' | 'trackingUrl'>

const facts = ({ courier, awb, trackingUrl }: Booking) => ({
  courier,
  awb,
  tracking_url: trackingUrl,
})

/**
 * Sets courier and AWB of a parcel, or corrects them (OPS-01). The audit log keeps what stood there before. Sending
 * the same values again changes nothing. Returns the order's id.
 */
export function setParcelCourier(
  context: Context,
  author: Author,
  id: string,
  body: Body<'staffSetParcelCourier'>,
): Promise<Result<string, Refused>> {
  const wanted = {
    courier: body.courier,
    awb: body.awb,
    trackingUrl: body.tracking_url === '' ? null : body.tracking_url,
  }
  return decideInTransaction(context.db, async (tx): Promise<Result<string, Refused>> => {
    const parcel = await lockParcel(tx, author, id)
    if (parcel === undefined) return parcelUnknown()
    if (isSame(parcel, wanted)) return ok(parcel.orderId)
    if (parcel.version !== body.version) return parcelChanged()
    if (parcel.state === 'cancelled' || parcel.state === 'refunded')
      return parcelStateWrong(`The parcel is ${stateLabel(parcel.state).toLowerCase()}.`)
    if (await isBookedByApi(tx, id))
      return parcelStateWrong(
        'The parcel is booked by the courier’s API. Cancel that booking first.',
      )
    const isCorrection = parcel.awb !== null && parcel.awb !== wanted.awb
    if (isCorrection && body.reason.length < shortestReason)
      return reasonMissing('Say why the AWB is replaced')
    const other = await findOrderOfAwb(tx, wanted.awb, id)
    if (other !== undefined) return awbTaken(other)
    await setCourier(tx, id, wanted)
    await recordAudit(tx, {
      by: author,
      action: 'parcel.courier',
      subject: { kind: 'order', id: parcel.orderId },
      before: { parcel: id, ...facts(parcel) },
      after: { parcel: id, ...facts(wanted), reason: body.reason },
      at: context.clock.now(),
    })
    if (isCorrection && isUnderWay(parcel)) await mailAboutNumber(context, tx, id)
    return ok(parcel.orderId)
  })
}

const isSame = (a: Booking, b: Booking): boolean =>
  a.courier === b.courier && a.awb === b.awb && a.trackingUrl === b.trackingUrl

/** The buyer has got a mail with the number and still waits for the parcel. */
const isUnderWay = ({ state }: ShipmentRow): boolean =>
  progress(state) >= progress('shipped') && progress(state) < progress('delivered')
