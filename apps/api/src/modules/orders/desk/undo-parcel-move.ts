import type { Body } from '@upchar/contract/schema/endpoints'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../../platform/db/database.ts'
import { retreatParcel } from '../advance-parcel.ts'
import { parcelChanged, parcelStateWrong, parcelUnknown, reasonMissing } from '../errors.ts'
import { mailAboutMistake } from '../mail-about-parcel.ts'
import { isReceived } from '../model.ts'
import { stateLabel } from '../scan-states.ts'
import { findInvoiceOfParcel } from '../store/packing.ts'
import { deleteScan, lockShipment, selectScans } from '../store/shipments.ts'
import { shortestReason } from './next-states.ts'
import { undoOf } from './taken-back.ts'

type Refused = Refusal & {
  code: 'parcel_unknown' | 'changed_meanwhile' | 'state_wrong' | 'reason_missing'
}

/** Parts of the parcel's order whose delivery can't be taken back, by id, and why. It may lock: it is asked first. */
type PartsHeld = (tx: Transaction, parcelId: string) => Promise<ReadonlyMap<string, string>>

/**
 * Takes back the latest state of a parcel that staff set by mistake (OPS-01). What a courier reported stays: only the courier
 * can correct it. Returns the order's id.
 */
export function undoParcelMove(
  context: Context,
  staffId: string,
  id: string,
  { version, reason }: Body<'staffUndoParcelMove'>,
  partsHeld: PartsHeld,
): Promise<Result<string, Refused>> {
  return decideInTransaction(context.db, async (tx): Promise<Result<string, Refused>> => {
    const held = await partsHeld(tx, id)
    const parcel = await lockShipment(tx, id)
    if (parcel === undefined) return parcelUnknown()
    if (parcel.version !== version) return parcelChanged()
    if (reason.length < shortestReason) return reasonMissing('Say what was wrong, for the record')
    const scans = await selectScans(tx, id)
    const invoice = await findInvoiceOfParcel(tx, id)
    const undo = undoOf({ state: parcel.state, isInvoiced: invoice !== undefined }, scans)
    if (undo === undefined && parcel.state === 'packed' && invoice !== undefined)
      return parcelStateWrong(
        `Invoice ${invoice} was issued when it was packed, so the parcel stays packed.`,
      )
    if (undo === undefined)
      return parcelStateWrong(
        'The courier reported this state: only what staff or the seller typed can be undone.',
      )
    const why = isReceived(parcel.state) ? held.get(parcel.subOrderId) : undefined
    if (why !== undefined) return parcelStateWrong(why)
    const { mistake, to: before } = undo
    await deleteScan(tx, id, mistake)
    await retreatParcel(tx, parcel, before)
    await mailAboutMistake(context, tx, id, { from: before, to: parcel.state })
    await recordAudit(tx, {
      by: staffId,
      action: 'parcel.undo',
      subject: { kind: 'order', id: parcel.orderId },
      before: { parcel: id, state: parcel.state, at: mistake.at.toISOString() },
      after: { parcel: id, state: before, undone: stateLabel(parcel.state), reason },
      at: context.clock.now(),
    })
    return ok(parcel.orderId)
  })
}
