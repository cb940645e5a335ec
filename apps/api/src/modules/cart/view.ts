import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDateTime, formatIstEnd } from '@upchar/kernel/dates'
import { beyondDealWords } from '@upchar/kernel/deals'
import { beyondGiftWords, giftWords } from '@upchar/kernel/gifts'
import { missingToMinimumOrder } from '@upchar/kernel/minimum-order'
import { formatRupees, paiseToRupees } from '@upchar/kernel/money'
import { stateByCode } from '@upchar/kernel/states'
import { nextVolumePrice, nextVolumeWords } from '@upchar/kernel/volume-prices'
import type { Shopper } from '../../platform/identity/shopper.ts'
import {
  giftsPaise,
  listPriceOf,
  notFromWallet,
  savingsOf,
  type Quote,
  type QuoteLine,
  type TaxParts,
  priceNoteOf,
} from '../pricing/index.ts'
import type { GoneLine, LineDeal, PricedLine } from './model.ts'
import { appliedVoucherView } from '../vouchers/index.ts'
import { loggerView } from './logger-view.ts'
import { pointsView } from './points-view.ts'
import { referralView } from './referral-view.ts'
import type { PricedCart } from './price-rows.ts'

/** Contract types Cart and CartItem. */
export type CartView = Answer<'readCart'>['cart']
export type CartItemView = CartView['items'][number]

const rate = (bp: number): number => bp / 100

const taxView = (parts: TaxParts) => ({
  taxable: paiseToRupees(parts.taxablePaise),
  cgst: paiseToRupees(parts.cgstPaise),
  sgst: paiseToRupees(parts.sgstPaise),
  igst: paiseToRupees(parts.igstPaise),
})

/** The tax of a quote by rate, as carts and checkouts show it. */
export const taxByRateView = (quote: Quote): CartView['tax'] =>
  quote.taxByRate.map((part) => ({ gst_rate: rate(part.gstBp), ...taxView(part) }))

/** What a line's quantity saves, and what a larger one would cost (CART-11). */
function volumeNote(quote: QuoteLine, prices: PricedLine['volumePrices']): string {
  const { quantity, unitPricePaise } = quote
  const list = listPriceOf(quote)
  const next = nextVolumePrice(prices, Math.min(list, unitPricePaise), quantity)
  return [
    unitPricePaise < list && quote.dealId === undefined
      ? `Lower price for this quantity, instead of ${formatRupees(list)} each.`
      : '',
    next ? nextVolumeWords(next.from, quantity, formatRupees(next.price)) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** What the deal on the offer does to the line, and that it ended or was used up (CART-11). */
function dealNote(quote: QuoteLine, { now, applies, lost }: LineDeal): string {
  if (now !== null && applies)
    return `Deal price until ${formatIstDateTime(new Date(now.until))}, instead of ${formatRupees(listPriceOf(quote))} each.`
  if (now !== null && now.left > 0 && now.price < quote.unitPricePaise)
    return beyondDealWords(now.left, formatRupees(now.price))
  if (!lost) return ''
  return now === null
    ? 'The deal on this product has ended.'
    : 'The deal on this product is used up.'
}

/** Absent without a deal, now or when the buyer last saw the line. */
function dealView(quote: QuoteLine, deal: LineDeal) {
  const note = dealNote(quote, deal)
  return {
    ...(note !== '' && { deal_note: note }),
    ...(deal.now !== null &&
      deal.applies && {
        deal_ends_at: new Date(deal.now.until).toISOString(),
        list_price: paiseToRupees(listPriceOf(quote)),
      }),
  }
}

/** That a line is a gift or has an upsell's price, with what, or that fewer packs would have it (CART-11). */
function promotionView({ quote, promotion }: PricedLine) {
  if (promotion === null) return {}
  const { gift, granted, terms } = promotion.possible
  if (promotion.applies)
    return {
      list_price: paiseToRupees(listPriceOf(quote)),
      gift_note: giftWords(gift.price, listPriceOf(quote), terms.words, formatRupees),
    }
  return gift.price < quote.unitPricePaise
    ? { gift_note: beyondGiftWords(granted, formatRupees(gift.price), terms.words) }
    : {}
}

/** How long the line's price is kept (CART-20), or that it was and has risen since. */
function holdView({ hold, priceBefore, deal, quote }: PricedLine) {
  if (hold === null) return { price_held_until: null }
  if (hold.holds) return { price_held_until: deal.applies ? null : hold.until.toISOString() }
  const risen = priceBefore !== null && priceBefore < quote.unitPricePaise
  return {
    price_held_until: null,
    ...(risen && { hold_note: `We kept the earlier price until ${formatIstEnd(hold.until)}.` }),
  }
}

/** Absent where the offer has no volume prices. */
function volumeView(quote: QuoteLine, prices: PricedLine['volumePrices']) {
  if (prices.length === 0) return {}
  const note = volumeNote(quote, prices)
  return {
    list_price: paiseToRupees(listPriceOf(quote)),
    volume_prices: prices.map(({ from, price }) => ({ from, price: paiseToRupees(price) })),
    ...(note !== '' && { volume_note: note }),
  }
}

/** A line as carts and checkouts show it (DATA-07). */
export function cartItemView(line: PricedLine): CartItemView {
  const { row, quote, stock, priceBefore, volumePrices, deal, problem, barred } = line
  return {
    sku_id: row.sku,
    quantity: row.quantity,
    moq: row.moq,
    max_oq: row.maxOq,
    engraving_name: row.engravingName ?? '',
    engravable: row.engravable,
    ...(row.shelfLifeMonths !== null && { shelf_life_months: row.shelfLifeMonths }),
    title: row.title,
    option_label: row.optionLabel,
    option_name: quote.optionName ?? '',
    slug: row.slug,
    family: row.family,
    brand: row.brand,
    price: paiseToRupees(quote.unitPricePaise),
    mrp: row.mrpPaise === null ? null : paiseToRupees(row.mrpPaise),
    price_before: priceBefore === null ? null : paiseToRupees(priceBefore),
    ...priceNoteOf(quote),
    ...volumeView(quote, volumePrices),
    ...dealView(quote, deal),
    ...holdView(line),
    line_total: paiseToRupees(quote.totalPaise),
    gst_rate: rate(quote.gstBp),
    hsn: row.hsn,
    ...taxView(quote),
    business_categories: [row.businessCategory],
    fulfillment_type: row.coldChain ? 'cold_chain' : 'standard',
    seller: { name: row.sellerName, state: stateByCode(row.sellerStateCode)?.name ?? '' },
    ...promotionView(line),
    is_free: quote.promotion?.kind === 'gift',
    cold_chain: row.coldChain,
    stock: stock.view,
    available: problem === null,
    message: problem,
    ...(barred && { buying: barred }),
    merge_note: row.mergeNote,
  }
}

function savingsView(quote: Quote): CartView['total_savings_config'] {
  const savings = savingsOf(quote)
  return {
    total_savings: paiseToRupees(savings.total),
    coupon_discount: paiseToRupees(savings.couponDiscount),
    limited_offer_discount: paiseToRupees(savings.limitedOfferDiscount),
    reward_point_discount: paiseToRupees(savings.rewardPointDiscount),
    referral_discount: paiseToRupees(savings.referralDiscount),
    platform_fee_waiver: paiseToRupees(savings.platformFeeWaiver),
    delivery_fee_waiver: paiseToRupees(savings.deliveryFeeWaiver),
    data_logger_charges_waiver: paiseToRupees(savings.dataLoggerChargesWaiver),
    cod_fee_waiver: paiseToRupees(savings.codFeeWaiver),
    volume_based_discount: paiseToRupees(savings.volumeBasedDiscount),
    upsell_discount: paiseToRupees(savings.upsellDiscount),
  }
}

/** What gifts would have cost, and what upsells are cheaper (DATA-06). */
function giftsView(quote: Quote) {
  const { upsellDiscount } = savingsOf(quote)
  return {
    free_gift_and_upsell_discount: paiseToRupees(giftsPaise(quote) + upsellDiscount),
    upsell_discount: paiseToRupees(upsellDiscount),
    is_free_gift_applied: quote.lines.some((line) => line.promotion?.kind === 'gift'),
  }
}

/** The deals of a cart, by the one that ends first (DATA-06). */
function limitedOfferView(lines: readonly PricedLine[], quote: Quote) {
  const deals = lines.flatMap(({ deal: { now, applies } }) =>
    now !== null && applies ? [{ from: new Date(now.from), until: new Date(now.until) }] : [],
  )
  const [first] = deals.toSorted((a, b) => a.until.getTime() - b.until.getTime())
  return {
    not_from_wallet: paiseToRupees(notFromWallet(quote)),
    limited_offer_discount_value: paiseToRupees(savingsOf(quote).limitedOfferDiscount),
    limited_offer_start_time: first?.from.toISOString() ?? null,
    limited_offer_end_time: first?.until.toISOString() ?? null,
  }
}

/** The price hold of a cart under the specification's names (DATA-13). */
function urgencyView(items: readonly CartItemView[]): Pick<CartView, 'cart_urgency'> {
  for (const { sku_id: skuId, price_held_until: timeout } of items)
    if (timeout !== null) return { cart_urgency: { skuId, timeout } }
  return {}
}

/** The cart with every field of DATA-06. */
export function cartView(
  shopper: Shopper,
  { destination, lines, quote, voucher, referral, pointsOffer }: PricedCart,
  {
    gone,
    salesCode,
    boughtTogether,
    giftOffers,
  }: {
    gone: readonly GoneLine[]
    salesCode: string | null
    boughtTogether: string[]
    giftOffers: CartView['gift_offers']
  },
): CartView {
  const { place } = destination
  const items = lines.map(cartItemView)
  const shippingTax = quote.charges
    .filter((charge) => charge.kind === 'shipping')
    .reduce((sum, c) => sum + c.cgstPaise + c.sgstPaise + c.igstPaise, 0)
  return {
    guest_user_id: shopper.kind === 'guest' ? shopper.id : '',
    pincode: place.pincode,
    city: place.city,
    items,
    ...urgencyView(items),
    deleted_items: gone.map(({ sku, title, reason }) => ({ sku_id: sku, title, reason })),
    item_count: lines.length,
    total: paiseToRupees(quote.totalPaise),
    subtotal: paiseToRupees(quote.subtotalPaise),
    discount: paiseToRupees(quote.discountPaise),
    voucher: voucher?.code ?? null,
    voucher_detail: voucher === null ? null : appliedVoucherView(voucher),
    sales_code: salesCode,
    tax: taxByRateView(quote),
    total_tax: paiseToRupees(quote.totalTaxPaise),
    place_of_supply: quote.placeOfSupply,
    shipping: paiseToRupees(quote.shippingPaise - shippingTax),
    shipping_total: paiseToRupees(quote.shippingPaise),
    shipping_tax: paiseToRupees(shippingTax),
    slashed_shipping_total: paiseToRupees(quote.slashedShippingPaise),
    actual_shipping_total: paiseToRupees(quote.shippingPaise),
    minimum_order_value: paiseToRupees(quote.minimumOrderPaise),
    remaining_amount_free_shipping: paiseToRupees(quote.remainingForFreeShippingPaise),
    platform_fee: paiseToRupees(quote.platformFeePaise ?? 0),
    ...limitedOfferView(lines, quote),
    bought_together: boughtTogether,
    ...giftsView(quote),
    gift_offers: giftOffers,
    ...loggerView(quote),
    reward_points: pointsView(pointsOffer, destination),
    has_vaccine_category: quote.lines.some((line) => line.vaccine),
    referral_discount_type: quote.referral === undefined ? null : 'referee',
    referral: referralView({ referral, quote }, destination),
    referral_offered: shopper.kind === 'customer' && destination.referral !== undefined,
    total_savings_config: savingsView(quote),
    mrp_total: paiseToRupees(quote.mrpTotalPaise),
    checkout_allowed:
      destination.open &&
      lines.length > 0 &&
      lines.every((line) => line.problem === null) &&
      missingToMinimumOrder(quote) === 0,
  }
}
