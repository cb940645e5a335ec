import { mayPromote } from '@upchar/kernel/buying-rules'
import { sumPaise } from '@upchar/kernel/money'
import { POINT_PAISE } from '@upchar/kernel/reward-points'
import type { Quote } from './quote.ts'

/** A share of an amount in whole points, rounded down, but no more than the most. */
export const wholePoints = (paise: number, bp: number, mostPaise: number): number => {
  // In parts, so that no product leaves the safe integers.
  const share = Math.floor(paise / 10_000) * bp + Math.floor(((paise % 10_000) * bp) / 10_000)
  return Math.floor(Math.min(share, mostPaise) / POINT_PAISE) * POINT_PAISE
}

/** What the buyer pays for goods that earn points, in paise: none for prescription medicines and vaccines (domain reference 3.1). */
export const earningPaise = ({ lines }: Pick<Quote, 'lines'>): number =>
  sumPaise(
    lines
      .filter(({ productClass = '' }) => mayPromote(productClass))
      .map(({ totalPaise, platformPaidPaise }) => totalPaise - platformPaidPaise),
  )

/** The points that an order earns once it is delivered, in paise, by the terms of its quote (CART-14). */
export const pointsEarned = (quote: Pick<Quote, 'lines' | 'points'>): number =>
  quote.points === undefined
    ? 0
    : wholePoints(earningPaise(quote), quote.points.earnBp, quote.points.earnMostPaise)
