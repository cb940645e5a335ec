import { mayPromote } from '@upchar/kernel/buying-rules'
import type { Deal } from '@upchar/kernel/deals'
import type { Quote } from './quote.ts'

/** A deal in force as statements read it: price in paise, times as PostgreSQL writes them in JSON. */
export type StoredDeal = Deal & { id: string; from: string; until: string }

/**
 * The deal that an offer may have. The list price and the class may have changed since staff set
 * it: one that lowers nothing is left out, and prescription medicines and vaccines have none
 * (domain reference 3.3).
 */
export const dealOf = ({
  productClass,
  listPaise,
  deal,
}: {
  productClass: string
  listPaise: number
  deal: StoredDeal | null
}): StoredDeal | null =>
  deal !== null && mayPromote(productClass) && deal.price > 0 && deal.price < listPaise
    ? deal
    : null

export type DealUse = { dealId: string; quantity: number }

/** The packs of a quote at deal prices, by deal. */
export const dealUsesOf = ({ lines }: Pick<Quote, 'lines'>): DealUse[] =>
  lines.flatMap(({ dealId, quantity }) => (dealId === undefined ? [] : [{ dealId, quantity }]))
