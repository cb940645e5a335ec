import { istDate } from '@upchar/kernel/dates'
import { err, ok, refuse, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import { readCourierUpdate, type CourierScan } from '../../platform/courier/index.ts'
import { isUnfit } from '../../platform/http/unfit.ts'
import { isAcceptedSecret } from '../../platform/webhooks/accepted-secrets.ts'
import { keepUnread } from '../../platform/webhooks/keep-unread.ts'
import { parseJsonBytes } from '../../platform/webhooks/raw-body.ts'
import { advanceUnlessKept } from './advance-parcel.ts'
import { alertTrouble } from './courier-trouble.ts'
import { invoiceFacts, type InvoiceFacts } from './issue-invoices.ts'
import { followScans } from './follow-scans.ts'
import { alertHeld, alertKept, alertRecalled, alertStopped, isStopped } from './held-parcel.ts'
import { hasLeft } from './e-documents/why-kept.ts'
import { isPacked } from './model.ts'
import { whyNotPacked } from './packing-licence.ts'
import { findExpired } from './store/pack-goods.ts'
import { findRecalled } from './store/recalled.ts'
import { insertScans, lockShipmentByAwb } from './store/shipments.ts'

type Refused = Refusal & { code: 'token_invalid' }

/** The courier authenticates by a token in a header, checked before the body is read. Without a token of ours nobody does. */
export function admitCourier(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  token: string | string[] | undefined,
): Result<void, Refused> {
  const {
    COURIER_TOKEN: current,
    COURIER_TOKEN_BEFORE: previous,
    COURIER_TOKEN_UNTIL: until,
  } = config
  if (
    current !== undefined &&
    typeof token === 'string' &&
    isAcceptedSecret(token, { current, previous, until }, clock.now())
  )
    return ok(undefined)
  return err({
    ...refuse('token_invalid', 'The token is not the courier’s.').error,
    code: 'token_invalid',
  })
}

/**
 * Accepts a courier's update. Unknown parcels get 200 as well, because the courier also sends other shops' parcels, and so
 * does what can't be read, which is kept for staff: the courier would retry a refusal.
 */
export async function takeScans(
  context: Context,
  raw: Buffer,
): Promise<Result<{ success: true }, never>> {
  const update = parseJsonBytes(raw)
  const scans = isUnfit(update) ? undefined : readCourierUpdate(update)
  if (scans === undefined) {
    await keepUnread(context, 'courier', raw)
    return ok({ success: true })
  }
  const [first] = scans
  if (first !== undefined) await takeCourierScans(context, first.awb, scans)
  return ok({ success: true })
}

/** Takes scans of a parcel, told by webhook or asked for; those that are known already change nothing. */
export async function takeCourierScans(
  context: Context,
  awb: string,
  scans: readonly CourierScan[],
): Promise<void> {
  if (scans.length === 0) return
  const facts = await invoiceFacts(context)
  await inTransaction(context.db, (tx) => takeUpdate(context, tx, { awb, scans, facts }))
}

/**
 * Stores each scan once, late ones too; the parcel moves only as the state table allows. Goods that their seller may not
 * sell any more, and batches that have expired or are recalled, aren't invoiced by a scan: the parcel stays where it is until staff pack it, and goes on from there. Neither
 * does it leave without a needed e-invoice or e-way bill.
 */
async function takeUpdate(
  context: Context,
  tx: Transaction,
  { awb, scans, facts }: { awb: string; scans: readonly CourierScan[]; facts: InvoiceFacts },
): Promise<void> {
  const parcel = await lockShipmentByAwb(tx, awb)
  if (parcel === undefined) {
    context.log.info({ status: scans.at(-1)?.statusId }, 'a scan of a parcel that is not ours')
    return
  }
  const fresh = await insertScans(tx, parcel.id, scans)
  const passed = followScans(parcel.state, fresh)
  const wasDelivered = [parcel.state, ...passed].includes('delivered')
  await alertTrouble(context, tx, parcel, { fresh, wasDelivered })
  const packedAt = isPacked(parcel.state) ? -1 : passed.findIndex(isPacked)
  const now = context.clock.now()
  const recalled =
    hasLeft(parcel.state) || !passed.some(isPacked) ? undefined : await findRecalled(tx, parcel.id)
  const isHeld =
    packedAt >= 0 &&
    (recalled !== undefined ||
      parcel.isStopped ||
      (await whyNotPacked(tx, parcel.id, facts.licences, now)) !== null ||
      (await findExpired(tx, parcel.id, istDate(now))) !== undefined)
  if (isHeld) await alertHeld(context, tx, parcel, fresh)
  else if (recalled !== undefined && passed.some(hasLeft))
    await alertRecalled(context, tx, parcel, recalled)
  else if (isStopped(parcel) && passed.some(hasLeft)) await alertStopped(context, tx, parcel)
  const why = await advanceUnlessKept(context, tx, parcel, {
    passed: isHeld ? passed.slice(0, packedAt) : passed,
    facts,
  })
  if (why !== undefined) await alertKept(context, tx, parcel, { fresh, why })
}
