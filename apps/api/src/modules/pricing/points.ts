import { mayPromote } from '@upchar/kernel/buying-rules'
import { allocate, sumPaise } from '@upchar/kernel/money'
import { POINT_PAISE } from '@upchar/kernel/reward-points'
import type { PointsTerms } from './points-terms.ts'
import type { Quote, QuoteLine } from './quote.ts'

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

/** The points that an order earns once it is delivered, in paise, by the terms of its quote (CART-14, DATA-20). */
export const pointsEarned = (quote: Pick<Quote, 'lines' | 'points'>): number =>
  quote.points === undefined
    ? 0
    : wholePoints(earningPaise(quote), quote.points.earnBp, quote.points.earnMostPaise)

type Priced = Pick<
  QuoteLine,
  'offerId' | 'productClass' | 'totalPaise' | 'platformPaidPaise' | 'pointsPaise'
>

/** What a buyer pays for a line before points; prescription medicines and vaccines take none. */
const reachedPaise = ({ productClass = '', ...line }: Priced): number =>
  mayPromote(productClass) ? line.totalPaise - line.platformPaidPaise + (line.pointsPaise ?? 0) : 0

/** How many of a buyer's points an order of these lines can take at most, in paise; a voucher goes first. */
export const mostPoints = (
  lines: readonly Priced[],
  { spendBp, spendMostPaise }: Pick<PointsTerms, 'spendBp' | 'spendMostPaise'>,
  heldPaise: number,
): number =>
  wholePoints(
    Math.min(heldPaise, wholePoints(sumPaise(lines.map(reachedPaise)), spendBp, spendMostPaise)),
    10_000,
    spendMostPaise,
  )

/**
 * The lines with their shares of the points used. The shop pays the sellers for them (domain reference 1.5, 3.6), so price and tax of a
 * line stay as they were.
 */
export function withPoints(
  lines: readonly QuoteLine[],
  points: (PointsTerms & { usePaise: number }) | undefined,
): { lines: QuoteLine[]; pointsPaise: number } {
  const pointsPaise = points === undefined ? 0 : mostPoints(lines, points, points.usePaise)
  if (pointsPaise === 0) return { lines: [...lines], pointsPaise }
  // Sorted, so that the order of lines doesn't decide who gets a left-over paisa.
  const sorted = lines.toSorted((a, b) => a.offerId - b.offerId)
  const parts = allocate(pointsPaise, sorted.map(reachedPaise))
  const shares = new Map(sorted.map((line, i) => [line.offerId, parts[i] ?? 0]))
  return {
    pointsPaise,
    lines: lines.map((line) => {
      const share = shares.get(line.offerId) ?? 0
      return share === 0
        ? line
        : { ...line, platformPaidPaise: line.platformPaidPaise + share, pointsPaise: share }
    }),
  }
}
