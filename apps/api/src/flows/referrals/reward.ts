import { RETURN_REASONS } from '@upchar/kernel/return-reasons'
import type { ReferralRow } from '../../modules/referrals/index.ts'
import type { ReferredOrder } from '../../modules/orders/index.ts'
import { keptQuote, referralReward } from '../../modules/pricing/index.ts'

const hourMs = 3_600_000
/**
 * How long the buyer may give the goods back, in hours after the delivery. Recalled ones come back at any time: what they earned
 * goes then.
 */
const returnHours = Math.max(
  ...RETURN_REASONS.map(({ hours }) => hours).filter((hours) => Number.isFinite(hours)),
)

/** What a first order earns the referrer by what is left of it, in paise of points (CART-13). */
export const rewardOf = ({ quote, left }: Pick<ReferredOrder, 'quote' | 'left'>): number =>
  referralReward(keptQuote(quote, new Map(left.map((line) => [line.offerId, line.quantity]))))

/** Whether everything that is left has arrived and can't be returned any more. */
const isSettled = (
  { deliveredAt, comingBack }: Pick<ReferredOrder, 'deliveredAt' | 'comingBack'>,
  at: Date,
): boolean =>
  deliveredAt !== null &&
  !comingBack &&
  new Date(deliveredAt).getTime() + returnHours * hourMs < at.getTime()

/** What a referral that stands is due by now: while something is on its way back, what was given stays, but no more than the rest earns. */
export function duePaise(
  order: Pick<ReferredOrder, 'deliveredAt' | 'comingBack'>,
  { earnsPaise, given }: { earnsPaise: number; given: number },
  at: Date,
): number {
  if (isSettled(order, at)) return earnsPaise
  return order.deliveredAt === null ? 0 : Math.min(given, earnsPaise)
}

/** What of a referral buyers and staff read. */
export function stateOf(
  { blockedAt, cancelledAt }: Pick<ReferralRow, 'blockedAt' | 'cancelledAt'>,
  order: ReferredOrder | undefined,
  { rewardedPaise, at }: { rewardedPaise: number; at: Date },
): 'waiting' | 'rewarded' | 'taken_back' | 'cancelled' | 'blocked' {
  if (blockedAt !== null) return 'blocked'
  if (cancelledAt !== null) return 'cancelled'
  if (rewardedPaise > 0) return 'rewarded'
  if (order === undefined || rewardOf(order) === 0) return 'taken_back'
  // What a member of the shop closed before its reward earns nothing.
  return isSettled(order, at) ? 'taken_back' : 'waiting'
}
