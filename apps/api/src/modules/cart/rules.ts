import { cappedText } from '@upchar/kernel/cart-cap'
import { ADDED_TO_CART, OUT_OF_STOCK } from '@upchar/kernel/cart-words'
import { dealApplies } from '@upchar/kernel/deals'
import { MOST_PAD_LINES } from '@upchar/kernel/order-pad'
import { formatIstDate } from '@upchar/kernel/dates'
import { shelfLifeWords } from '@upchar/kernel/shelf-life'
import { plural } from '@upchar/kernel/text'
import { priceForQuantity, type VolumePrice } from '@upchar/kernel/volume-prices'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { StockAtPlace } from '../availability/index.ts'
import { buyingFor } from '../catalogue/index.ts'
import { dealOf, volumePricesOf, type OwnPrice, type QuotePriceList } from '../pricing/index.ts'
import type { CartCode } from '../referrals/index.ts'
import type { BuyingRefusal, CartRow, LineDeal, LineHold, PricedLine, SettledRow } from './model.ts'
import { isLicensed, type Rights } from './rights.ts'

/** Maximum number of different products in a cart: a whole order pad fits. */
export const mostLines = MOST_PAD_LINES

export const capText = (present: number, max: number): string =>
  present > 0 ? cappedText(present, max) : `You can only buy ${max} at a time.`

const moqText = (moq: number): string =>
  `The minimum order of this product is ${moq}. Choose ${moq} or more.`

/** Whether the buyer uses reward points in the cart that the rows belong to (CART-14). */
export const usesPoints = (rows: readonly CartRow[]): boolean => rows[0]?.usePoints ?? false

/** The referral code of the cart that the rows belong to (CART-13); null: none. */
export const referralIn = (rows: readonly CartRow[]): CartCode | null => {
  const { referralCode: code = null, referralTyped: typed = false } = rows[0] ?? {}
  return code === null || code === '' ? null : { code, typed }
}

/** Whether the buyer has added a temperature logger to the cart that the rows belong to (CART-16). */
export const hasLogger = (rows: readonly CartRow[]): boolean => rows[0]?.dataLogger ?? false

/** Rows before products are added: who buys a product that is a gift in the cart buys it from the first pack on. */
export const asBought = (rows: readonly CartRow[], skus: readonly string[]): CartRow[] =>
  rows.map((row) =>
    row.gift && skus.includes(row.sku) ? { ...row, gift: false, quantity: 0 } : row,
  )

/** The fields of a row that decide who may buy it. */
export const buyingFieldsOf = (row: CartRow, rights: Rights) => ({
  productClass: row.productClass,
  dentalList: row.dentalList,
  leadOnly: row.leadOnly,
  business: { name: row.categoryName, enabled: row.categoryEnabled },
  licensed: isLicensed(row, rights),
  suspended: rights.licences.isSuspended(row.sellerId),
})

/** What one pack costs buyers without a price of their own. */
const ordinaryPaise = ({ ownPrice, pricePaise }: CartRow): number =>
  ownPrice?.ordinaryPaise ?? pricePaise

/**
 * Why the buyer can't buy the product at present; undefined when the buyer can (design decision 8).
 */
export function buyingRefusal(row: CartRow, rights: Rights): BuyingRefusal | undefined {
  const { gst, ceilings, on } = rights
  if (
    !row.active ||
    gst.termsOf(row, on) === undefined ||
    [row.pricePaise, ordinaryPaise(row)].some(
      (pricePaise) => ceilings.exceededBy({ ...row, pricePaise }, gst, on) !== undefined,
    )
  )
    return { code: 'sku_unknown', message: 'This product is no longer sold.' }
  const fields = buyingFieldsOf(row, rights)
  const buying = buyingFor(rights.buyer, fields, rights.policy, rights.on)
  if (buying.state === 'open') return undefined
  // Not 'lead_only' in a closed category: there the product page offers the enquiry by `buying`.
  const code =
    buying.state === 'lead_only' && row.categoryEnabled ? 'lead_only' : 'buying_not_allowed'
  return {
    code,
    message: buying.message ?? 'This product is not available online.',
    buying,
    mayPass:
      buying.state === 'needs_kyc' ||
      buying.state === 'needs_pharma_kyc' ||
      (buying.state === 'blocked' && !fields.licensed),
  }
}

/** `capped`: reduced to max_oq; `raised`: to the minimum order. */
type LineQuantity = { quantity: number; capped: boolean; raised?: boolean; message: string }
type QuantityRefusal = Refusal & {
  code:
    | 'quantity_invalid'
    | 'max_oq_reached'
    | 'below_moq'
    | 'out_of_stock'
    | 'shelf_life_short'
    | 'not_serviceable'
}

/** The buyer's message where goods aren't delivered. */
const unservedText = ({ view }: StockAtPlace): string => view.reason ?? OUT_OF_STOCK

/** Whether the place can have the quantity (CART-05). */
function stockRefusal(
  row: CartRow,
  stock: StockAtPlace,
  quantity: number,
): QuantityRefusal | undefined {
  if (stock.view.state === 'not_serviceable')
    return { code: 'not_serviceable', message: unservedText(stock) }
  if (stock.left >= quantity) return undefined
  return tooFew(row, stock)
}

/** A row with the shelf life that its buyer wants from now on. */
export const wantingLife = (
  row: CartRow,
  { shelfLifeMonths: months }: { shelfLifeMonths: number | undefined },
): CartRow =>
  months === undefined ? row : { ...row, shelfLifeMonths: months === 0 ? null : months }

/** Whether a change asks for more shelf life: like a larger quantity, it needs the stock for it. */
export const asksForMore = (before: CartRow, after: CartRow): boolean =>
  (after.shelfLifeMonths ?? 0) > (before.shelfLifeMonths ?? 0)

export const tooFew = (row: CartRow, stock: StockAtPlace) => ({
  code: stock.isShortLived ? ('shelf_life_short' as const) : ('out_of_stock' as const),
  message: shortText(row, stock),
  detail: { left: stock.left },
})

/** How many are left, and with which shelf life where the buyer wants one or was shown one. */
export function shortText(
  { shelfLifeMonths: months, expiresFrom }: CartRow,
  { left, isShortLived }: StockAtPlace,
): string {
  if (isShortLived) {
    const kept =
      expiresFrom === undefined
        ? shelfLifeWords(months ?? 0)
        : `an expiry date of ${formatIstDate(expiresFrom)} or later`
    return left > 0 ? `Only ${left} left with ${kept}.` : `None left with ${kept}.`
  }
  return left > 0 ? `Only ${left} left in your location.` : OUT_OF_STOCK
}

/** Only engravable products accept a name; removing one is always possible (CART-22). */
export const mayEngrave = (row: Pick<CartRow, 'engravable'>, name: string | undefined): boolean =>
  row.engravable || name === undefined || name === ''

export const notEngravedText = "This product can't be engraved."

/** The quantity an ADD adds: at least 1 (VALID-08), capped at max_oq for the line (CART-07). */
export function planAdd(
  row: CartRow,
  quantity: number,
  stock: StockAtPlace,
): Result<LineQuantity, QuantityRefusal> {
  if (quantity < 1)
    return err({
      code: 'quantity_invalid',
      message: 'Choose a quantity of 1 or more.',
      field: 'quantity',
    })
  const room = row.maxOq - row.quantity
  if (room <= 0) return err({ code: 'max_oq_reached', message: capText(row.quantity, row.maxOq) })
  const added = Math.min(quantity, room)
  const whole = row.quantity + added
  if (whole < row.moq)
    return err({ code: 'below_moq', message: moqText(row.moq), detail: { moq: row.moq } })
  const short = stockRefusal(row, stock, whole)
  return short === undefined
    ? ok({
        quantity: added,
        capped: added < quantity,
        message: added < quantity ? capText(row.quantity, row.maxOq) : ADDED_TO_CART,
      })
    : err(short)
}

/**
 * The quantity an UPDATE sets: at most max_oq; below 1 the least that can be bought (VALID-09).
 * Reducing is always possible.
 */
export function planUpdate(
  row: CartRow,
  quantity: number,
  stock: StockAtPlace,
): Result<LineQuantity, QuantityRefusal> {
  const wanted = quantity < 1 ? Math.max(1, row.moq) : quantity
  const raised = quantity < 1 && row.moq > 1
  const whole = Math.min(wanted, row.maxOq)
  if (whole < row.moq)
    return err({ code: 'below_moq', message: moqText(row.moq), detail: { moq: row.moq } })
  const short = whole > row.quantity ? stockRefusal(row, stock, whole) : undefined
  return short === undefined
    ? ok({
        quantity: whole,
        capped: whole < wanted,
        raised,
        message: raised
          ? `The minimum order of this product is ${row.moq}, so we kept ${row.moq}.`
          : whole < wanted
            ? capText(row.quantity, row.maxOq)
            : '',
      })
    : err(short)
}

/**
 * Why a line can't be bought as it is; null when it can. Limits and stock may have changed since
 * the add.
 */
export function whyNotAsWanted(row: CartRow, stock: StockAtPlace): string | null {
  if (row.gift) return null
  if (stock.view.state === 'not_serviceable') return unservedText(stock)
  if (row.quantity > row.maxOq) return `You can only buy ${row.maxOq} at a time. Choose fewer.`
  if (row.quantity < row.moq) return moqText(row.moq)
  return stock.left >= row.quantity ? null : shortText(row, stock)
}

export const cartFullText = `Your cart holds ${plural(mostLines, 'different product')} already. Remove one or place this order first.`

/** The price of one pack of a line. */
export type LinePrice = {
  /** For the line's quantity. */
  pricePaise: number
  listPaise: number
  volumePrices: readonly VolumePrice[]
  deal: LineDeal
  promotion: PricedLine['promotion']
  hold: LineHold | null
  /** The price list that `listPaise` stands in. */
  priceList: QuotePriceList | undefined
  /** What the quantity cost when the buyer last saw it, where that differs. */
  before: number | null
}

const priceListOf = ({ listId: id, words, ordinaryPaise: others }: OwnPrice): QuotePriceList => ({
  id,
  words,
  ordinaryPaise: others,
})

/**
 * The price that applies to a line's quantity, and the one the buyer saw where it differs. While the line's price is
 * held (CART-20, design decision 2), the prices seen apply, those for larger quantities included (CART-11), unless
 * today's are lower. A deal is never held: its end and its share are the same for everybody. Of deal and volume price
 * the lower applies, and a gift or an upsell below both (`docs/decisions/0045-gifts-and-upsells.md`).
 */
export function linePrice(row: SettledRow, at: Date): LinePrice {
  const { productClass, maxOq, quantity } = row
  const priced = (listPaise: number, steps: CartRow['volumePrices'], stored: CartRow['deal']) => {
    const volumePrices = volumePricesOf({ productClass, maxOq, listPaise, steps })
    const ordinary = priceForQuantity(volumePrices, listPaise, quantity)
    const deal = dealOf({ productClass, listPaise, deal: stored })
    const applies = deal !== null && dealApplies(deal, ordinary, quantity)
    return { pricePaise: applies ? deal.price : ordinary, listPaise, volumePrices, deal, applies }
  }
  const seen = priced(row.seenPricePaise, row.seenVolumePrices, row.seenDeal)
  const until = row.priceHeldUntil
  const hold = until === null ? null : { until, holds: until > at }
  const today = priced(row.pricePaise, row.volumePrices, row.deal)
  const kept = hold?.holds ? priced(row.seenPricePaise, row.seenVolumePrices, row.deal) : today
  const isKept = kept.pricePaise < today.pricePaise
  const { deal, applies, ...now } = isKept ? kept : today
  const possible = row.promotion ?? null
  const lower =
    possible !== null && quantity <= possible.granted && possible.gift.price < now.pricePaise
  return {
    ...now,
    ...(lower && { pricePaise: possible.gift.price }),
    hold,
    priceList: isKept || row.ownPrice === null ? undefined : priceListOf(row.ownPrice),
    deal: { now: deal, applies: applies && !lower, lost: seen.applies && !applies },
    promotion: possible === null ? null : { possible, applies: lower },
    before: seen.pricePaise === now.pricePaise ? null : seen.pricePaise,
  }
}
