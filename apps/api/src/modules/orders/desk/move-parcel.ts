import { batchLabel } from '@upchar/kernel/batches'
import type { Body } from '@upchar/contract/schema/endpoints'
import { formatIstDateTime, istDate } from '@upchar/kernel/dates'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../../platform/db/database.ts'
import { authorColumns, type Author } from '../../../platform/identity/author.ts'
import { advanceUnlessKept } from '../advance-parcel.ts'
import { invoiceFacts } from '../issue-invoices.ts'
import {
  courierMissing,
  lutMissing,
  saleUnlicensed,
  parcelChanged,
  parcelStateWrong,
  parcelUnknown,
  reasonMissing,
  reportMissing,
  timeWrong,
} from '../errors.ts'
import { hasLeft } from '../e-documents/why-kept.ts'
import { followScans } from '../follow-scans.ts'
import { isStopped, recalledWords, replacementStopped } from '../held-parcel.ts'
import { lockParcel } from '../lock-parcel.ts'
import { isPacked, orderStates } from '../model.ts'
import { scanOfState, stateLabel } from '../scan-states.ts'
import { whyNotPacked } from '../packing-licence.ts'
import { findExpired } from '../store/pack-goods.ts'
import { findRecalled } from '../store/recalled.ts'
import { insertScans, selectScans, selectTimes, type ShipmentRow } from '../store/shipments.ts'
import { needsReason, shortestReason } from './next-states.ts'

type Refused = Refusal & {
  code:
    | 'parcel_unknown'
    | 'changed_meanwhile'
    | 'state_wrong'
    | 'reason_missing'
    | 'courier_missing'
    | 'sale_unlicensed'
    | 'lut_missing'
    | 'report_missing'
    | 'time_wrong'
}
type Move = Body<'staffMoveParcel'>

const minute = 60_000

/**
 * Sets a parcel's state by hand, by staff (OPS-01) or its seller (APP-01): stored as a scan, so that the buyer's page, the mails and
 * late scans of a courier go the one way. Returns the order's id.
 */
export async function moveParcel(
  context: Context,
  author: Author,
  id: string,
  move: Move,
): Promise<Result<string, Refused>> {
  const facts = await invoiceFacts(context)
  return decideInTransaction(context.db, async (tx): Promise<Result<string, Refused>> => {
    const parcel = await lockParcel(tx, author, id)
    if (parcel === undefined) return parcelUnknown()
    if (parcel.version !== move.version) return parcelChanged()
    if (isStopped(parcel) && isPacked(move.state)) return parcelStateWrong(replacementStopped)
    const wrong = problemOf(parcel, move)
    if (wrong !== undefined) return wrong
    const recalled = hasLeft(parcel.state) ? undefined : await findRecalled(tx, id)
    const mayBeScanned = recalled?.unscanned === true && !isPacked(move.state)
    if (recalled !== undefined && !mayBeScanned) return parcelStateWrong(recalledWords(recalled))
    const at = await timeOf(context, tx, parcel, move)
    if (!at.ok) return at
    const willBePacked = isPacked(move.state) && !isPacked(parcel.state)
    const missing = willBePacked
      ? await whyNotPacked(tx, id, facts.licences, context.clock.now())
      : null
    if (missing !== null) return missing === 'lut' ? lutMissing() : saleUnlicensed()
    const expired = willBePacked
      ? await findExpired(tx, id, istDate(context.clock.now()))
      : undefined
    if (expired !== undefined)
      return parcelStateWrong(
        `${expired.title}: ${batchLabel(expired.batch)} has expired. Pack another batch first.`,
      )
    // What a courier reported of a parcel that was held takes effect with its packing.
    const scanned = isPacked(parcel.state) ? [] : await selectScans(tx, id)
    await insertScans(tx, id, [
      {
        statusId: scanOfState[move.state],
        at: at.value,
        activity: [stateLabel(move.state), move.reason].filter(Boolean).join(': '),
        location: '',
        ...authorColumns(author),
      },
    ])
    const passed = [move.state, ...followScans(move.state, scanned)]
    const kept = await advanceUnlessKept(context, tx, parcel, { passed, facts })
    if (kept !== undefined && hasLeft(move.state)) return reportMissing(kept)
    await recordAudit(tx, {
      by: author,
      action: 'parcel.state',
      subject: { kind: 'order', id: parcel.orderId },
      before: { parcel: id, state: parcel.state },
      after: {
        parcel: id,
        state: move.state,
        at: at.value.toISOString(),
        reason: move.reason,
      },
      at: context.clock.now(),
    })
    return ok(parcel.orderId)
  })
}

function problemOf(parcel: ShipmentRow, { state, reason }: Move) {
  if (!orderStates.allows(parcel.state, state))
    return parcelStateWrong(
      `The parcel is “${stateLabel(parcel.state)}”: “${stateLabel(state)}” can’t follow.`,
    )
  if (state !== 'packed' && (parcel.courier === '' || parcel.awb === null)) return courierMissing()
  if (needsReason(state) && reason.length < shortestReason)
    return reasonMissing('Say why: the buyer reads it')
  return undefined
}

/**
 * The time of the move. People type minutes, so within the minute of the latest scan it counts as right after it.
 */
async function timeOf(
  context: Context,
  tx: Transaction,
  parcel: ShipmentRow,
  { at: typed }: Move,
): Promise<Result<Date, Refusal & { code: 'time_wrong' }>> {
  const at = new Date(typed)
  if (at.getTime() > context.clock.now().getTime() + minute)
    return timeWrong('Choose a time that has passed')
  const { placedAt, scannedAt } = await selectTimes(tx, parcel)
  // Scans of one moment would be listed by their ids, not as they happened.
  const earliest = scannedAt === undefined ? placedAt : new Date(scannedAt.getTime() + 1)
  if (at >= earliest) return ok(at)
  return at.getTime() >= earliest.getTime() - minute
    ? ok(earliest)
    : timeWrong(`Choose a time after ${formatIstDateTime(earliest)}, the latest news of the parcel`)
}
