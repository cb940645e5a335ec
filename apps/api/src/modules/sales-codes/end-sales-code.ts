import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { salesCodeMissing, salesCodeOver } from './errors.ts'
import { lockSalesCode, setEnded } from './store.ts'

/** Ends a sales code now. Orders that were placed with it keep it. */
export async function endSalesCode(
  { db, clock }: Context,
  by: string,
  { id, reason }: { id: string; reason: string },
) {
  const at = clock.now()
  return decideInTransaction(db, async (tx) => {
    const known = await lockSalesCode(tx, id)
    if (known === undefined) return salesCodeMissing()
    if (known.endedAt !== null) return salesCodeOver()
    await setEnded(tx, id, at)
    await recordAudit(tx, {
      by,
      action: 'sales_code.end',
      subject: { kind: 'sales_code', id: known.code },
      after: { ended_at: at.toISOString(), reason },
      at,
    })
    return ok(undefined)
  })
}
