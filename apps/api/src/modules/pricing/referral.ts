import { mayPromote } from '@upchar/kernel/buying-rules'
import { allocate, sumPaise } from '@upchar/kernel/money'
import { wholePoints } from './points.ts'
import type { Quote, QuoteLine, QuoteReferral } from './quote.ts'

/** What a buyer pays for the goods of a line that may be promoted: none of prescription medicines and vaccines (domain reference 3.1). */
const paidFor = ({
  productClass = '',
  totalPaise,
  platformPaidPaise,
}: Pick<QuoteLine, 'productClass' | 'totalPaise' | 'platformPaidPaise'>): number =>
  mayPromote(productClass) ? totalPaise - platformPaidPaise : 0

/** The price of the goods that a referral reaches: its minimum is counted on it (CART-13). */
export const referralTotal = (
  lines: readonly { productClass?: string; grossPaise: number }[],
): number =>
  sumPaise(
    lines
      .filter(({ productClass = '' }) => mayPromote(productClass))
      .map(({ grossPaise }) => grossPaise),
  )

/**
 * The lines with their shares of the referral, after the voucher (CART-13): whole rupees, shared by what is paid for the lines. The shop
 * pays the sellers for it (domain reference 1.5), so price and tax of a line stay as they were.
 */
export function withReferral(
  lines: readonly QuoteLine[],
  referral: QuoteReferral | undefined,
): { lines: QuoteLine[]; referralPaise: number } {
  const reached = sumPaise(lines.map(paidFor))
  const referralPaise =
    referral === undefined || referralTotal(lines) < referral.minimumPaise
      ? 0
      : wholePoints(reached, referral.offBp, referral.offMostPaise)
  if (referralPaise === 0) return { lines: [...lines], referralPaise }
  // Sorted, so that the order of lines doesn't decide who gets a left-over paisa.
  const sorted = lines.toSorted((a, b) => a.offerId - b.offerId)
  const parts = allocate(referralPaise, sorted.map(paidFor))
  const shares = new Map(sorted.map((line, i) => [line.offerId, parts[i] ?? 0]))
  return {
    referralPaise,
    lines: lines.map((line) => {
      const share = shares.get(line.offerId) ?? 0
      return share === 0
        ? line
        : { ...line, platformPaidPaise: line.platformPaidPaise + share, referralPaise: share }
    }),
  }
}

/**
 * What a first order earns the referrer by what is left of it, in paise of points: a share of what the buyer pays for its goods, in whole
 * points, and nothing below the minimum (CART-13).
 */
export function referralReward({ lines, referral }: Pick<Quote, 'lines' | 'referral'>): number {
  if (referral === undefined || referralTotal(lines) < referral.minimumPaise) return 0
  return wholePoints(sumPaise(lines.map(paidFor)), referral.rewardBp, referral.rewardMostPaise)
}
