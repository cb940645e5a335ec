import type { Answer, Body, Query } from '@upchar/contract/schema/endpoints'
import { staffMay } from '@upchar/kernel/staff-permissions'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { makeLink } from '../../modules/files/index.ts'
import { findToCancel, type CancelledOrder } from '../../modules/orders/index.ts'
import { checkPayable } from '../../modules/payouts/index.ts'
import {
  countQueue,
  findReturn,
  hasNothingToFetch,
  reasonMissing,
  returnChanged,
  returnForStaff,
  returnMail,
  returnRow,
  returnStates,
  returnStateWrong,
  returnUnknown,
  selectQueue,
  selectSold,
  setDecision,
  setPaid,
  setPicked,
  unsealPayTo,
  type ReturnRow,
  type ReturnState,
} from '../../modules/returns/index.ts'
import { recordView, staffNames } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { OfficeCaller } from '../../platform/identity/author.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { recordMail } from '../../platform/mail/mail.ts'

/** The desk's list of returns. */
export async function listReturns(
  { db }: Context,
  { queue, q, page, limit }: Query<'staffListReturns'>,
): Promise<HandlerResult<'staffListReturns'>> {
  const [rows, work, done] = await Promise.all([
    selectQueue(db, queue, { q, limit, offset: (page - 1) * limit }),
    countQueue(db, 'work', q),
    countQueue(db, 'done', q),
  ])
  const queues = { work, done }
  return ok({
    success: true,
    returns: rows.map(returnRow),
    queues,
    ...counted(queues[queue]),
  })
}

/** A return for a member of staff; where cash goes only for those who may pay it. For an API key without that, and without the buyer's photos. */
export async function returnNow(
  context: Context,
  caller: OfficeCaller,
  id: string,
): Promise<Result<Answer<'staffGetReturn'>, Refusal & { code: 'return_unknown' }>> {
  const { db, config } = context
  const one = await findReturn(db, id)
  if (one === undefined) return returnUnknown()
  const { openedBy, decidedBy, settledBy, paidBy, orderId, payTo } = one
  const [lines, names] = await Promise.all([
    selectSold(db, orderId),
    staffNames(db, [openedBy, decidedBy, settledBy, paidBy]),
  ])
  const staff = 'staffId' in caller ? caller : undefined
  const shown = payTo !== '' && staff !== undefined && staffMay(staff.role, 'returns.pay')
  return ok({
    success: true,
    return: returnForStaff(one, lines, {
      names,
      payTo: shown ? unsealPayTo(config.secret, id, payTo) : null,
      linkOf:
        staff &&
        ((photo) =>
          makeLink(context, '/api/staff/returns/photos', photo, {
            kind: 'staff',
            id: staff.staffId,
          }).url),
    }),
  })
}

/** A return; that somebody looked at it is audited. */
export async function showReturn(
  context: Context,
  caller: OfficeCaller,
  id: string,
): Promise<HandlerResult<'staffGetReturn'>> {
  const seen = await returnNow(context, caller, id)
  if (seen.ok) await recordView(context, caller, { kind: 'order', id: seen.value.return.order.id })
  return seen
}

type Refused = Refusal & { code: 'return_unknown' | 'changed_meanwhile' | 'state_wrong' }

/** A return that is locked with its order, in the version that was read, and may move to a state. */
export async function lockReturn(
  tx: Transaction,
  id: string,
  { version, to }: { version: number; to: ReturnState },
): Promise<Result<{ one: ReturnRow; order: CancelledOrder }, Refused>> {
  const seen = await findReturn(tx, id)
  if (seen === undefined) return returnUnknown()
  const order = await findToCancel(tx, seen.orderId, true)
  const one = await findReturn(tx, id)
  if (one === undefined || order === undefined) return returnUnknown()
  if (one.version !== version) return returnChanged()
  if (!returnStates.allows(one.state, to))
    return returnStateWrong(`It is ${one.state}, so it can’t become ${to}.`)
  return ok({ one, order })
}

/** Writes the audit entry of a step and mails the buyer where the return stands now. */
async function recordStep(
  { config, clock }: Context,
  tx: Transaction,
  { order, id, by }: { order: CancelledOrder; id: string; by: string },
  action: 'return.decide' | 'return.pick' | 'return.pay',
): Promise<void> {
  const now = await findReturn(tx, id)
  if (now === undefined) throw new Error(`the return ${id} is gone`)
  const { id: orderId, form } = order
  const at = clock.now()
  await recordMail(tx, returnMail(config, { email: form.email, orderId }, now), at, { orderId })
  await recordAudit(tx, {
    by,
    action,
    subject: { kind: 'order', id: orderId },
    after: {
      return: now.number,
      state: now.state,
      decision: now.decision,
      courier: now.courier,
      awb: now.awb,
      bank_reference: now.bankReference,
    },
    at,
  })
}

/** Approves or refuses a return (RET-02). */
export async function decideReturn(
  context: Context,
  staff: StaffCaller,
  id: string,
  { version, approve, decision }: Body<'staffDecideReturn'>,
): Promise<HandlerResult<'staffDecideReturn'>> {
  if (!approve && decision.length < 3) return reasonMissing('Say why: the buyer reads it')
  const state = approve ? 'approved' : 'refused'
  const { staffId: by } = staff
  const done = await decideInTransaction(context.db, async (tx): Promise<Result<null, Refused>> => {
    const locked = await lockReturn(tx, id, { version, to: state })
    if (!locked.ok) return locked
    if (!approve && locked.value.one.reason === 'recalled')
      return returnStateWrong('Recalled goods are taken back: approve it.')
    await setDecision(tx, id, { state, staffId: by, at: context.clock.now(), decision })
    await recordStep(context, tx, { order: locked.value.order, id, by }, 'return.decide')
    return ok(null)
  })
  return done.ok ? returnNow(context, staff, id) : done
}

/** Records that a courier has fetched the goods. */
export async function pickUpReturn(
  context: Context,
  staff: StaffCaller,
  id: string,
  { version, courier, awb }: Body<'staffPickUpReturn'>,
): Promise<HandlerResult<'staffPickUpReturn'>> {
  const { staffId: by } = staff
  const done = await decideInTransaction(context.db, async (tx): Promise<Result<null, Refused>> => {
    const locked = await lockReturn(tx, id, { version, to: 'picked' })
    if (!locked.ok) return locked
    const { one, order } = locked.value
    if (hasNothingToFetch(one.reason))
      return returnStateWrong('Nothing is fetched: the goods are not there.')
    await setPicked(tx, id, courier, awb)
    await recordStep(context, tx, { order, id, by }, 'return.pick')
    return ok(null)
  })
  return done.ok ? returnNow(context, staff, id) : done
}

/** Records the bank transfer of what was paid in cash, and forgets where it went (RET-04). */
export async function payReturn(
  context: Context,
  staff: StaffCaller,
  id: string,
  { version, bank_reference: bankReference }: Body<'staffPayReturn'>,
): Promise<HandlerResult<'staffPayReturn'>> {
  const { staffId: by } = staff
  type NotPaid = Refused | (Refusal & { code: 'account_missing' | 'transfer_came_back' })
  const done = await decideInTransaction(context.db, async (tx): Promise<Result<null, NotPaid>> => {
    const locked = await lockReturn(tx, id, { version, to: 'paid' })
    if (!locked.ok) return locked
    const { cashPaise, cameBackAt, accountAskedAt, payTo } = locked.value.one
    const askedAt = cameBackAt ?? accountAskedAt
    if (cashPaise === 0) return returnStateWrong('Nothing of it goes back by bank transfer.')
    const payable = await checkPayable(tx, { id, isPaid: false, askedAt, payTo }, bankReference)
    if (!payable.ok) return payable
    await setPaid(tx, id, { staffId: by, at: context.clock.now(), bankReference })
    await recordStep(context, tx, { order: locked.value.order, id, by }, 'return.pay')
    return ok(null)
  })
  return done.ok ? returnNow(context, staff, id) : done
}
