import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { changeRefund } from '../../modules/payments/index.ts'
import {
  cameBackMail,
  findReturned,
  insertReturned,
  lockPayout,
  payoutChanged,
  payoutUnknown,
  returnedOnWrong,
  secondPersonNeeded,
  selectReturnedOf,
  setReturnedState,
  type Payout,
  type ReturnedTransfer,
} from '../../modules/payouts/index.ts'
import { setSentBack } from '../../modules/returns/index.ts'
import { decidesAlone } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { showReturned } from './list-transfers.ts'

export const subjectOf = ({ kind, id, orderId }: Payout) =>
  kind === 'return' && orderId !== null
    ? { kind: 'order' as const, id: orderId }
    : { kind: 'refund' as const, id }

type Facts = Pick<ReturnedTransfer, 'bankReference' | 'returnedOn' | 'reason'>
const auditView = (
  payout: Payout,
  { bankReference, returnedOn, reason }: Facts,
  state: string,
) => ({
  ...(payout.reference !== '' && { reference: payout.reference }),
  amount: paiseToRupees(payout.amountPaise),
  bank_reference: bankReference,
  returned_on: returnedOn,
  reason,
  state,
})

type Refused = Refusal & {
  code: 'payout_unknown' | 'changed_meanwhile' | 'returned_on_wrong' | 'second_person_needed'
}

/** Records that the bank returned a transfer; nothing changes until a second member has looked at the statement (RET-04). */
export async function recordReturned(
  context: Context,
  { staffId: by }: StaffCaller,
  payoutId: string,
  body: Body<'staffRecordReturnedTransfer'>,
): Promise<HandlerResult<'staffRecordReturnedTransfer'>> {
  const at = context.clock.now()
  type Out = Refusal & { code: Exclude<Refused['code'], 'second_person_needed'> }
  const done = await decideInTransaction(context.db, async (tx): Promise<Result<null, Out>> => {
    const payout = await lockPayout(tx, payoutId)
    if (payout === undefined) return payoutUnknown()
    const same = await findReturned(tx, body.id)
    if (same !== undefined)
      return same.payoutId === payoutId ? ok(null) : payoutChanged('Open the list again.')
    const { isPaid, bankReference, paidAt } = payout
    if (!isPaid || bankReference !== body.bank_reference)
      return payoutChanged('This payment has changed since you opened the list. Look at it again.')
    if ((await selectReturnedOf(tx, payoutId)).some(({ state }) => state === 'waiting'))
      return payoutChanged('Somebody else has already recorded that it came back.')
    if (body.returned_on > istDate(at)) return returnedOnWrong('The day can’t lie in the future.')
    if (paidAt !== null && body.returned_on < istDate(paidAt))
      return returnedOnWrong('It can’t have come back before it was paid.')
    const { id, reason, returned_on: returnedOn } = body
    await insertReturned(tx, payout, { id, bankReference, returnedOn, reason, by, at })
    await recordAudit(tx, {
      by,
      action: 'payout.returned',
      subject: subjectOf(payout),
      after: auditView(payout, { bankReference, returnedOn, reason }, 'waiting'),
      at,
    })
    return ok(null)
  })
  return done.ok ? showReturned(context, body.id) : done
}

/** It is to be paid again, and the buyer is asked where to. */
async function reopen(
  { config }: Context,
  tx: Transaction,
  payout: Payout,
  { transfer, at }: { transfer: ReturnedTransfer; at: Date },
): Promise<void> {
  if (payout.kind === 'return') await setSentBack(tx, payout.id, at)
  else
    await changeRefund(
      tx,
      payout.id,
      { state: 'due', providerRefundId: null, bankReference: null, cameBackAt: at },
      at,
    )
  await recordMail(tx, cameBackMail(config, payout, transfer), at, {
    ...(payout.orderId !== null && { orderId: payout.orderId }),
  })
}

/** A second member accepts or refuses it; who recorded it may refuse it, and accept it where nobody else can (`aloneFrom`). */
export async function decideReturned(
  context: Context,
  { staffId: by }: StaffCaller,
  id: string,
  { accept }: Body<'staffDecideReturnedTransfer'>,
): Promise<HandlerResult<'staffDecideReturnedTransfer'>> {
  const at = context.clock.now()
  type Out = Refusal & { code: Exclude<Refused['code'], 'returned_on_wrong'> }
  const done = await decideInTransaction(context.db, async (tx): Promise<Result<null, Out>> => {
    const seen = await findReturned(tx, id)
    const payout = seen && (await lockPayout(tx, seen.payoutId))
    const transfer = await findReturned(tx, id)
    if (payout === undefined || transfer === undefined) return payoutUnknown()
    if (transfer.state !== 'waiting')
      return payoutChanged('Somebody else has already decided this transfer.')
    const first = accept ? { by: transfer.recordedBy, at: new Date(transfer.recordedAt) } : null
    const alone = await decidesAlone(tx, 'requests.match', { first, by, at }, secondPersonNeeded)
    if (!alone.ok) return alone
    const state = accept ? ('accepted' as const) : ('refused' as const)
    await setReturnedState(tx, id, { state, by, at })
    if (accept) await reopen(context, tx, payout, { transfer, at })
    await recordAudit(tx, {
      by,
      action: alone.value
        ? 'payout.returned_accept_alone'
        : accept
          ? 'payout.returned_accept'
          : 'payout.returned_refuse',
      subject: subjectOf(payout),
      before: auditView(payout, transfer, 'waiting'),
      after: auditView(payout, transfer, state),
      at,
    })
    return ok(null)
  })
  return done.ok ? showReturned(context, id) : done
}
