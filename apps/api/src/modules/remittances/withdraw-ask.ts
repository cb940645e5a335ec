import { err, ok, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { lineSettled, lineUnknown } from './errors.ts'
import { clearAsked, lockDifference, type Difference } from './store/differences.ts'
import { differenceViews } from './view.ts'

const askChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Nobody asks to agree to this charge any more, or somebody asks anew.',
  })
type Refused = ReturnType<typeof lineUnknown | typeof lineSettled | typeof askChanged>['error']

/**
 * Takes back that somebody asks to agree to a courier's charge (RET-06), by who asked or by who won't agree: the line is open as before
 * and can be asked for anew, with another day to wait. `askedAt`: what was seen, so that nothing newer is taken back.
 */
export async function withdrawAsk(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  {
    id,
    line,
    reason,
    asked_at: askedAt,
  }: { id: string; line: number; reason: string; asked_at: string },
): Promise<HandlerResult<'staffWithdrawRemittance'>> {
  const at = clock.now()
  const withdrawn = await decideInTransaction(
    db,
    async (tx): Promise<Result<Difference, Refused>> => {
      const known = await lockDifference(tx, id, line)
      if (known === undefined) return lineUnknown()
      if (known.settledAt !== null) return lineSettled()
      if (known.askedAt === null || known.askedAt.getTime() !== Date.parse(askedAt))
        return askChanged()
      await clearAsked(tx, { id, line })
      await recordAudit(tx, {
        by: staffId,
        action: 'remittance.withdraw_ask',
        subject: { kind: 'remittance', id: known.fileName },
        before: { asked_by: known.askedBy, asked: known.askedReason },
        after: { line, awb: known.awb, outcome: known.outcome, reason },
        at,
      })
      return ok({ ...known, askedBy: null, askedAt: null, askedReason: null })
    },
  )
  if (!withdrawn.ok) return withdrawn
  const [difference] = await differenceViews(db, [withdrawn.value])
  if (difference === undefined) throw new Error('an open line has no view')
  return ok({ success: true, difference })
}
