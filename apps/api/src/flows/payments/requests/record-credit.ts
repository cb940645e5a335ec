import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { paiseToRupees, sumPaise, wireToPaise } from '@upchar/kernel/money'
import { ok, type Result } from '@upchar/kernel/result'
import { lockCheckout } from '../../../modules/checkout/index.ts'
import {
  changeCredit,
  changePaymentOrder,
  findPayments,
  insertBankPayment,
  insertCredit,
  lockCredit,
  lockRequestOfCheckout,
  paymentOrderStates,
  type BankCredit,
} from '../../../modules/payments/index.ts'
import { decidesAlone } from '../../../modules/staff/index.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { StaffCaller } from '../../../platform/identity/identity.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { settlePayment } from '../settle-payment.ts'
import {
  bankReferenceUsed,
  changedMeanwhile,
  creditInvalid,
  notByHand,
  requestUnknown,
  secondPersonNeeded,
} from './errors.ts'
import { showRequest } from './list-requests.ts'
import { arrivedPaise } from './requested-outcome.ts'
import { referenceOfCredit } from './store.ts'

const auditView = ({ bankReference, amountPaise, creditedOn, state }: BankCredit) => ({
  bank_reference: bankReference,
  amount: paiseToRupees(amountPaise),
  credited_on: creditedOn,
  state,
})

type Locked = NonNullable<Awaited<ReturnType<typeof lockRequestOfCheckout>>>

/** The transfer has come: it is captured money like any other, and the settlement decides what becomes of it. */
async function take(
  tx: Transaction,
  { order }: Locked,
  credit: BankCredit,
  { by, at }: { by: string | null; at: Date },
): Promise<void> {
  const paymentId = await insertBankPayment(tx, credit, at)
  await changeCredit(tx, credit.id, { state: 'taken', paymentId, decidedBy: by, decidedAt: at })
  const captured = (await findPayments(tx, order.id)).filter(({ state }) => state === 'captured')
  const isWhole = sumPaise(captured.map(({ amountPaise }) => amountPaise)) >= order.amountPaise
  const to = isWhole ? 'paid' : 'attempted'
  if (paymentOrderStates.allows(order.state, to))
    await changePaymentOrder(tx, order.id, { state: to }, at)
  addJob(
    tx,
    'settle-payment',
    { checkoutId: order.checkoutId },
    { key: `settle:${order.checkoutId}` },
  )
}

/**
 * Matches a transfer to the shop's own account with what waits for it (CHECKOUT-15). What is exactly what is missing counts at once; any
 * other amount, and money for what has ended, waits for a second member.
 */
export async function recordCredit(
  context: Context,
  { staffId }: StaffCaller,
  checkoutId: string,
  body: Body<'staffRecordCredit'>,
): Promise<HandlerResult<'staffRecordCredit'>> {
  const at = context.clock.now()
  if (body.credited_on > istDate(at)) return creditInvalid()
  const done = await decideInTransaction(context.db, async (tx) => {
    const checkout = await lockCheckout(tx, checkoutId)
    const found = checkout && (await lockRequestOfCheckout(tx, checkoutId))
    if (found === undefined || found.request.dueAt === null) return requestUnknown()
    const { order, request } = found
    if (order.provider !== 'bank') return notByHand()
    const credit: BankCredit = {
      id: body.id,
      paymentOrderId: order.id,
      bankReference: body.bank_reference,
      amountPaise: wireToPaise(body.amount),
      creditedOn: body.credited_on,
      state: 'waiting',
      recordedBy: staffId,
      recordedAt: at,
      decidedBy: null,
      decidedAt: null,
      paymentId: null,
    }
    if (!(await insertCredit(tx, credit))) {
      const same = await lockCredit(tx, body.id)
      return same?.paymentOrderId === order.id && same.bankReference === credit.bankReference
        ? ok(undefined)
        : bankReferenceUsed((await referenceOfCredit(tx, credit.bankReference)) ?? '')
    }
    const missing = order.amountPaise - arrivedPaise(await findPayments(tx, order.id))
    const isAsAwaited = request.endedAs === null && credit.amountPaise === missing
    if (isAsAwaited) await take(tx, found, credit, { by: null, at })
    await recordAudit(tx, {
      by: staffId,
      action: 'payment.credit',
      subject: { kind: 'payment_request', id: request.reference },
      after: { ...auditView(credit), state: isAsAwaited ? 'taken' : 'waiting' },
      at,
    })
    return ok(undefined)
  })
  if (!done.ok) return done
  await settlePayment(context, checkoutId)
  return showRequest(context, checkoutId)
}

/** A second member accepts or refuses a transfer that differs; who recorded it may refuse it, and accept it where nobody else can (`aloneFrom`). */
export async function decideCredit(
  context: Context,
  { staffId }: StaffCaller,
  { id: checkoutId, credit: creditId }: { id: string; credit: string },
  { accept }: Body<'staffDecideCredit'>,
): Promise<HandlerResult<'staffDecideCredit'>> {
  const at = context.clock.now()
  type Refused = Extract<
    ReturnType<typeof requestUnknown | typeof changedMeanwhile | typeof secondPersonNeeded>,
    { ok: false }
  >['error']
  const done = await decideInTransaction(context.db, async (tx): Promise<Result<void, Refused>> => {
    const checkout = await lockCheckout(tx, checkoutId)
    const found = checkout && (await lockRequestOfCheckout(tx, checkoutId))
    const credit = found && (await lockCredit(tx, creditId))
    if (credit?.paymentOrderId !== found?.order.id || credit === undefined) return requestUnknown()
    if (credit.state !== 'waiting')
      return changedMeanwhile('Somebody else has already decided this transfer.')
    const first = accept ? { by: credit.recordedBy, at: credit.recordedAt } : null
    const second = { first, by: staffId, at }
    const alone = await decidesAlone(tx, 'requests.match', second, secondPersonNeeded)
    if (!alone.ok) return alone
    if (accept && found !== undefined) await take(tx, found, credit, { by: staffId, at })
    else await changeCredit(tx, creditId, { state: 'refused', decidedBy: staffId, decidedAt: at })
    await recordAudit(tx, {
      by: staffId,
      action: alone.value
        ? 'payment.credit_accept_alone'
        : accept
          ? 'payment.credit_accept'
          : 'payment.credit_refuse',
      subject: { kind: 'payment_request', id: found?.request.reference ?? '' },
      before: auditView(credit),
      after: auditView({ ...credit, state: accept ? 'taken' : 'refused' }),
      at,
    })
    return ok(undefined)
  })
  if (!done.ok) return done
  await settlePayment(context, checkoutId)
  return showRequest(context, checkoutId)
}
