import { batchName } from '@upchar/kernel/batches'
import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import {
  checkTaken,
  findQuarantined,
  insertRelease,
  insertTaken,
  isPressed,
  lockLot,
  lotUnknown,
} from '../../modules/quarantine/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { leftOf } from './list-quarantine.ts'

type Refused = Refusal & {
  code: 'lot_unknown' | 'changed_meanwhile' | 'not_releasable' | 'quantity_wrong'
}

/**
 * Says what becomes of pieces in quarantine (RET-02): destroyed, or back to the seller; with reason and audit. That they are sold again
 * is asked for here, and a second member decides it (`decideRelease`). The lot's lock makes two presses wait for each other; a press
 * that was carried out changes nothing again.
 */
export async function takeFromQuarantine(
  context: Context,
  { staffId: by }: StaffCaller,
  lotId: number,
  { outcome, quantity, seen, reason, request_key: requestKey }: Body<'staffTakeFromQuarantine'>,
): Promise<HandlerResult<'staffTakeFromQuarantine'>> {
  const at = context.clock.now()
  const done = await decideInTransaction(context.db, async (tx): Promise<Result<null, Refused>> => {
    if (!(await lockLot(tx, lotId))) return lotUnknown()
    if (await isPressed(tx, lotId, requestKey)) return ok(null)
    const held = await findQuarantined(tx, lotId)
    if (held === undefined) return lotUnknown()
    const fits = checkTaken(held, { outcome, quantity, seen }, istDate(at))
    if (!fits.ok) return fits
    const subject = { kind: 'product' as const, id: held.sku }
    const batch = batchName(held.batchNo)
    const press = { id: newId(), lotId, quantity, reason, requestKey, by, at }
    if (outcome === 'release') {
      await insertRelease(tx, press)
      const after = { pieces: quantity, batch, reason }
      await recordAudit(tx, { by, action: 'quarantine.ask_release', subject, after, at })
      return ok(null)
    }
    await insertTaken(tx, { ...press, outcome })
    await recordAudit(tx, {
      by,
      action: 'quarantine.take',
      subject,
      before: { quarantined: held.quantity },
      after: { quarantined: held.quantity - quantity, batch, outcome, reason },
      at,
    })
    return ok(null)
  })
  return done.ok ? ok({ success: true, lot: await leftOf(context, lotId) }) : done
}
