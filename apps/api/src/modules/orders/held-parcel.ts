import { batchLabel } from '@upchar/kernel/batches'
import type { Context } from '../../platform/context.ts'
import type { CourierScan } from '../../platform/courier/index.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import { hasLeft } from './e-documents/why-kept.ts'
import { followScans } from './follow-scans.ts'
import { isPacked, type OrderState } from './model.ts'
import type { Recalled } from './store/recalled.ts'
import { selectScans, type ShipmentRow } from './store/shipments.ts'

/**
 * Whether a courier has taken a parcel that may not be packed (see `whyNotPacked`), or that may not leave without a number of a portal
 * (see `whyKept`).
 */
export const isHeld = (state: OrderState, scans: readonly { statusId: number }[]): boolean => {
  if (hasLeft(state)) return false
  const passed = followScans(state, scans)
  return passed.some(hasLeft) || (!isPacked(state) && passed.some(isPacked))
}

/** A replacement that hasn't left, of a seller whose sales were stopped since: it stays (OPS-06). */
export const isStopped = ({ state, isStopped: is }: Pick<ShipmentRow, 'state' | 'isStopped'>) =>
  is && !hasLeft(state)

/** What staff read of such a replacement. */
export const replacementStopped =
  'The sales of this seller are stopped, so a replacement isn’t sent. Give the money back instead, at the return, or let the seller sell again.'

/** Why recalled goods stay here, in the words of the desk (OPS-05). */
export const recalledWords = ({ title, batch, unscanned }: Recalled): string =>
  unscanned
    ? `${title}, ${batchLabel(batch)}: some serial numbers are recalled. Scan the number of each piece before it is packed.`
    : `${title}, ${batchLabel(batch)} is recalled and may not leave: pack another batch, or cancel it.`

/** The same of all goods in a parcel; none once it has left: then they come back as a return. */
export const recalledIn = (state: OrderState, recalled: readonly Recalled[]): string[] =>
  hasLeft(state) ? [] : recalled.map(recalledWords)

/** Tells staff that a packed replacement of a stopped seller is on its way. Its state follows the courier: the goods are gone. */
export async function alertStopped(
  { config, clock, log }: Context,
  tx: Transaction,
  parcel: ShipmentRow,
): Promise<void> {
  log.error({ shipment: parcel.id }, 'a parcel left with a replacement of a stopped seller')
  await recordMail(
    tx,
    plainMail(config, config.SUPPORT_EMAIL, `Parcel ${parcel.awb ?? ''} left and was stopped`, [
      `${parcel.courier} has taken a replacement of a seller whose sales are stopped: ${config.origin}/console/orders/${parcel.orderId}`,
      'Have the courier bring it back, then open the return of the parcel.',
    ]),
    clock.now(),
  )
}

/** Tells staff that recalled goods are on their way. The parcel's state follows the courier: the buyer's notice depends on it. */
export async function alertRecalled(
  { config, clock, log }: Context,
  tx: Transaction,
  parcel: ShipmentRow,
  { title, batch }: Recalled,
): Promise<void> {
  log.error({ shipment: parcel.id }, 'a parcel left with recalled goods')
  await recordMail(
    tx,
    plainMail(config, config.SUPPORT_EMAIL, `Parcel ${parcel.awb ?? ''} left with recalled goods`, [
      `${parcel.courier} has taken a parcel with ${title}, ${batchLabel(batch)}, which is recalled: ${config.origin}/console/orders/${parcel.orderId}`,
      'Have the courier stop it and bring it back. If it arrives, the buyer has to return the goods.',
    ]),
    clock.now(),
  )
}

/** Tells staff by log, and by mail once, that a courier has a parcel that lacks its e-invoice or e-way bill. */
export async function alertKept(
  { config, clock, log }: Context,
  tx: Transaction,
  parcel: ShipmentRow,
  { fresh, why }: { fresh: readonly CourierScan[]; why: string },
): Promise<void> {
  log.error({ shipment: parcel.id }, 'a parcel left without its e-invoice or e-way bill')
  const before = (await selectScans(tx, parcel.id)).filter((scan) => !isAmong(fresh, scan))
  if (isHeld(parcel.state, before)) return
  await recordMail(
    tx,
    plainMail(
      config,
      config.SUPPORT_EMAIL,
      `Parcel ${parcel.awb ?? ''} left without its documents`,
      [
        `${parcel.courier} reports a parcel that may not move yet: ${config.origin}/console/orders/${parcel.orderId}`,
        why,
        'Report it to the portal and record the answer, or have the courier stop it. The buyer isn’t told that it moves before that.',
      ],
    ),
    clock.now(),
  )
}

const isAmong = (
  scans: readonly CourierScan[],
  { statusId, at }: { statusId: number; at: Date },
): boolean => scans.some((one) => one.statusId === statusId && one.at.getTime() === at.getTime())

/** Tells staff by log, and by mail once, that a courier has goods that may not be sold: no licence in force, or an expired or recalled batch. */
export async function alertHeld(
  { config, clock, log }: Context,
  tx: Transaction,
  parcel: ShipmentRow,
  fresh: readonly CourierScan[],
): Promise<void> {
  log.error({ shipment: parcel.id }, 'a parcel left that may not be sold: held for staff')
  const before = (await selectScans(tx, parcel.id)).filter((scan) => !isAmong(fresh, scan))
  if (isHeld(parcel.state, before)) return
  await recordMail(
    tx,
    plainMail(config, config.SUPPORT_EMAIL, `Parcel ${parcel.awb ?? ''} left and may not be sold`, [
      `${parcel.courier} reports a parcel with an expired or recalled batch, a replacement of a seller whose sales are stopped, or one whose seller has no licence in force for the goods or no letter of undertaking, so it can’t be invoiced and the buyer isn’t told that it moves: ${config.origin}/console/orders/${parcel.orderId}`,
      'Have the courier stop it. Enter the renewal and set the parcel to packed; of an expired or recalled batch, get the goods back and pack others. Or cancel the order.',
    ]),
    clock.now(),
  )
}
