import { sumPaise } from '@upchar/kernel/money'
import type { RefundReason, SettledAs } from '../model.ts'

/** Money that comes after the last day still becomes the order this long, while the goods last. */
export const lateMs = 7 * 86_400_000

/** Captured money of a request that is no order and no refund yet. */
export type Credit = { id: string; amountPaise: number; currency: string }

/** Where the request stands when money is settled. `elsewhere`: another checkout of the same cart has become the order. */
export type Standing = 'open' | 'late' | 'too_late' | 'cancelled' | 'placed' | 'elsewhere'

/** What becomes of a credit; `backPaise` goes back of it, for `reason`. */
type BackReason = Exclude<RefundReason, 'cancelled' | 'returned'>
export type Verdict = {
  id: string
  as: SettledAs
  backPaise: number
  reason: BackReason | null
}

/** `pays`: the credit that makes the sum whole; null: no order comes of it now. */
export type Matched = { verdicts: Verdict[]; pays: string | null; missingPaise: number }

const refusals: Readonly<Partial<Record<Standing, BackReason>>> = {
  too_late: 'paid_late',
  cancelled: 'request_cancelled',
  placed: 'paid_twice',
  elsewhere: 'ordered_already',
}

/** Sends a credit back whole. */
export const sentBack = ({ id, amountPaise }: Credit, reason: BackReason): Verdict => ({
  id,
  as: 'refund',
  backPaise: amountPaise,
  reason,
})

/**
 * What becomes of the money that came for a request (CHECKOUT-15), oldest first. Less than was asked for waits for the rest until the
 * last day; what exceeds it goes back, and so does money that no order can be made of.
 */
export function matchCredits(
  credits: readonly Credit[],
  { standing, awaitedPaise }: { standing: Standing; awaitedPaise: number },
): Matched {
  const foreign = credits.filter(({ currency }) => currency !== 'INR')
  const own = credits.filter(({ currency }) => currency === 'INR')
  const back = foreign.map((credit) => sentBack(credit, 'amount_mismatch'))
  const none = (verdicts: Verdict[], missingPaise = awaitedPaise): Matched => ({
    verdicts: [...back, ...verdicts],
    pays: null,
    missingPaise,
  })
  const refusal = refusals[standing]
  if (refusal !== undefined) return none(own.map((credit) => sentBack(credit, refusal)))
  const missingPaise = awaitedPaise - sumPaise(own.map(({ amountPaise }) => amountPaise))
  if (missingPaise > 0)
    return standing === 'late'
      ? none(own.map((credit) => sentBack(credit, 'paid_short')))
      : none(
          own.map(({ id }) => ({ id, as: 'part', backPaise: 0, reason: null })),
          missingPaise,
        )
  let left = awaitedPaise
  let pays: string | null = null
  const verdicts = own.map((credit): Verdict => {
    if (left === 0) return sentBack(credit, 'paid_twice')
    const backPaise = Math.max(0, credit.amountPaise - left)
    left -= credit.amountPaise - backPaise
    if (left === 0) pays = credit.id
    return { id: credit.id, as: 'order', backPaise, reason: backPaise > 0 ? 'overpaid' : null }
  })
  return { verdicts: [...back, ...verdicts], pays, missingPaise: 0 }
}
