import { addDays, istDate, startOfIstDate } from '@upchar/kernel/dates'
import type { PaymentWay } from '../model.ts'
import type { Terms } from '../store/requests.ts'

/** What a shop offers until staff have set terms. */
export const noTerms: Terms = { transfer: 'off', link: false, days: 5, guestDays: 2, account: null }

/** How many requests of one buyer may wait at a time: each holds goods for days. */
export const mostOpen = 5

/** How an order's money comes by its payment option (CHECKOUT-06, CHECKOUT-15). */
export const wayOf = (paymentOption: number): PaymentWay =>
  paymentOption === 4 ? 'transfer' : paymentOption === 5 ? 'link' : 'page'

export const isOffered = (terms: Terms, way: PaymentWay): boolean =>
  way === 'page' || (way === 'transfer' ? terms.transfer !== 'off' : terms.link)

/** CHECKOUT-15: the end of the last day to pay, in India: a second before midnight. */
export const dueFrom = (terms: Terms, isCustomer: boolean, at: Date): Date =>
  new Date(
    startOfIstDate(addDays(istDate(at), (isCustomer ? terms.days : terms.guestDays) + 1)) - 1000,
  )
