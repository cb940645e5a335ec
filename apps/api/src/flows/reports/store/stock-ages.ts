import type { IstDate } from '@upchar/kernel/dates'
import { STOCK_AGES } from '@upchar/kernel/stock-ages'
import type { Handle } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type StockAgeRow = {
  kind: 'all' | 'seller' | 'category'
  key: string
  name: string
  /** The place in `STOCK_AGES`. */
  age: number
  packs: number
  pricePaise: number
}

/**
 * What lies in stock by the days since it came in, in all, by seller and by category. What came first is sold first: what is left of a batch is
 * of its last arrivals, by receipt or from another warehouse; what no arrival explains came with the batch's first movement.
 */
export async function selectStockAges(handle: Handle, today: IstDate): Promise<StockAgeRow[]> {
  const limits = sql.param(STOCK_AGES.flatMap(({ days }) => (days === null ? [] : [days])))
  const { rows } = await handle.execute<StockAgeRow>(sql`
    with arrival as (
      select m.lot_id, l.on_hand, m.quantity, (m.at at time zone 'Asia/Kolkata')::date as day,
        coalesce(sum(m.quantity) over (partition by m.lot_id order by m.at desc, m.id desc rows between unbounded preceding and 1 preceding), 0) as later
      from stock_movement m join lot l on l.id = m.lot_id where l.on_hand > 0 and m.quantity > 0 and m.reason in ('receipt', 'move')),
    explained as (select lot_id, day, least(quantity, on_hand - later) as packs from arrival where later < on_hand),
    part as (
      select lot_id, day, packs from explained
      union all select l.id, b.day, l.on_hand - coalesce(e.packs, 0) from lot l
        left join (select lot_id, sum(packs) as packs from explained group by lot_id) e on e.lot_id = l.id
        left join (select lot_id, min(at at time zone 'Asia/Kolkata')::date as day from stock_movement group by lot_id) b on b.lot_id = l.id
      where l.on_hand > 0),
    aged as (
      select s.id::text as seller, s.trade_name, c.name as category, p.packs, p.packs * o.price_paise as paise,
        (select count(*) from unnest(${limits}::int[]) d where ${today}::date - p.day > d) as age
      from part p join lot l on l.id = p.lot_id join offer o on o.id = l.offer_id join seller s on s.id = o.seller_id
        join variant v on v.id = o.variant_id join product_group g on g.id = v.group_id join family f on f.key = g.family_key
        join category c on c.id = f.category_id
      where p.packs > 0)
    select case when grouping(seller) = 0 then 'seller' when grouping(category) = 0 then 'category' else 'all' end as kind,
      coalesce(seller, category, '') as key, case when grouping(seller) = 0 then min(trade_name) else coalesce(category, '') end as name,
      age::int, sum(packs)::float8 as packs, sum(paise)::float8 as "pricePaise"
    from aged group by grouping sets ((age), (seller, age), (category, age)) order by 1, 3, 2, 4`)
  return rows
}
