import type { Answer } from '@upchar/contract/schema/endpoints'
import { plural } from '@upchar/kernel/text'
import type { BadgeTone } from '@upchar/ui/badge'

export type PaymentRequest = Answer<'staffListPaymentRequests'>['requests'][number]
export type Credit = PaymentRequest['credits'][number]
export type HandRefund = Answer<'staffListHandRefunds'>['refunds'][number]
export type PaidTransfer = Answer<'staffListTransfers'>['transfers'][number]
export type ReturnedTransfer = Answer<'staffListReturnedTransfers'>['returned'][number]
export type Terms = Answer<'staffGetRequestTerms'>

export const STATE_WORDS: Readonly<
  Record<PaymentRequest['state'], { name: string; tone: BadgeTone }>
> = {
  open: { name: 'Waiting', tone: 'info' },
  paid: { name: 'Paid', tone: 'success' },
  cancelled: { name: 'Cancelled', tone: 'neutral' },
  expired: { name: 'Not paid in time', tone: 'warning' },
}
export const CREDIT_WORDS: Readonly<Record<Credit['state'], { name: string; tone: BadgeTone }>> = {
  waiting: { name: 'Differs', tone: 'warning' },
  taken: { name: 'Matched', tone: 'success' },
  refused: { name: 'Refused', tone: 'neutral' },
}
export const WAY_WORDS = { transfer: 'Bank transfer', link: 'Payment link' } as const

/** "3 days left", "Last day", "2 days over". */
export const daysWords = (days: number): string =>
  days === 0
    ? 'Last day'
    : days > 0
      ? `${plural(days, 'day')} left`
      : `${plural(-days, 'day')} over`
