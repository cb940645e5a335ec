import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { sellableFrom, sellableFromText, sellableLotText } from '../../catalogue/index.ts'

/**
 * SQL of a lateral subquery with one row: the arrays `warehouses`, `free` and `expires` of an offer's unheld
 * stock, one entry for each expiry date in a warehouse, first expiry first. The one definition of free stock, for every statement that shows or checks it. The offer is `o`. `own`, an
 * expression, has the ids of the shopper's unpaid checkouts, whose holds count as free.
 */
export const freeStockText = (parts: {
  offerId: string
  at: string
  sellableFrom: string
  own?: string
}): string => `(
  select array_agg(s.warehouse_id) as warehouses, array_agg(s.free) as free, array_agg(s.expires_on) as expires from (
    select l.warehouse_id, l.expires_on::text, sum(l.on_hand - coalesce(h.held, 0))::int as free
    from lot l
    left join lateral (select sum(quantity) as held from stock_hold where lot_id = l.id
      and state = 'held' and expires_at > ${parts.at}${notOwn(parts.own)}) h on true
    where l.offer_id = ${parts.offerId} and l.on_hand > 0
      and ${sellableLotText(sellableFromText(parts.sellableFrom))}
    group by l.warehouse_id, l.expires_on order by l.expires_on nulls last, l.warehouse_id) s where s.free > 0)`

const notOwn = (own: string | undefined): string =>
  own === undefined ? '' : ` and checkout_id <> all(${own})`

export type FreeStockRow = {
  sku: string
  offerId: number
  coldChain: boolean
  dispatchDays: number
  sellerId: number
  productClass: string
  businessCategory: string
  warehouses: number[] | null
  free: number[] | null
  expires: (string | null)[] | null
}

const bySku = {
  name: 'availability-by-sku',
  text: `select o.seller_sku as sku, o.id as "offerId", g.cold_chain as "coldChain", o.dispatch_days as "dispatchDays",
      o.seller_id as "sellerId", g.product_class as "productClass",
      f.business_category as "businessCategory", s.warehouses, s.free, s.expires
    from variant v join offer o on o.variant_id = v.id and o.active
      join product_group g on g.id = v.group_id and g.active
      join family f on f.key = g.family_key
    left join lateral ${freeStockText({ offerId: 'o.id', at: '$2::timestamptz', sellableFrom: '$3::date' })} s on true
    where o.seller_sku = any($1::text[]) and v.active`,
}

/** Free stock of SKUs on sale; unknown SKUs are missing. */
export const selectFreeStock = (
  handle: Handle,
  skus: readonly string[],
  at: Date,
): Promise<FreeStockRow[]> =>
  queryPrepared<FreeStockRow>(handle, bySku, [skus, at, sellableFrom(at)])
