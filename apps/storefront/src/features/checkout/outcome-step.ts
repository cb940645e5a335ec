import type { Answer } from '@upchar/contract/schema/endpoints'
import type { ApiResult } from '@upchar/web/api'
import { confirmedHref } from './place-order.ts'

export type OutcomeResult = ApiResult<Answer<'getCheckoutOutcome'>>

/** What the finishing page does next. */
export type OutcomeStep =
  | { kind: 'go'; href: string }
  | { kind: 'wait'; message: string }
  /** The buyer came back without paying, or the payment page didn't open. */
  | { kind: 'pay'; url: string }
  | { kind: 'over'; message: string }

const PAUSES_MS = [1000, 1000, 1500, 2000, 3000, 4000]

/** How long until the next question: quick at first, as most payments are settled within seconds, then calmer. */
export const pauseBefore = (question: number): number => PAUSES_MS[question] ?? 5000

/** Back at the checkout, with the reason told there. */
export const retryHref = (checkout: string): string =>
  `/checkout?failed=${encodeURIComponent(checkout)}`

/** From the server's answer to what the buyer sees. A failed question is no failed payment: it's asked again. */
export function outcomeStep(result: OutcomeResult, checkout: string): OutcomeStep {
  if (!result.ok) {
    if (result.kind === 'refused' && result.error.status !== 429)
      return { kind: 'over', message: result.error.message }
    return {
      kind: 'wait',
      message: 'The connection is slow. We keep asking; you need not do anything.',
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
    case 'failed':
      return outcome.retry
        ? { kind: 'go', href: retryHref(checkout) }
        : { kind: 'over', message: outcome.message }
  }
}
