import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { BoundGoods } from '../../sellers/index.ts'
import { licensedLotText, sellableFromText, sellableLotText } from '../read-model/sellable.ts'

/** The moment, the first expiry date that may be sold at it, and goods that some warehouses may not send. */
type Sending = { at: Date; sellableFrom: string; bound: readonly BoundGoods[] }

/**
 * For some groups: warehouses that can ship an offer's goods now ($2), from batches sellable until $3
 * or longer, where its seller may sell it from ($4). Stock below an offer's minimum order quantity
 * counts as none.
 */
const sendingOf = (groups: string) => `
  select offer_id, array_agg(distinct warehouse_id order by warehouse_id) as ids from (
    select o.id as offer_id, o.moq, l.warehouse_id, sum(l.on_hand - coalesce(h.held, 0)) as free,
      sum(sum(greatest(l.on_hand - coalesce(h.held, 0), 0))) over (partition by o.id) as total
    from variant v join offer o on o.variant_id = v.id join lot l on l.offer_id = o.id
    left join lateral (select sum(quantity) as held from stock_hold where lot_id = l.id
      and state = 'held' and expires_at > $2::timestamptz) h on true
    where v.group_id ${groups} and v.active and o.active and l.on_hand > 0
      and ${sellableLotText(sellableFromText('$3::date'))} and ${licensedLotText('$4')}
    group by o.id, o.moq, l.warehouse_id) s
  where free > 0 and total >= moq group by offer_id`
const sending = sendingOf('= any($1::bigint[])')

const select = {
  name: 'catalogue-warehouses',
  text: `select offer_id as "offerId", ids from (${sending}) w`,
}

/** The warehouses that can ship the goods of each offer of the groups. */
export async function selectWarehouses(
  handle: Handle,
  groupIds: readonly number[],
  { at, sellableFrom, bound }: Sending,
): Promise<Map<number, number[]>> {
  const rows = await queryPrepared<{ offerId: number; ids: number[] }>(handle, select, [
    groupIds,
    at,
    sellableFrom,
    JSON.stringify(bound),
  ])
  return new Map(rows.map((row) => [row.offerId, row.ids]))
}

const update = {
  name: 'catalogue-update-warehouses',
  text: `update product_read r set variant_warehouses = n.sent, changed = pg_current_xact_id(),
      warehouse_ids = array(select distinct id::int from unnest(n.sent) s(ids), string_to_table(s.ids, ',') id order by 1)
    from (select g.group_id, array_agg(coalesce(array_to_string(w.ids, ','), '') order by u.place) as sent
      from product_read g cross join unnest(g.shown_offers) with ordinality u(id, place)
      left join (${sending}) w on w.offer_id = u.id
      where g.group_id = any($1::bigint[]) group by g.group_id) n
    where r.group_id = n.group_id and r.variant_warehouses <> n.sent returning 1`,
}

/** `r.ranked_offers` of a product that several sellers offer: the elements are lists of ids joined by commas. */
const severalText = `array_to_string(r.ranked_offers, ' ') like '%,%'`

const groupsOf = {
  name: 'catalogue-groups-of-offers',
  text: `select g.id, coalesce(${severalText}, false) as several
    from (select distinct v.group_id as id from offer o join variant v on v.id = o.variant_id
      where o.id = any($1::bigint[])) g left join product_read r on r.group_id = g.id order by 1`,
}

/** The groups of some offers; `several`: more than one seller offers a variant of it. */
export const selectGroupsOfOffers = (
  handle: Handle,
  offerIds: readonly number[],
): Promise<{ id: number; several: boolean }[]> => queryPrepared(handle, groupsOf, [offerIds])

const outdone = {
  name: 'catalogue-outdone-offers',
  text: `with r as materialized (select r.group_id, r.shown_offers, r.ranked_offers from product_read r
        where r.group_id = any($1::bigint[]) and ${severalText}),
      w as materialized (${sendingOf('in (select group_id from r)')})
    select distinct r.group_id as id from r cross join unnest(r.shown_offers, r.ranked_offers) u(shown, ranked)
    where u.shown <> coalesce(
      (select o.id::bigint from string_to_table(u.ranked, ',') with ordinality o(id, place) join w on w.offer_id = o.id::bigint
        order by place limit 1),
      split_part(u.ranked, ',', 1)::bigint)`,
}

/** The groups that show another offer of a variant than the best one of those in stock now. */
export const selectOutdone = async (
  handle: Handle,
  groupIds: readonly number[],
  { at, sellableFrom, bound }: Sending,
): Promise<number[]> =>
  (
    await queryPrepared<{ id: number }>(handle, outdone, [
      groupIds,
      at,
      sellableFrom,
      JSON.stringify(bound),
    ])
  ).map(({ id }) => id)

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
