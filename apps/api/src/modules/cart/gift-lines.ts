import { mayPromote } from '@upchar/kernel/buying-rules'
import {
  conditionWords,
  grantedPacks,
  isGift,
  needOf,
  type GiftCondition,
} from '@upchar/kernel/gifts'
import { formatRupees, sumPaise } from '@upchar/kernel/money'
import { giftOf, type QuotePromotion } from '../pricing/index.ts'
import { stockOf, type Destination } from './destination.ts'
import type { CartRow, RowPromotion, SettledRow } from './model.ts'
import { sortRows, type SortedRows } from './price-rows.ts'
import { linePrice } from './rules.ts'

/** The goods of a cart that a gift or an upsell can depend on, with what they cost without either. */
export type Goods = readonly { row: CartRow; paise: number }[]

const nameOf = ({ title, optionLabel }: CartRow): string =>
  optionLabel === '' ? title : `${title}, ${optionLabel}`

const hasUpsell = ({ gifts }: CartRow): boolean => gifts?.some((gift) => !isGift(gift)) ?? false

/**
 * What of a cart counts towards a condition: goods of the same seller that the buyer buys for their own sake. A gift
 * never counts, nor, towards an amount, what can itself have a lower price with other goods: no two rules can feed each other.
 */
const counting = (goods: Goods, condition: GiftCondition, sellerId: number): Goods =>
  goods.filter(
    ({ row }) =>
      row.sellerId === sellerId &&
      (condition.kind === 'packs' ? row.offerId === condition.offerId : !hasUpsell(row)),
  )

/** What a condition grants for these goods, and how it reads. */
export function grantOf(
  goods: Goods,
  { price, most, condition }: { price: number; most: number; condition: GiftCondition },
  { sellerId, sellerName }: { sellerId: number; sellerName: string },
): { granted: number; terms: QuotePromotion } {
  const counted = counting(goods, condition, sellerId)
  const have = sumPaise(
    counted.map(({ row, paise }) => (condition.kind === 'packs' ? row.quantity : paise)),
  )
  const [first] = counted
  return {
    granted: grantedPacks(have, needOf(condition), most),
    terms: {
      kind: isGift({ price }) ? 'gift' : 'upsell',
      by: condition.kind,
      with: counted.map(({ row }) => row.offerId).toSorted((a, b) => a - b),
      need: needOf(condition),
      words: conditionWords(condition, {
        name: condition.kind === 'packs' && first !== undefined ? nameOf(first.row) : sellerName,
        rupees: formatRupees,
      }),
    },
  }
}

/** The goods that conditions are judged by: what may be promoted and bought (domain reference 3.3). */
export const goodsOf = ({ kept, barred }: Pick<SortedRows, 'kept' | 'barred'>, at: Date): Goods =>
  kept
    .filter((row) => !row.gift && !barred.has(row.offerId) && mayPromote(row.productClass))
    .map((row) => ({
      row,
      paise: linePrice({ ...row, promotion: undefined }, at).pricePaise * row.quantity,
    }))

/** The best gift, or the best upsell, that a row can have with these goods. */
function promotionOf(row: CartRow, goods: Goods): RowPromotion | undefined {
  const fitting = (row.gifts ?? []).flatMap((stored): RowPromotion[] => {
    const gift = giftOf(stored, { productClass: row.productClass, listPaise: row.pricePaise })
    if (gift === null || isGift(gift) !== row.gift) return []
    const { granted, terms } = grantOf(goods, gift, row)
    const packs = Math.min(granted, gift.left)
    return packs > 0 ? [{ gift, granted: packs, terms }] : []
  })
  const fits = (one: RowPromotion): boolean => row.gift || one.granted >= row.quantity
  // Lowest price first, as read; of those whose packs don't suffice, the one with the most.
  return fitting.find(fits) ?? fitting.toSorted((a, b) => b.granted - a.granted)[0]
}

/** A gift that the cart has, with the packs that the goods grant, the share has left and the place has in stock. */
function giftRow(row: CartRow, goods: Goods, destination: Destination): SettledRow[] {
  const possible = promotionOf(row, goods)
  if (possible === undefined) return []
  const wanted = Math.min(row.quantity, possible.granted)
  const stock = stockOf(row, destination, wanted)
  const quantity = stock.view.state === 'not_serviceable' ? 0 : Math.min(wanted, stock.left)
  return quantity > 0 ? [{ ...row, quantity, promotion: { ...possible, granted: quantity } }] : []
}

/**
 * The rows of a cart by buying rights, with its gifts and upsells (CART-11). A pure function of the rows: whatever the order in
 * which the buyer added and removed goods, the same cart has the same gifts. A gift whose condition isn't met is left out and
 * comes back with it; it never keeps a cart from being bought.
 */
export function settleRows(rows: readonly CartRow[], destination: Destination): SortedRows {
  const bought = sortRows(
    rows.filter((row) => !row.gift),
    destination,
  )
  const promoted = rows.some((row) => row.gifts !== null)
  const goods = promoted ? goodsOf(bought, destination.at) : []
  const free = sortRows(
    rows.filter((row) => row.gift),
    destination,
  )
  const withUpsells = bought.kept.map((row): SettledRow => {
    const promotion = bought.barred.has(row.offerId) ? undefined : promotionOf(row, goods)
    return promotion === undefined ? row : { ...row, promotion }
  })
  const gifts = free.kept
    .filter((row) => !free.barred.has(row.offerId))
    .flatMap((row) => giftRow(row, goods, destination))
  const order = new Map(rows.map((row, i) => [row.offerId, i]))
  return {
    ...bought,
    kept: [...withUpsells, ...gifts].toSorted(
      (a, b) => (order.get(a.offerId) ?? 0) - (order.get(b.offerId) ?? 0),
    ),
  }
}
