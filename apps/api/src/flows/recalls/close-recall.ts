import type { Body } from '@upchar/contract/schema/endpoints'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import {
  insertReport,
  lockRecall,
  recallUnfinished,
  recallUnknown,
  recallWithdrawn,
  reportTotals,
  samePersonCloses,
  selectFound,
  selectReportFacts,
  whyOpen,
} from '../../modules/recalls/index.ts'
import { decidesAlone } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { begunOf, showRecall } from './find-recall.ts'

type Refused = Refusal & {
  code: 'recall_unknown' | 'recall_withdrawn' | 'recall_unfinished' | 'same_person'
}

/**
 * Closes a recall with its report, row by row (OPS-05): buyers get no more reminders, and nothing of the report changes. Somebody else
 * than who began it decides, where there is somebody (`aloneFrom`). The goods stay unsaleable.
 */
export async function closeRecall(
  context: Context,
  { staffId }: StaffCaller,
  id: number,
  { conclusion }: Body<'staffCloseRecall'>,
): Promise<HandlerResult<'staffCloseRecall'>> {
  const at = context.clock.now()
  const done = await decideInTransaction(context.db, async (tx): Promise<Result<null, Refused>> => {
    const recall = await lockRecall(tx, id)
    if (recall === undefined) return recallUnknown()
    if (recall.withdrawnAt !== null) return recallWithdrawn()
    // A second press, or a colleague's, finds it done.
    if (recall.closedAt !== null) return ok(null)
    const second = { first: begunOf(recall), by: staffId, at }
    const alone = await decidesAlone(tx, 'recalls.close', second, samePersonCloses)
    if (!alone.ok) return alone
    const { waitingParcels, movingPieces } = await selectFound(tx, recall, at)
    const facts = await selectReportFacts(tx, recall, context.config.SMTP_URL !== undefined)
    const isWholeBatch = recall.serials.length === 0
    const why = whyOpen(facts, { waitingParcels, movingPieces, isWholeBatch })
    if (why !== null) return recallUnfinished(why)
    await insertReport(tx, id, { conclusion, facts, by: staffId, at })
    await recordAudit(tx, {
      by: staffId,
      action: alone.value ? 'recall.close_alone' : 'recall.close',
      subject: { kind: 'recall', id: String(id) },
      after: { conclusion, ...reportTotals(facts) },
      at,
    })
    return ok(null)
  })
  return done.ok ? showRecall(context, id) : done
}
