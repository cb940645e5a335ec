import type { CartRow, PriceTerms } from './model.ts'

/** The fields of a row that its buyer's own price changes; those of everybody's. */
type Priced = Pick<CartRow, 'sku' | 'productClass' | 'pricePaise' | 'mrpPaise' | 'quantity'>

/**
 * The buyer's own list price in place of everybody's (OPS-04): all that follows, from tiers to vouchers, works on it. Of goods that
 * are not in the cart it is the price seen, too.
 */
export function ownPriceIn(
  row: Priced,
  { priceLists, buyer, at }: PriceTerms,
): Pick<CartRow, 'ownPrice'> & Partial<Pick<CartRow, 'pricePaise' | 'seenPricePaise'>> {
  const ownPrice = priceLists.lowest(row, buyer, at)
  if (ownPrice === null) return { ownPrice }
  const { pricePaise } = ownPrice
  return { ownPrice, pricePaise, ...(row.quantity === 0 && { seenPricePaise: pricePaise }) }
}
