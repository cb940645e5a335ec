import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { lineSettled, lineUnknown } from './errors.ts'
import { lockDifference, setSettled } from './store.ts'
import { differenceViews } from './view.ts'

/** Settles a line that differs (RET-06): the reason is for the record, no money moves here. */
export async function settleDifference(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  { id, line, reason }: { id: string; line: number; reason: string },
): Promise<HandlerResult<'staffSettleRemittance'>> {
  const at = clock.now()
  const settled = await decideInTransaction(db, async (tx) => {
    const known = await lockDifference(tx, id, line)
    if (known === undefined) return lineUnknown()
    if (known.settledAt !== null) return lineSettled()
    await setSettled(tx, { id, line }, { by: staffId, at, reason })
    await recordAudit(tx, {
      by: staffId,
      action: 'remittance.settle',
      subject: { kind: 'remittance', id: known.fileName },
      after: { line, awb: known.awb, outcome: known.outcome, reason },
      at,
    })
    return ok({ ...known, settledBy: staffId, settledAt: at, settledReason: reason })
  })
  if (!settled.ok) return settled
  const [difference] = await differenceViews(db, [settled.value])
  if (difference === undefined) throw new Error('a settled line has no view')
  return ok({ success: true, difference })
}
