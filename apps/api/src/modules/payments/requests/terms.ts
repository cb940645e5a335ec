import { addDays, istDate, startOfIstDate } from '@upchar/kernel/dates'
import type { PaymentWay } from '../model.ts'
import type { Terms } from '../store/requests.ts'

/** What a shop offers until staff have set terms. */
export const noTerms: Terms = {
  transfer: 'off',
  link: false,
  upiLimitPaise: 0,
  days: 5,
  guestDays: 2,
  account: null,
}

/** How many requests of one buyer may wait at a time: each holds goods for days. */
export const mostOpen = 5

/** How an order's money comes by its payment option (CHECKOUT-06, CHECKOUT-15). */
export const wayOf = (paymentOption: number): PaymentWay => ways[paymentOption] ?? 'page'

const ways: Readonly<Record<number, PaymentWay>> = { 4: 'transfer', 5: 'link', 6: 'upi' }

export const isOffered = (terms: Terms, way: PaymentWay): boolean =>
  ({
    page: true,
    upi: terms.upiLimitPaise > 0,
    transfer: terms.transfer !== 'off',
    link: terms.link,
  })[way]

/**
 * Staff see what the bank received by the last day only in its next statement, which may come after a weekend: what is transferred to
 * the shop's own account is held this much longer than the buyer is told (CHECKOUT-15).
 */
export const statementMs = 3 * 86_400_000

/** Until when the goods of a request are held. */
export const heldUntilStatement = (provider: string, dueAt: Date): Date =>
  provider === 'bank' ? new Date(dueAt.getTime() + statementMs) : dueAt

/** CHECKOUT-15: the end of the last day to pay, in India: a second before midnight. */
export const dueFrom = (terms: Terms, isCustomer: boolean, at: Date): Date =>
  new Date(
    startOfIstDate(addDays(istDate(at), (isCustomer ? terms.days : terms.guestDays) + 1)) - 1000,
  )
