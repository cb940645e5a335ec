import type { Answer } from '@upchar/contract/schema/endpoints'
import type { ApiResult } from '@upchar/web/api'
import { confirmedHref } from './place-order.ts'

type Outcome = Answer<'getCheckoutOutcome'>['outcome']
export type UpiCode = Extract<Outcome, { state: 'upi' }>
export type Requested = Extract<Outcome, { state: 'requested' }>
export type OutcomeResult = ApiResult<Answer<'getCheckoutOutcome'>>

/** What the page does after a poll. */
export type OutcomeStep =
  | { kind: 'go'; href: string }
  | { kind: 'wait'; message: string }
  /** The buyer returned without paying, or the payment page didn't open. */
  | { kind: 'pay'; url: string }
  /** The money comes by transfer or link, within days (CHECKOUT-15). */
  | { kind: 'requested'; request: Requested }
  /** The buyer pays by a UPI code on this page (CHECKOUT-06). */
  | { kind: 'upi'; code: UpiCode }
  | { kind: 'over'; message: string }

const PAUSES_MS = [1000, 1000, 1500, 2000, 3000, 4000]

/**
 * The delay until the next poll: short at first, as most payments settle within seconds, then
 * longer.
 */
export const pauseBefore = (question: number): number => PAUSES_MS[question] ?? 5000

/** Back to the checkout, which shows the reason. */
export const retryHref = (checkout: string): string =>
  `/checkout?failed=${encodeURIComponent(checkout)}`

/** Maps the server's answer to the next step. A failed poll is not a failed payment: poll again. */
export function outcomeStep(result: OutcomeResult, checkout: string): OutcomeStep {
  if (!result.ok) {
    if (result.kind === 'refused' && result.error.status !== 429)
      return { kind: 'over', message: result.error.message }
    return {
      kind: 'wait',
      message: 'The connection is slow. We keep checking; you don’t need to do anything.',
    }
  }
  const { outcome } = result.data
  switch (outcome.state) {
    case 'placed':
      return { kind: 'go', href: confirmedHref(outcome.track_url) }
    case 'waiting':
      return { kind: 'wait', message: outcome.message }
    case 'pay':
      return { kind: 'pay', url: outcome.payment_url }
    case 'upi':
      return { kind: 'upi', code: outcome }
    case 'requested':
      return { kind: 'requested', request: outcome }
    case 'failed':
      return outcome.retry
        ? { kind: 'go', href: retryHref(checkout) }
        : { kind: 'over', message: outcome.message }
  }
}
