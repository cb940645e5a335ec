import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { BoundGoods } from '../../sellers/index.ts'
import { licensedLotText, sellableLotText } from '../read-model/sellable.ts'
import { ownOfferText } from '../own-offer.ts'

/** The moment, the first expiry date that may be sold at it, and goods that some warehouses may not send. */
type Sending = { at: Date; sellableFrom: string; bound: readonly BoundGoods[] }

/**
 * For the groups in $1: warehouses that can ship a variant now ($2), from batches sellable until $3
 * or longer, where its seller may sell it from ($4). Stock below an offer's minimum order quantity
 * counts as none.
 */
const sending = `
  select variant_id, array_agg(distinct warehouse_id order by warehouse_id) as ids from (
    select v.id as variant_id, o.moq, l.warehouse_id, sum(l.on_hand - coalesce(h.held, 0)) as free,
      sum(sum(greatest(l.on_hand - coalesce(h.held, 0), 0))) over (partition by o.id) as total
    from variant v join offer o on o.variant_id = v.id and ${ownOfferText} join lot l on l.offer_id = o.id
    left join lateral (select sum(quantity) as held from stock_hold where lot_id = l.id
      and state = 'held' and expires_at > $2::timestamptz) h on true
    where v.group_id = any($1::bigint[]) and v.active and o.active and l.on_hand > 0
      and ${sellableLotText('$3::date')} and ${licensedLotText('$4')}
    group by o.id, v.id, o.moq, l.warehouse_id) s
  where free > 0 and total >= moq group by variant_id`

const select = {
  name: 'catalogue-warehouses',
  text: `select variant_id as "variantId", ids from (${sending}) w`,
}

/** The warehouses that can ship each variant of the groups, by variant. */
export async function selectWarehouses(
  handle: Handle,
  groupIds: readonly number[],
  { at, sellableFrom, bound }: Sending,
): Promise<Map<number, number[]>> {
  const rows = await queryPrepared<{ variantId: number; ids: number[] }>(handle, select, [
    groupIds,
    at,
    sellableFrom,
    JSON.stringify(bound),
  ])
  return new Map(rows.map((row) => [row.variantId, row.ids]))
}

const update = {
  name: 'catalogue-update-warehouses',
  text: `update product_read r set variant_warehouses = n.sent, changed = pg_current_xact_id(),
      warehouse_ids = array(select distinct id::int from unnest(n.sent) s(ids), string_to_table(s.ids, ',') id order by 1)
    from (select g.group_id, array_agg(coalesce(array_to_string(w.ids, ','), '') order by u.place) as sent
      from product_read g cross join unnest(g.variant_ids) with ordinality u(id, place)
      left join (${sending}) w on w.variant_id = u.id
      where g.group_id = any($1::bigint[]) group by g.group_id) n
    where r.group_id = n.group_id and r.variant_warehouses <> n.sent returning 1`,
}

const groupsOf = {
  name: 'catalogue-groups-of-offers',
  text: `select distinct v.group_id as id from offer o join variant v on v.id = o.variant_id
    where o.id = any($1::bigint[]) order by 1`,
}

export const selectGroupsOfOffers = async (
  handle: Handle,
  offerIds: readonly number[],
): Promise<number[]> =>
  (await queryPrepared<{ id: number }>(handle, groupsOf, [offerIds])).map((row) => row.id)

/** Updates the warehouses of groups where they changed. Returns whether any did. */
export async function updateWarehouses(
  handle: Handle,
  groupIds: readonly number[],
  { at, sellableFrom, bound }: Sending,
): Promise<boolean> {
  const changed = await queryPrepared(handle, update, [
    groupIds,
    at,
    sellableFrom,
    JSON.stringify(bound),
  ])
  return changed.length > 0
}
