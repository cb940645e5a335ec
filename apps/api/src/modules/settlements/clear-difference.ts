import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { changedMeanwhile, lineUnknown } from './errors.ts'
import { lockDifference, setCleared } from './store/differences.ts'
import { differenceViews } from './view.ts'

/** Settles a line that differs, with a reason for the record: no money moves here. */
export async function clearDifference(
  context: Context,
  { staffId }: StaffCaller,
  { id, line, reason }: { id: string; line: number; reason: string },
): Promise<HandlerResult<'staffClearSettlementLine'>> {
  const { db, clock } = context
  const at = clock.now()
  const cleared = await decideInTransaction(db, async (tx) => {
    const known = await lockDifference(tx, id, line)
    if (known === undefined) return lineUnknown()
    if (known.clearedAt !== null)
      return changedMeanwhile('Somebody has settled this line meanwhile.')
    await setCleared(tx, { id, line }, { by: staffId, at, reason })
    await recordAudit(tx, {
      by: staffId,
      action: 'settlement.clear',
      subject: { kind: 'settlement', id },
      after: { line, entity: known.entityId, outcome: known.outcome, reason },
      at,
    })
    return ok({ ...known, clearedBy: staffId, clearedAt: at, clearedReason: reason })
  })
  if (!cleared.ok) return cleared
  const [difference] = await differenceViews(context, [cleared.value])
  if (difference === undefined) throw new Error('a settled line has no view')
  return ok({ success: true, difference })
}
