import type pg from 'pg'
import { istDate } from '@upchar/kernel/dates'
import { addDays } from '../dates.ts'
import { random } from '../random.ts'
import { pastDays, type PlannedOrder } from './plan-orders.ts'

type Article = {
  sku: string
  moq: number
  maxOq: number
  pricePaise: number
  productClass: string
  businessCategory: string
  sellerId: number
  stock: number
}
export type WantedLine = { sku_id: string; quantity: number }

/** Product classes that anybody may buy, in addition to those a licence allows. */
const open = ['GEN', 'DEV_A', 'DEV_B_HOME', 'DEV_B_PRO', 'IVD_HOME']
const licensed = ['DEV_C', 'DEV_D', 'IVD_PRO']
const dearest = 25_000_000

const mostKept = 3000
/** The maximum quantity of a line. */
const mostPacks = 24

/**
 * Products with plenty of stock, most popular first. Only those listed and manufactured before the first demo order: an old
 * invoice must not name a batch of last week.
 */
export async function articlesOnSale(client: pg.ClientBase, now: Date): Promise<Article[]> {
  const { rows } = await client.query<Article>(
    `
    select v.sku, o.moq, o.max_oq as "maxOq", o.price_paise as "pricePaise", g.product_class as "productClass", f.business_category as "businessCategory", o.seller_id as "sellerId", sum(l.on_hand)::int as stock
    from variant v join offer o on o.variant_id = v.id and o.active join product_group g on g.id = v.group_id join family f on f.key = g.family_key join business_category b on b.key = f.business_category join lot l on l.offer_id = o.id
    where g.active and v.active and not g.lead_only and b.enabled and g.product_class = any($1) and o.price_paise <= $2 and g.created_at < $3::date
    group by v.id, o.id, g.id, f.key having sum(l.on_hand) >= 30 * o.moq and bool_and(l.manufactured_on is not null and l.manufactured_on < $3)
    order by g.popularity desc, v.id limit ${mostKept}`,
    [[...open, ...licensed], dearest, addDays(istDate(now), -pastDays - 20)],
  )
  return rows
}

/**
 * The lines of an order: weighted by popularity and the buyer's categories, often of the first line's seller, with a
 * quantity that matches the line's value.
 */
export function chooseGoods(
  articles: readonly Article[],
  { no, lines, categories, lineRupees, licensed: mayBuyLicensed }: PlannedOrder,
): WantedLine[] {
  const rng = random(`goods ${no}`)
  const chosen = new Map<string, WantedLine>()
  let seller: number | undefined
  for (let line = 0; line < lines; line++) {
    const category = categories[Math.floor(rng.next() ** 1.6 * categories.length)] ?? ''
    const classes = mayBuyLicensed && rng.chance(0.4) ? licensed : open
    const all = articles.filter(
      (one) =>
        one.businessCategory === category &&
        classes.includes(one.productClass) &&
        one.pricePaise * one.moq <= lineRupees * 600,
    )
    const near = rng.chance(0.85) ? all.filter(({ sellerId }) => sellerId === seller) : []
    const shelf = near.length > 0 ? near : all
    const article = shelf[Math.floor(rng.next() ** 2 * shelf.length)]
    if (article === undefined) continue
    seller ??= article.sellerId
    const { sku, moq, maxOq, pricePaise, stock } = article
    const worth = lineRupees * 100 * (0.3 + rng.next() * 1.2)
    const steps = Math.max(
      1,
      Math.min(
        mostPacks,
        Math.round(worth / (pricePaise * moq)),
        Math.floor(maxOq / moq),
        Math.floor(stock / 25 / moq),
      ),
    )
    chosen.set(sku, { sku_id: sku, quantity: steps * moq })
  }
  return [...chosen.values()]
}
