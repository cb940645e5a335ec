import { mayPromote } from '@upchar/kernel/buying-rules'
import { grantedPacks, isGift, type GiftRule } from '@upchar/kernel/gifts'
import { mulDivHalfUp, sumPaise } from '@upchar/kernel/money'
import type { Kept } from './kept-quote.ts'
import type { Quote, QuoteLine } from './quote.ts'

/** A gift or an upsell in force as statements read it: price in paise. */
export type StoredGift = GiftRule & { id: string }

/**
 * The gift or upsell as an offer may have it. List price and class may have changed since staff set it: an upsell that lowers nothing is
 * left out, and prescription medicines and vaccines have neither (domain reference 3.3).
 */
export const giftOf = <G extends StoredGift>(
  gift: G,
  { productClass, listPaise }: { productClass: string; listPaise: number },
): G | null =>
  mayPromote(productClass) && (isGift(gift) || (gift.price > 0 && gift.price < listPaise))
    ? gift
    : null

/** What a pack costs everybody else: a rule counts prices with GST, also where a zone pays none. */
const usualPrice = ({ unitPricePaise, gstBp, sez }: QuoteLine): number =>
  sez === 'lut' ? mulDivHalfUp(unitPricePaise, 10_000 + gstBp, 10_000) : unitPricePaise

const haveOf = (line: QuoteLine, quote: Pick<Quote, 'lines'>, kept: Kept): number => {
  const promotion = line.promotion
  if (promotion === undefined) return 0
  return sumPaise(
    quote.lines
      .filter(({ offerId }) => promotion.with.includes(offerId))
      .map(
        (one) =>
          (kept.get(one.offerId) ?? one.quantity) *
          (promotion.by === 'packs' ? 1 : usualPrice(one)),
      ),
  )
}

/**
 * How many packs of each gift of an order stay when only `kept` of its other goods do: a gift goes with the goods it came
 * with (RET-01, CART-11; `docs/decisions/0045-gifts-and-upsells.md`). Other goods keep what they have.
 */
export function giftsKept(quote: Pick<Quote, 'lines'>, kept: Kept): ReadonlyMap<number, number> {
  return new Map(
    quote.lines
      .filter((line) => line.promotion?.kind === 'gift')
      .map((line) => [
        line.offerId,
        Math.min(
          kept.get(line.offerId) ?? line.quantity,
          grantedPacks(haveOf(line, quote, kept), line.promotion?.need ?? 0, line.quantity),
        ),
      ]),
  )
}
