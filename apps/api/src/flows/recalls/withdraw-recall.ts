import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import {
  lockRecall,
  recallClosed,
  recallUnknown,
  updateWithdrawn,
  type RecalledScope,
} from '../../modules/recalls/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { shown } from './begin-recall.ts'

/**
 * Takes back a recall that was begun by mistake, of another batch say (OPS-05): from this commit on its goods are sold, packed and
 * handed over again. What lies in quarantine stays there until somebody has looked at it and releases it.
 */
export async function withdrawRecall(
  context: Context,
  { staffId }: StaffCaller,
  id: number,
  reason: string,
): Promise<HandlerResult<'staffWithdrawRecall'>> {
  const at = context.clock.now()
  const done = await decideInTransaction(
    context.db,
    async (
      tx,
    ): Promise<
      Result<
        Pick<RecalledScope, 'offerIds'>,
        Refusal & { code: 'recall_unknown' | 'recall_closed' }
      >
    > => {
      const recall = await lockRecall(tx, id)
      if (recall === undefined) return recallUnknown()
      if (recall.closedAt !== null) return recallClosed()
      // A second press finds it done.
      if (recall.withdrawnAt !== null) return ok({ offerIds: [] })
      await updateWithdrawn(tx, id, { at, by: staffId, reason })
      addJob(tx, 'tell-recall', { recallId: id })
      await recordAudit(tx, {
        by: staffId,
        action: 'recall.withdraw',
        subject: { kind: 'recall', id: String(id) },
        after: { sku: recall.sku, batch: recall.batch, serials: recall.serials.join(', '), reason },
        at,
      })
      return ok({ offerIds: recall.offerIds })
    },
  )
  return done.ok ? shown(context, { id, offerIds: done.value.offerIds }) : done
}
