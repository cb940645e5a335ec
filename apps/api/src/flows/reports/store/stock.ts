import type { IstDate } from '@upchar/kernel/dates'
import type { Handle } from '../../../platform/db/database.ts'
import { sql, type SQL } from '../../../platform/db/sql.ts'

type Part = { batches: number; packs: number; pricePaise: number }
export type StockRow = {
  sellerId: number
  name: string
  all: Part
  near: Part
  ended: Part
  /** Packs whose price is on request: they have no value here. */
  unpriced: number
  /** Packs of the operator's own, and those of them whose cost is recorded, with that cost. */
  ownPacks: number
  costedPacks: number
  costPaise: number
}

const part = (
  filter: SQL,
): SQL => sql`json_build_object('batches', count(*) filter (where ${filter}),
  'packs', coalesce(sum(on_hand) filter (where ${filter}), 0), 'pricePaise', coalesce(sum(value) filter (where ${filter}), 0))`

/** What lies in stock, by seller: those with the highest value first. `near`, `good`: see `lifeLimits`. */
export async function selectStockValue(
  handle: Handle,
  {
    near,
    good,
    today,
    operatorGstin,
  }: { near: IstDate; good: IstDate; today: IstDate; operatorGstin: string },
): Promise<StockRow[]> {
  const { rows } = await handle.execute<StockRow>(sql`
    with cost as materialized (select distinct on (offer_id) offer_id, paise from offer_cost where valid_from <= ${today}::date
        order by offer_id, valid_from desc, id desc),
    line as (
      select s.id, s.trade_name, l.on_hand, l.on_hand::bigint * o.price_paise as value, o.price_paise = 0 as is_unpriced,
        s.gstin = ${operatorGstin} as is_own, c.paise, coalesce(l.expires_on < ${near}::date, false) as is_ended,
        coalesce(l.expires_on >= ${near}::date and l.expires_on < ${good}::date, false) as is_near
      from lot l join offer o on o.id = l.offer_id join seller s on s.id = o.seller_id
        left join cost c on c.offer_id = o.id and s.gstin = ${operatorGstin}
      where l.on_hand > 0)
    select id as "sellerId", trade_name as name, ${part(sql`true`)} as all, ${part(sql`is_near`)} as near, ${part(sql`is_ended`)} as ended,
      coalesce(sum(on_hand) filter (where is_unpriced), 0)::float8 as unpriced, coalesce(sum(on_hand) filter (where is_own), 0)::float8 as "ownPacks",
      coalesce(sum(on_hand) filter (where paise is not null), 0)::float8 as "costedPacks", coalesce(sum(on_hand * paise), 0)::float8 as "costPaise"
    from line group by id, trade_name order by sum(value) desc, trade_name, id`)
  return rows
}

export type AskedRow = {
  sku: string
  groupId: number
  title: string
  optionLabel: string
  seller: string
  asks: number
  /** Of all goods that are asked for, also those beyond the limit. */
  goods: number
  allAsks: number
}

/** Goods on sale of which nothing lies in stock that can be sold, and how many people wait for them: most first. */
export async function selectAskedFor(
  handle: Handle,
  { near, limit }: { near: IstDate; limit: number },
): Promise<AskedRow[]> {
  const { rows } = await handle.execute<AskedRow>(sql`
    select o.seller_sku as sku, g.id::float8 as "groupId", g.title, v.option_label as "optionLabel", s.trade_name as seller, count(distinct n.email)::float8 as asks,
      (count(*) over ())::float8 as goods, (sum(count(distinct n.email)) over ())::float8 as "allAsks"
    from notify_request n join offer o on o.seller_sku = n.sku and o.active join variant v on v.id = o.variant_id and v.active
      join product_group g on g.id = v.group_id and g.active join seller s on s.id = o.seller_id
    where n.about = 'stock' and not exists (select from lot l where l.offer_id = o.id and l.on_hand > 0
      and (l.expires_on is null or l.expires_on >= ${near}::date))
    group by o.id, g.id, v.id, s.id order by asks desc, g.title, sku limit ${limit}`)
  return rows
}
