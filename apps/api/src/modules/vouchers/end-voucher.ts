import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { changedMeanwhile, voucherMissing } from './errors.ts'
import { lockVoucherById, setEnd } from './store/staff.ts'

/** Ends a voucher now. Payments in progress keep their discount. */
export async function endVoucher({ db, clock }: Context, by: string, id: string, reason: string) {
  const at = clock.now()
  return decideInTransaction(db, async (tx) => {
    const known = await lockVoucherById(tx, id)
    if (known === undefined) return voucherMissing()
    if (known.endsAt <= at) return changedMeanwhile()
    await setEnd(tx, id, at)
    await announceChange(tx)
    await recordAudit(tx, {
      by,
      action: 'voucher.end',
      subject: { kind: 'voucher', id: known.code },
      before: { ends_at: known.endsAt.toISOString() },
      after: { ends_at: at.toISOString(), reason },
      at,
    })
    return ok(undefined)
  })
}
