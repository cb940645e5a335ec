import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { paysLater } from '../../modules/checkout/index.ts'
import { failureMessage, refundText } from '../../modules/payments/index.ts'
import { bankConfirms, bankIsLate, notPlacedYet, timeIsOver } from './outcome.ts'
import type { Attempt } from './store/attempts.ts'

type View = Answer<'listAttempts'>['attempts'][number]

/** Where a purchase that is no order stands, and what the buyer can do (ORDER-01). */
export function attemptState(
  { state, expiresAt, dueAt, payments, refunds, paymentOption }: Attempt,
  now: Date,
): Pick<View, 'state' | 'message' | 'resume'> {
  const refund = refunds.at(-1)
  if (refund !== undefined) return { state: 'refunding', message: refundText(refund), resume: null }
  const isOver = state === 'abandoned' || expiresAt <= now
  if (payments.some((payment) => payment.state === 'captured' && !payment.settled))
    return { state: 'waiting', message: paid, resume: null }
  if (payments.some((payment) => payment.state === 'created' || payment.state === 'authorized'))
    return { state: 'waiting', message: isOver ? bankIsLate : bankConfirms, resume: null }
  if (isOver) return { state: 'failed', message: timeIsOver, resume: null }
  if (state === 'awaiting_payment' && paysLater(paymentOption))
    return {
      state: 'begun',
      message: waitsForMoney(paymentOption, dueAt ?? expiresAt),
      resume: 'pay',
    }
  const resume = state === 'open' ? 'form' : 'pay'
  const last = payments.at(-1)
  return last === undefined
    ? { state: 'begun', message: notPlacedYet, resume }
    : { state: 'failed', message: failureMessage(last.errorReason), resume }
}

const waitsForMoney = (paymentOption: number, dueAt: Date): string =>
  `We hold these goods until the end of ${formatIstDate(dueAt)} and wait for your ${paymentOption === 4 ? 'bank transfer. Open it for the account and the reference' : 'payment. Open it for the link'}.`

const paid = 'You have paid. The order is being placed; this can take a minute.'
