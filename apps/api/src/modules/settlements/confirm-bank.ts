import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { paiseToRupees, wireToPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { changedMeanwhile, dayInFuture, reasonMissing, settlementUnknown } from './errors.ts'
import { findSettlement, lockSettlement, setBank } from './store/settlements.ts'
import { settlementViews } from './view.ts'

/** Keeps what the bank's statement shows of a settlement (CHECKOUT-06); another amount than the gateway's needs a reason. */
export async function confirmBank(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  body: Body<'staffConfirmSettlement'>,
): Promise<HandlerResult<'staffConfirmSettlement'>> {
  const { db, clock } = context
  const at = clock.now()
  if (body.credited_on > istDate(at)) return dayInFuture()
  const bankPaise = wireToPaise(body.amount)
  const done = await decideInTransaction(db, async (tx) => {
    const known = await lockSettlement(tx, id)
    if (known === undefined) return settlementUnknown()
    const isSame = known.bankPaise === bankPaise && known.bankOn === body.credited_on
    if (known.bankPaise !== null)
      return isSame
        ? ok(undefined)
        : changedMeanwhile('Somebody has compared this settlement with the bank meanwhile.')
    if (bankPaise !== known.amountPaise && body.reason === '') return reasonMissing()
    const bankReason = body.reason === '' ? null : body.reason
    await setBank(tx, id, {
      bankPaise,
      bankOn: body.credited_on,
      bankReason,
      bankBy: staffId,
      bankAt: at,
    })
    await recordAudit(tx, {
      by: staffId,
      action: 'settlement.bank',
      subject: { kind: 'settlement', id },
      after: {
        settled: paiseToRupees(known.amountPaise),
        received: body.amount,
        credited_on: body.credited_on,
        reason: body.reason,
      },
      at,
    })
    return ok(undefined)
  })
  if (!done.ok) return done
  const row = await findSettlement(db, id)
  const [settlement] = row === undefined ? [] : await settlementViews(context, [row])
  if (settlement === undefined) throw new Error(`settlement ${id} has no view`)
  return ok({ success: true, settlement })
}
