import { mayPromote } from '@upchar/kernel/buying-rules'
import { istDate } from '@upchar/kernel/dates'
import type { Context } from '../../../platform/context.ts'
import { selectVariants, type StoredVariant, type VariantRow } from '../store/read-sources.ts'
import { gstTableOf } from '../tax/gst-table.ts'
import { withRate } from './with-rate.ts'
import { discountPercent, pricePerPiece, pricesOf, unitPriceOf } from './prices.ts'

/**
 * A variant as everybody may see it: prescription medicines and vaccines without price, MRP and discount, as on request.
 * Read models never hold them, so that no cached page or answer can show them (domain reference 3.1).
 */
export const withoutHiddenPrice = <V extends VariantRow>(variant: V, productClass: string): V =>
  mayPromote(productClass) ? variant : { ...variant, pricePaise: 0, mrpPaise: null }

/** Prices by SKU. */
type Prices = Record<
  string,
  ReturnType<typeof pricesOf> & {
    discount_percent: number
    price_per_piece: number | null
    unit_price: ReturnType<typeof unitPriceOf>
    price_note?: string
  }
>

/** What a buyer pays for a variant instead of everybody's price, and why in words; null: everybody's price. */
type OwnPriceOf = (variant: StoredVariant) => { pricePaise: number; words: string } | null

/** The prices of groups, for a buyer who may see them. */
export async function pricesOfGroups(
  context: Context,
  groupIds: readonly number[],
  ownPriceOf: OwnPriceOf,
): Promise<ReadonlyMap<number, Prices>> {
  const prices = new Map<number, Prices>()
  if (groupIds.length === 0) return prices
  const [gst, variants] = await Promise.all([
    gstTableOf(context),
    selectVariants(context.db, groupIds),
  ])
  const day = istDate(context.clock.now())
  const priced = variants.flatMap((listed) => {
    const lower = ownPriceOf(listed)
    const paid = lower === null ? listed : { ...listed, pricePaise: lower.pricePaise }
    return withRate(paid, gst, day).map((variant) => ({ variant, words: lower?.words }))
  })
  for (const { variant, words } of priced) {
    const own = prices.get(variant.groupId) ?? {}
    own[variant.sku] = {
      ...pricesOf(variant),
      discount_percent: discountPercent(variant),
      price_per_piece: pricePerPiece(variant),
      unit_price: unitPriceOf(variant),
      ...(words !== undefined && { price_note: words }),
    }
    prices.set(variant.groupId, own)
  }
  return prices
}
