import { maySeePrice } from '../catalogue/index.ts'
import type { Handle } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import type { StockAtPlace } from '../availability/index.ts'
import { stockOf, type Destination } from './destination.ts'
import type { BuyingRefusal, CartRow } from './model.ts'
import { buyingRefusal, linePrice, planAdd } from './rules.ts'
import { selectArticles } from './store/read.ts'

/** A product outside the cart, as its buyer finds it at the destination. */
export type Article = {
  row: CartRow
  stock: StockAtPlace
  /** Of one pack in the minimum order, in paise; null where the buyer may not see it. */
  pricePaise: number | null
  mrpPaise: number | null
  /** It is not sold any more. */
  gone: boolean
  /** Why it can't be added to the cart; null where it can. */
  message: string | null
  buying: BuyingRefusal['buying']
}

/** Products by SKU; those that the shop has never had are missing. */
export async function articlesOf(
  handle: Handle,
  shopper: Shopper,
  skus: readonly string[],
  destination: Destination,
): Promise<ReadonlyMap<string, Article>> {
  if (skus.length === 0) return new Map()
  const rows = await selectArticles(handle, shopper, skus, destination)
  return new Map(rows.map((row) => [row.sku, articleOf(row, destination)]))
}

function articleOf(row: CartRow, destination: Destination): Article {
  const least = Math.max(1, row.moq)
  const stock = stockOf(row, destination, least)
  const refused = buyingRefusal(row, destination)
  const plan = planAdd(row, least, stock)
  const { buyer, policy, on, at } = destination
  const priced = refused?.code !== 'sku_unknown' && maySeePrice(buyer, row, policy, on)
  return {
    row,
    stock,
    pricePaise: priced ? linePrice({ ...row, quantity: least }, at).pricePaise : null,
    mrpPaise: priced ? row.mrpPaise : null,
    gone: refused?.code === 'sku_unknown',
    message: refused?.message ?? (plan.ok ? null : plan.error.message),
    buying: refused?.buying,
  }
}
