import { giftWords, isGift } from '@upchar/kernel/gifts'
import { formatRupees, paiseToRupees } from '@upchar/kernel/money'
import type { Context } from '../../platform/context.ts'
import { memoize } from '../../platform/db/memoize.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { giftOf, selectKnownGifts, type KnownGift, type StoredGift } from '../pricing/index.ts'
import { stockOf, type Destination } from './destination.ts'
import { goodsOf, grantOf, type Goods } from './gift-lines.ts'
import type { CartRow } from './model.ts'
import type { SortedRows } from './price-rows.ts'
import { buyingRefusal, linePrice } from './rules.ts'
import { selectArticles } from './store/read.ts'
import type { CartView } from './view.ts'

/** Offers above the total must not bury it. */
const mostOffers = 3
/** How many products are read for them: some may be sold out. */
const mostRead = 6

const knownGifts = memoize(({ db, clock }: Context) => selectKnownGifts(db, clock.now()))

/** A gift or an upsell that the goods of a cart entitle to. */
type Earned = { known: KnownGift; granted: number; words: string; skus: string[] }

/** The goods that entitle to an offer (DATA-07). */
const skusOf = (goods: Goods, offerIds: readonly number[]): string[] =>
  goods.filter(({ row }) => offerIds.includes(row.offerId)).map(({ row }) => row.sku)

function earnedOf(known: readonly KnownGift[], goods: Goods, at: Date): Earned[] {
  return known
    .filter(({ validFrom, validTo }) => validFrom <= at && at < validTo)
    .flatMap((gift): Earned[] => {
      const { granted, terms } = grantOf(goods, gift, gift)
      const skus = terms.by === 'packs' ? skusOf(goods, terms.with) : []
      return granted > 0 ? [{ known: gift, granted, words: terms.words, skus }] : []
    })
}

/** Whether the cart has it already, or has the product in another way. */
const isTaken = (rows: readonly CartRow[], { offerId }: KnownGift): boolean =>
  rows.some((row) => row.offerId === offerId && row.quantity > 0)

/** One of the product's gifts and upsells, as it can be had now: its packs by share and stock; undefined: not. */
function possible(row: CartRow, { known, granted, words }: Earned, destination: Destination) {
  const stored = row.gifts?.find(({ id }) => id === known.id)
  const gift =
    stored === undefined
      ? null
      : giftOf<StoredGift>(stored, { productClass: row.productClass, listPaise: row.pricePaise })
  if (gift === null || buyingRefusal(row, destination) !== undefined) return undefined
  const least = isGift(gift) ? 1 : Math.max(1, row.moq)
  const stock = stockOf(row, destination, least)
  const left = stock.view.state === 'not_serviceable' ? 0 : stock.left
  const quantity = Math.min(granted, gift.left, left)
  const ordinary = linePrice({ ...row, quantity: least }, destination.at).pricePaise
  return quantity < least || gift.price >= ordinary
    ? undefined
    : { gift, words, quantity: isGift(gift) ? quantity : least, ordinary }
}

/**
 * The gifts and upsells that a cart's goods entitle to and that it doesn't have yet (CART-11). Nothing is added without the
 * buyer's click (guide 47), and nothing that `mayPromote` bars: modules/pricing/gifts.ts asks it, and gift-lines.ts for the
 * goods that count. Runs no statement where no rule fits the cart.
 */
export async function findGiftOffers(
  context: Context,
  shopper: Shopper,
  { rows, sorted, only }: { rows: readonly CartRow[]; sorted: SortedRows; only?: string },
  destination: Destination,
) {
  const known = await knownGifts(context)
  if (known.length === 0 || !destination.open) return []
  const goods = goodsOf(sorted, destination.at)
  const earned = earnedOf(known, goods, destination.at)
    .filter((one) => !isTaken(rows, one.known) && (only === undefined || one.known.id === only))
    .slice(0, mostRead)
  if (earned.length === 0) return []
  const skus = [...new Set(earned.map((one) => one.known.sku))]
  const articles = new Map(
    (await selectArticles(context.db, shopper, skus, destination.at)).map((row) => [row.sku, row]),
  )
  const found = earned.flatMap((one) => {
    const row = articles.get(one.known.sku)
    const offer = row === undefined ? undefined : possible(row, one, destination)
    return row === undefined || offer === undefined ? [] : [{ row, ...offer, skus: one.skus }]
  })
  // Of a product its lowest price, as known.
  return found.filter((one, i) => found.findIndex(({ row }) => row.sku === one.row.sku) === i)
}

type Offered = Awaited<ReturnType<typeof findGiftOffers>>[number]

/** The offers as the cart shows them. */
export const giftOffers = async (
  ...[context, shopper, cart, destination]: Parameters<typeof findGiftOffers>
): Promise<CartView['gift_offers']> =>
  (await findGiftOffers(context, shopper, cart, destination))
    .slice(0, mostOffers)
    .map(({ row, gift, words, quantity, ordinary, skus }: Offered) => ({
      id: gift.id,
      kind: isGift(gift) ? 'gift' : 'upsell',
      sku_id: row.sku,
      ...(skus.length > 0 && { skus }),
      title: row.title,
      option_label: row.optionLabel,
      option_name: destination.optionName(row.family),
      slug: row.slug,
      family: row.family,
      quantity,
      price: paiseToRupees(gift.price),
      list_price: paiseToRupees(ordinary),
      note: giftWords(gift.price, ordinary, words, formatRupees),
    }))
