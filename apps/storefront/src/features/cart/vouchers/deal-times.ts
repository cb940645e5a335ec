import type { Answer } from '@upchar/contract/schema/endpoints'

export type Deal = NonNullable<Answer<'productVouchers'>['deal']>

/** The longest that a timer takes. */
const forever = 2 ** 31 - 1
const minuteMs = 60_000

/** When to ask again, in milliseconds: at the deal's end, and by the minute where this clock is ahead of the shop's. */
export function untilAsked({ until }: Deal, now: number): number {
  const left = Date.parse(until) - now
  return left > 0 ? Math.min(left, forever) : minuteMs
}
