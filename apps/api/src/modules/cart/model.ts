import type { Buyer } from '@upchar/kernel/buying-policy'
import type { VolumePrice } from '@upchar/kernel/volume-prices'
import type { Buying } from '../catalogue/index.ts'
import type {
  OwnPrice,
  PriceLists,
  QuoteLine,
  QuotePromotion,
  StoredDeal,
  StoredGift,
} from '../pricing/index.ts'
import type { StockAtPlace } from '../availability/index.ts'

/** `on`: the shop put the cart's voucher on. `off`: the buyer took a voucher off (CART-25). */
export type AutoVoucher = 'on' | 'off'

/** What decides at which list price a buyer buys, and the moment. */
export type PriceTerms = { buyer: Buyer; priceLists: PriceLists; at: Date }

/** A line with everything that decides whether it can be bought. `quantity` 0: not in the cart. */
export type CartRow = {
  offerId: number
  quantity: number
  engravingName: string | null
  /** Months of shelf life that the buyer wants on delivery, at least; null: any. */
  shelfLifeMonths: number | null
  /** The first expiry date that the buyer was shown in a checkout; absent in a cart. */
  expiresFrom?: string | undefined
  /** The buyer took it as a free gift: it is in the cart while it is one, and costs nothing. */
  gift: boolean
  /** The list price, the volume prices and the deal that the buyer saw when the line was last written. */
  seenPricePaise: number
  seenVolumePrices: readonly VolumePrice[] | null
  seenDeal: StoredDeal | null
  /** When the hold of the price ends or ended (CART-20); null: never held. */
  priceHeldUntil: Date | null
  /** The voucher of the shopper's cart. */
  voucherCode: string | null
  autoVoucher: AutoVoucher | null
  /** The buyer has added a temperature logger to the cart (CART-16). */
  dataLogger: boolean
  /** The buyer wants to use reward points in the cart (CART-14). */
  usePoints: boolean
  /** The sales code typed or, before that, of the link (CART-12), not verified; '' or null: none. */
  salesCode: string | null
  /** The referral code typed or, before that, of the link (CART-13), not verified; '' or null: none. */
  referralCode: string | null
  referralTyped: boolean
  /** The purchase that the shopper's cart is; null without a cart. */
  purchaseId: string | null
  /** What a merge changed in the line; cleared by the buyer's next change. */
  mergeNote: string | null
  sku: string
  optionLabel: string
  /** The list price of one pack, its volume prices and its deal in force (CART-11). */
  pricePaise: number
  /** The price list that the list price stands in, where it isn't everybody's (OPS-04). */
  ownPrice: OwnPrice | null
  volumePrices: readonly VolumePrice[] | null
  deal: StoredDeal | null
  /** The gifts and upsells in force, the lowest price first (CART-11). */
  gifts: readonly StoredGift[] | null
  mrpPaise: number | null
  /** A GST rate that the seller states, and its first day (`offer.gstBp`). */
  statedBp: number | null
  statedFrom: string | null
  gstTag: string | null
  hsn: string
  packSize: number
  moq: number
  maxOq: number
  /** Whether variant and product group are on sale. */
  active: boolean
  slug: string
  title: string
  productClass: string
  dentalList: boolean
  leadOnly: boolean
  coldChain: boolean
  /** Working days that the seller needs before it hands the goods over. */
  dispatchDays: number
  engravable: boolean
  brand: string
  family: string
  businessCategory: string
  categoryName: string
  categoryEnabled: boolean
  sellerId: number
  sellerName: string
  sellerStateCode: string
  warehouses: number[] | null
  free: number[] | null
  expires: (string | null)[] | null
}

/** The gift or upsell of a row, as the rest of its cart allows it: `granted` packs. */
export type RowPromotion = { gift: StoredGift; granted: number; terms: QuotePromotion }

/** A row of a cart in which gifts and upsells are settled. */
export type SettledRow = CartRow & { promotion?: RowPromotion | undefined }

/** Why the buyer can't add the product to a cart; the screen offers a next step by `code`. */
export type BuyingRefusal = {
  code: 'sku_unknown' | 'lead_only' | 'buying_not_allowed'
  message: string
  /** The `buying` of the product page. */
  buying?: Buying
  /**
   * Whether the obstacle may pass, KYC of the buyer or a licence of the seller: the line then stays in the cart and says
   * what is missing.
   */
  mayPass?: boolean
}

/** The deal on a line's offer, whether its quantity has the price, and whether a former price was another deal's. */
export type LineDeal = { now: StoredDeal | null; applies: boolean; lost: boolean }

/** The hold of a line's price (CART-20): its end, and whether it still runs. */
export type LineHold = { until: Date; holds: boolean }

/** A line with its price and its stock for the place. */
export type PricedLine = {
  row: CartRow
  quote: QuoteLine
  stock: StockAtPlace
  /** Set when the price moved since the buyer last saw the line, in paise. */
  priceBefore: number | null
  /** The volume prices that apply to it, in paise. */
  volumePrices: readonly VolumePrice[]
  deal: LineDeal
  /** The gift or upsell that is possible, and whether the line has its price. */
  promotion: { possible: RowPromotion; applies: boolean } | null
  hold: LineHold | null
  /** Why the line can't be bought, and what to do; null if it can. */
  problem: string | null
  /** Set when KYC, or a licence of buyer or seller, is missing. */
  barred: Buying | null
}

/** A line removed from the cart; reported once (CART-21). */
export type GoneLine = { sku: string; title: string; reason: string }

/**
 * A product of a shared cart (CART-19) or of an earlier order (ORDER-07). Its engraving isn't taken along: it is often a name.
 * `shelfLifeMonths`: what the buyer wants on delivery, at least; absent: any.
 */
export type WantedLine = { sku: string; quantity: number; shelfLifeMonths?: number }

/** A line as a buyer names it by SKU. 0 months are any. */
export const wantedLine = (line: {
  sku_id: string
  quantity: number
  shelf_life_months?: number | undefined
}): WantedLine => ({
  sku: line.sku_id,
  quantity: line.quantity,
  ...(line.shelf_life_months && { shelfLifeMonths: line.shelf_life_months }),
})

/** The longer of two wishes for shelf life. */
export const longerLife = (
  one: number | null | undefined,
  other: number | null | undefined,
): number | null => Math.max(one ?? 0, other ?? 0) || null
