import { giftWords, isGift } from '@upchar/kernel/gifts'
import { formatRupees, paiseToRupees } from '@upchar/kernel/money'
import type { Context } from '../../platform/context.ts'
import { memoize } from '../../platform/db/memoize.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { giftOf, selectKnownGifts, type KnownGift, type StoredGift } from '../pricing/index.ts'
import { stockOf, type Destination } from './destination.ts'
import { goodsOf, grantOf, type Goods } from './gift-lines.ts'
import type { CartRow, PriceTerms } from './model.ts'
import type { SortedRows } from './price-rows.ts'
import { buyingRefusal, linePrice } from './rules.ts'
import { selectArticles, selectCartWith } from './store/read.ts'
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

const inForce = ({ validFrom, validTo }: KnownGift, at: Date): boolean =>
  validFrom <= at && at < validTo

function earnedOf(known: readonly KnownGift[], goods: Goods, at: Date): Earned[] {
  return known
    .filter((gift) => inForce(gift, at))
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

const giftSkus = (gifts: readonly KnownGift[]): string[] => [
  ...new Set(gifts.map(({ sku }) => sku)),
]

/** What a cart may be offered once it has more of a product. What depends on an amount is read too, where that is little. */
async function skusOfferedWith(context: Context, sku: string, at: Date): Promise<string[]> {
  const running = (await knownGifts(context)).filter((gift) => inForce(gift, at))
  const named = giftSkus(running.filter(({ besideSku }) => besideSku === sku))
  const byAmount = giftSkus(running.filter(({ besideSku }) => besideSku === null))
  const all = [...new Set([...named, ...byAmount])].filter((one) => one !== sku)
  return all.length > mostRead ? named.slice(0, mostRead) : all
}

/**
 * The shopper's cart and the offer of a SKU, as `selectCartWith` reads them, and apart from them the products that the cart may be
 * offered with it: reading them after the write would cost an add a third statement.
 */
export async function cartAndGiftsWith(
  context: Context,
  shopper: Shopper,
  sku: string,
  terms: PriceTerms,
): Promise<{ rows: CartRow[]; gifts: CartRow[] }> {
  const offered = await skusOfferedWith(context, sku, terms.at)
  const found = await selectCartWith(context.db, shopper, [sku, ...offered], terms)
  const isGiftOnly = (row: CartRow): boolean => row.quantity === 0 && row.sku !== sku
  return { rows: found.filter((row) => !isGiftOnly(row)), gifts: found.filter(isGiftOnly) }
}

/**
 * The gifts and upsells that a cart's goods entitle to and that it doesn't have yet (CART-11). Nothing is added without the
 * buyer's click (guide 47), and nothing that `mayPromote` bars: modules/pricing/gifts.ts asks it, and gift-lines.ts for the
 * goods that count. `read`: products read with the cart. Runs no statement where no rule fits the cart, or they have what is needed.
 */
export async function findGiftOffers(
  context: Context,
  shopper: Shopper,
  {
    rows,
    sorted,
    only,
    read = [],
  }: { rows: readonly CartRow[]; sorted: SortedRows; only?: string; read?: readonly CartRow[] },
  destination: Destination,
) {
  const known = await knownGifts(context)
  if (known.length === 0 || !destination.open) return []
  const goods = goodsOf(sorted, destination.at)
  const earned = earnedOf(known, goods, destination.at)
    .filter((one) => !isTaken(rows, one.known) && (only === undefined || one.known.id === only))
    .slice(0, mostRead)
  const articles = new Map(read.map((row) => [row.sku, row]))
  const missing = giftSkus(earned.map(({ known: gift }) => gift)).filter(
    (sku) => !articles.has(sku),
  )
  if (missing.length > 0)
    for (const row of await selectArticles(context.db, shopper, missing, destination))
      articles.set(row.sku, row)
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
