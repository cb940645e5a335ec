import type { AuditAction } from '@upchar/kernel/audit-actions'
import { ok, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { decidesAlone } from '../staff/index.ts'
import { lineSettled, lineUnknown, secondPersonAgrees } from './errors.ts'
import { lockDifference, setAsked, setSettled, type Difference } from './store/differences.ts'
import { differenceViews } from './view.ts'

/** A courier's charge of more than agreed is money that the shop would owe: two members agree to it. */
const needsTwo = ({ kind, paidPaise, duePaise }: Difference) =>
  kind === 'charges' && paidPaise > duePaise

type Refused = ReturnType<
  typeof lineUnknown | typeof lineSettled | typeof secondPersonAgrees
>['error']

/**
 * Settles a line that differs (RET-06): the reason is for the record, no money moves here. Of a charge of more than agreed the first
 * member asks, and another one settles it.
 */
export async function settleDifference(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  { id, line, reason }: { id: string; line: number; reason: string },
): Promise<HandlerResult<'staffSettleRemittance'>> {
  const at = clock.now()
  const settled = await decideInTransaction(
    db,
    async (tx): Promise<Result<Difference, Refused>> => {
      const known = await lockDifference(tx, id, line)
      if (known === undefined) return lineUnknown()
      if (known.settledAt !== null) return lineSettled()
      const { askedBy, askedAt } = known
      const by = { by: staffId, at, reason }
      const record = (action: AuditAction) =>
        recordAudit(tx, {
          by: staffId,
          action,
          subject: { kind: 'remittance', id: known.fileName },
          after: { line, awb: known.awb, outcome: known.outcome, reason },
          at,
        })
      if (needsTwo(known) && (askedBy === null || askedAt === null)) {
        await setAsked(tx, { id, line }, by)
        await record('remittance.ask_settle')
        return ok({ ...known, askedBy: staffId, askedAt: at, askedReason: reason })
      }
      const first = askedBy === null || askedAt === null ? null : { by: askedBy, at: askedAt }
      const alone = await decidesAlone(
        tx,
        'remittances.record',
        { first, by: staffId, at },
        secondPersonAgrees,
      )
      if (!alone.ok) return alone
      await setSettled(tx, { id, line }, by)
      await record(alone.value ? 'remittance.settle_alone' : 'remittance.settle')
      return ok({ ...known, settledBy: staffId, settledAt: at, settledReason: reason })
    },
  )
  if (!settled.ok) return settled
  const [difference] = await differenceViews(db, [settled.value])
  if (difference === undefined) throw new Error('a settled line has no view')
  return ok({ success: true, difference })
}
