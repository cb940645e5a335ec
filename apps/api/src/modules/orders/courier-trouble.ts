import type { Context } from '../../platform/context.ts'
import type { CourierScan } from '../../platform/courier/index.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import { isReceived, type OrderState } from './model.ts'
import { stateOfScan } from './scan-states.ts'
import { bookedSince } from './store/booked.ts'
import { selectScans, type ShipmentRow } from './store/shipments.ts'

type Trouble = { subject: string; todo: string }

const lost: Trouble = {
  subject: 'the courier has lost it',
  todo: 'Press “The courier lost it” at the parcel: the buyer is told, and what was paid goes back once you have settled the return with every piece absent. Claim the loss from the courier.',
}
const spoilt: Trouble = {
  subject: 'the courier has damaged or destroyed it',
  todo: 'Ask the courier whether it brings the parcel back. Press “It came back” or “The courier lost it” at the parcel, and settle the return: what was paid goes back. Claim the damage from the courier.',
}
const cancelled: Trouble = {
  subject: 'the courier does not fetch it',
  todo: 'The courier has cancelled its booking; the order stays. Cancel the booking in the console and book again, set another courier and AWB, or cancel the order.',
}
const backAgain: Trouble = {
  subject: 'delivered, and now on its way back',
  todo: 'The parcel stays delivered. Ask the courier and the buyer what happened; if the goods are back, let the buyer return them.',
}

/** What of a courier's news staff must act on, by status id; none of it moves the parcel (RET-05; docs/couriers.md). */
const troubles: Readonly<Record<number, Trouble>> = {
  8: cancelled,
  45: cancelled,
  12: lost,
  76: lost,
  24: spoilt,
  25: spoilt,
  44: spoilt,
}

/** What nobody waits for any more, neither the buyer nor, on its way back, the seller. */
const over: ReadonlySet<OrderState> = new Set(['cancelled', 'refunded'])

const troubleOf = (statusId: number, wasDelivered: boolean): Trouble | undefined =>
  wasDelivered && stateOfScan(statusId) === 'rto' ? backAgain : troubles[statusId]

/** Tells staff by mail, once for each kind of trouble, what they have to do about a parcel that its courier lost, spoilt or doesn't fetch. */
export async function alertTrouble(
  { config, clock, log }: Context,
  tx: Transaction,
  parcel: ShipmentRow,
  { fresh, wasDelivered }: { fresh: readonly CourierScan[]; wasDelivered: boolean },
): Promise<void> {
  const told = new Set(fresh.map(({ statusId }) => troubleOf(statusId, wasDelivered)))
  if ([...told].every((one) => one === undefined) || over.has(parcel.state)) return
  const isFresh = (scan: { statusId: number; at: Date }) =>
    fresh.some((one) => one.statusId === scan.statusId && one.at.getTime() === scan.at.getTime())
  // Another courier's news are its own.
  const since = await bookedSince(tx, parcel.id)
  const known = new Set(
    (await selectScans(tx, parcel.id))
      .filter((scan) => !isFresh(scan) && (since === undefined || scan.at >= since))
      .map(({ statusId }) => troubleOf(statusId, isReceived(parcel.state))),
  )
  for (const trouble of told) {
    if (trouble === undefined || known.has(trouble)) continue
    log.warn({ shipment: parcel.id }, `a parcel needs staff: ${trouble.subject}`)
    await recordMail(
      tx,
      plainMail(config, config.SUPPORT_EMAIL, `Parcel ${parcel.awb ?? ''}: ${trouble.subject}`, [
        `${parcel.courier} reports it: ${config.origin}/console/orders/${parcel.orderId}`,
        trouble.todo,
      ]),
      clock.now(),
    )
  }
}
