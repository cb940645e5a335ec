import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { BoundGoods } from '../../sellers/index.ts'
import { licensedLotText, sellableLotText } from '../read-model/sellable.ts'

/** The moment, the first expiry date that may be sold at it, and goods that some warehouses may not send. */
type Sending = { at: Date; sellableFrom: string; bound: readonly BoundGoods[] }

/**
 * For the groups in $1: warehouses that can ship something now ($2), from batches sellable until $3
 * or longer, where their seller may sell them from ($4). Stock below an offer's minimum order
 * quantity counts as none.
 */
const sending = `
  select group_id, array_agg(distinct warehouse_id order by warehouse_id) as ids from (
    select v.group_id, o.moq, l.warehouse_id, sum(l.on_hand - coalesce(h.held, 0)) as free,
      sum(sum(greatest(l.on_hand - coalesce(h.held, 0), 0))) over (partition by o.id) as total
    from variant v join offer o on o.variant_id = v.id join lot l on l.offer_id = o.id
    left join lateral (select sum(quantity) as held from stock_hold where lot_id = l.id
      and state = 'held' and expires_at > $2::timestamptz) h on true
    where v.group_id = any($1::bigint[]) and v.active and o.active and l.on_hand > 0
      and ${sellableLotText('$3::date')} and ${licensedLotText('$4')}
    group by o.id, v.group_id, o.moq, l.warehouse_id) s
  where free > 0 and total >= moq group by group_id`

const select = {
  name: 'catalogue-warehouses',
  text: `select group_id as "groupId", ids from (${sending}) w`,
}

export async function selectWarehouses(
  handle: Handle,
  groupIds: readonly number[],
  { at, sellableFrom, bound }: Sending,
): Promise<Map<number, number[]>> {
  const rows = await queryPrepared<{ groupId: number; ids: number[] }>(handle, select, [
    groupIds,
    at,
    sellableFrom,
    JSON.stringify(bound),
  ])
  return new Map(rows.map((row) => [row.groupId, row.ids]))
}

const ofVariants = {
  name: 'catalogue-warehouses-of-variants',
  text: `select sku, array_agg(distinct warehouse_id) as ids from (
    select v.sku, o.moq, l.warehouse_id, sum(l.on_hand - coalesce(h.held, 0)) as free,
      sum(sum(greatest(l.on_hand - coalesce(h.held, 0), 0))) over (partition by o.id) as total
    from variant v join offer o on o.variant_id = v.id join lot l on l.offer_id = o.id
    left join lateral (select sum(quantity) as held from stock_hold where lot_id = l.id
      and state = 'held' and expires_at > $2::timestamptz) h on true
    where v.sku = any($1::text[]) and o.active and l.on_hand > 0
      and ${sellableLotText('$3::date')}
    group by o.id, v.sku, o.moq, l.warehouse_id) s
  where free > 0 and total >= moq group by sku`,
}

/** Warehouses that can ship single variants now, by SKU, wherever their seller may sell from. */
export async function selectWarehousesOfVariants(
  handle: Handle,
  skus: readonly string[],
  { at, sellableFrom }: Omit<Sending, 'bound'>,
): Promise<Map<string, number[]>> {
  const rows = await queryPrepared<{ sku: string; ids: number[] }>(handle, ofVariants, [
    skus,
    at,
    sellableFrom,
  ])
  return new Map(rows.map((row) => [row.sku, row.ids]))
}

const update = {
  name: 'catalogue-update-warehouses',
  text: `update product_read r set warehouse_ids = coalesce(w.ids, '{}'), changed = pg_current_xact_id()
    from unnest($1::bigint[]) g(id) left join (${sending}) w on w.group_id = g.id
    where r.group_id = g.id and r.warehouse_ids <> coalesce(w.ids, '{}') returning 1`,
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
