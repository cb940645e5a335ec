import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { statementUnknown } from './errors.ts'
import { lockStatement, setDisputed } from './store/statements.ts'
import { showStatement } from './show-statements.ts'

/** Notes what a seller disputes, or how that ended. A disputed statement isn't paid (OPS-06). */
export async function noteStatement(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { disputed, note }: Body<'staffNoteStatement'>,
): Promise<HandlerResult<'staffNoteStatement'>> {
  const at = context.clock.now()
  const noted = await decideInTransaction(context.db, async (tx) => {
    const statement = await lockStatement(tx, id)
    if (statement === undefined) return statementUnknown()
    const isSame = (statement.disputedAt !== null) === disputed && statement.disputeNote === note
    // Pressed again: nothing changes.
    if (isSame) return ok(null)
    await setDisputed(tx, id, disputed ? { note, by: staffId, at } : { note, by: null, at: null })
    await recordAudit(tx, {
      by: staffId,
      action: disputed ? 'statement.dispute' : 'statement.settle_dispute',
      subject: { kind: 'statement', id },
      after: { note },
      at,
    })
    return ok(null)
  })
  return noted.ok ? showStatement(context, id) : noted
}
