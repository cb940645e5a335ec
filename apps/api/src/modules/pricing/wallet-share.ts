import { mayPromote } from '@upchar/kernel/buying-rules'
import { sumPaise } from '@upchar/kernel/money'
import type { Quote } from './quote.ts'

/**
 * What of a total a wallet can't pay, in paise: its value is promotional, and prescription medicines and vaccines may not be
 * promoted (domain reference 3.1).
 */
export const notFromWallet = ({ lines }: Pick<Quote, 'lines'>): number =>
  sumPaise(
    lines
      .filter(({ productClass = '' }) => !mayPromote(productClass))
      .map(({ totalPaise, platformPaidPaise }) => totalPaise - platformPaidPaise),
  )

/** What of a total a wallet may pay at most, in paise (CHECKOUT-07). */
export const mostFromWallet = (quote: Pick<Quote, 'lines' | 'totalPaise'>): number =>
  quote.totalPaise - notFromWallet(quote)
