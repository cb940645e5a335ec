import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { RecalledLot } from '../model.ts'

/** What is recalled, in capitals; `serials` empty: the whole batch; `batch` empty: whatever batch; both: all of the goods. */
export type RecalledScope = { offerIds: number[]; batch: string; serials: string[] }

const goodsStatement = {
  name: 'recall-goods',
  text: `with v as (select x.*, f.seller_sku from offer f join variant x on x.id = f.variant_id where lower(f.seller_sku) = lower($1)),
      o as (select f.id from offer f join variant x on x.id = f.variant_id
        where case when $2 = 'product' then x.group_id in (select group_id from v) else x.id in (select id from v) end)
    select v.seller_sku as sku, g.title, array(select id from o order by id) as "offerIds",
      array(select batch_no from (select l.batch_no, max(l.id) as latest from lot l where l.offer_id in (select id from o)
        and l.batch_no <> 'IMPORT' group by 1 order by 2 desc limit 20) b) as batches
    from v join product_group g on g.id = v.group_id limit 1`,
}
export type RecallGoods = { sku: string; title: string; offerIds: number[]; batches: string[] }

/** The goods of a SKU, or of its whole product, with the batches that they came in; undefined: no such SKU. */
export async function selectGoods(
  handle: Handle,
  sku: string,
  scope: 'variant' | 'product',
): Promise<RecallGoods | undefined> {
  const [row] = await queryPrepared<RecallGoods>(handle, goodsStatement, [sku, scope])
  return row && { ...row, offerIds: row.offerIds.map(Number) }
}

/** SQL: lots of the recalled goods, `lots`. $1 offers, $2 batch, $3 serial numbers. */
export const lotsText = `lots as materialized (select l.* from lot l where l.offer_id = any($1::bigint[]) and ($2 = '' or upper(l.batch_no) = $2))`

/** SQL: recalled pieces of orders, by parcel and batch, `rows`. */
export const rowsText = `rows as materialized (
    select t.shipment_id, t.warehouse_id, t.lot_id, t.order_line_id, t.serials, l.order_id, h.state, t.pieces,
      least(t.pieces, coalesce((select sum(p.quantity) from order_return_piece p where p.order_line_id = t.order_line_id
        and p.lot_id = t.lot_id and p.shipment_id = t.shipment_id and p.fate <> 'rejected'), 0))::int as back
    from (select t.*, case when cardinality($3::text[]) = 0 then t.quantity
        else (select count(*)::int from unnest(t.serials) s where upper(s) = any($3::text[])) end as pieces
      from lots x join order_line_lot t on t.lot_id = x.id) t
      join order_line l on l.id = t.order_line_id join shipment h on h.id = t.shipment_id
    where t.pieces > 0)`
/** SQL: has not left. */
export const waitsText = `state in ('placed', 'confirmed', 'packed')`

/** SQL: who bought an order: the customer, or a guest by the email address. */
export const buyerText = `coalesce(o.customer_id, lower(o.form->>'email'))`

/** SQL: a `RecalledLot` as pairs for a JSON object, of `lotRowsText`. */
export const lotText = `'sku', f.seller_sku, 'seller', s.trade_name, 'warehouse', w.name, 'batchNo', x.batch_no, 'expiresOn', x.expires_on, 'onHand', x.on_hand,
        'received', (select coalesce(sum(m.quantity), 0) from stock_movement m where m.lot_id = x.id and m.reason in ('receipt', 'adjustment')),
        'quarantined', (select coalesce(sum(q.quantity), 0) from quarantine_movement q where q.lot_id = x.id)`
/** SQL: `lots` with their warehouses, sellers and goods. */
export const lotRowsText = `lots x join warehouse w on w.id = x.warehouse_id join offer f on f.id = x.offer_id
          join seller s on s.id = f.seller_id join variant v on v.id = f.variant_id`

type FoundLot = RecalledLot & { lot: number; held: number; takenOut: number }
export type Found = {
  lots: FoundLot[]
  waiting: {
    parcel: string
    order: { id: string; number: string }
    warehouse: string
    packed: boolean
    pieces: number
  }[]
  waitingParcels: number
  waitingPieces: number
  /** Sent to another warehouse and not received. */
  movingPieces: number
  orders: number
  buyers: number
  sold: number
  back: number
}

/** Parcels of a page; all of them are counted. */
const mostWaiting = 200

const foundStatement = {
  name: 'recall-found',
  text: `with ${lotsText}, ${rowsText},
      waiting as (select shipment_id, warehouse_id, order_id, state, sum(pieces)::int as pieces from rows where ${waitsText} group by 1, 2, 3, 4),
      gone as (select order_id, sum(pieces)::int as pieces, sum(back)::int as back from rows where not (${waitsText}) group by 1)
    select (select coalesce(json_agg(json_build_object('lot', x.id, ${lotText},
        'held', (select coalesce(sum(h.quantity), 0) from stock_hold h where h.lot_id = x.id and h.state = 'held' and h.expires_at > $4::timestamptz),
        'takenOut', (select coalesce(-sum(q.quantity), 0) from quarantine_movement q where q.lot_id = x.id and q.kind in ('destroy', 'give_back')))
        order by w.name, x.id), '[]') from ${lotRowsText}) as lots,
      (select coalesce(json_agg(p order by p.number), '[]') from (select n.shipment_id as parcel, json_build_object('id', o.id, 'number', o.number) as "order",
          o.number, w.name as warehouse, n.state = 'packed' as packed, n.pieces from waiting n join "order" o on o.id = n.order_id
          join warehouse w on w.id = n.warehouse_id order by o.number limit ${mostWaiting}) p) as waiting,
      (select count(*)::int from waiting) as "waitingParcels", (select coalesce(sum(pieces), 0)::int from waiting) as "waitingPieces",
      (select coalesce(sum(m.sent), 0)::int from stock_move m join lots x on x.id = m.lot_id where m.state in ('packed', 'sent')) as "movingPieces",
      (select count(*)::int from gone) as orders,
      (select count(distinct ${buyerText})::int from gone n join "order" o on o.id = n.order_id) as buyers,
      (select coalesce(sum(pieces), 0)::int from gone) as sold, (select coalesce(sum(back), 0)::int from gone) as back`,
}

/** OPS-05: where recalled goods are: in stock, in parcels that wait, at buyers. One statement, however many orders there are. */
export async function selectFound(handle: Handle, of: RecalledScope, at: Date): Promise<Found> {
  const [found] = await queryPrepared<Found>(handle, foundStatement, [
    of.offerIds,
    of.batch,
    of.serials,
    at,
  ])
  if (found === undefined) throw new Error('a recall found nothing at all')
  return found
}

export type SoldOrder = {
  id: string
  number: string
  placedAt: Date
  buyer: string
  pieces: number
  back: number
  onTheWay: number
  total: number
}

const ordersStatement = {
  name: 'recall-orders',
  text: `with ${lotsText}, ${rowsText},
      gone as (select order_id, sum(pieces)::int as pieces, sum(back)::int as back,
        coalesce(sum(pieces - back) filter (where state <> 'delivered'), 0)::int as "onTheWay" from rows where not (${waitsText}) group by 1)
    select o.id, o.number, o.placed_at as "placedAt", coalesce(nullif(o.form->>'businessName', ''), o.form->>'fullName') as buyer,
      n.pieces, n.back, n."onTheWay", (count(*) over ())::int as total
    from gone n join "order" o on o.id = n.order_id order by n.pieces - n.back desc, o.placed_at, o.id limit $4::int offset $5::int`,
}

/** Orders with recalled pieces that have left, most pieces at the buyer first. */
export const selectSoldOrders = (
  handle: Handle,
  of: RecalledScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<SoldOrder[]> =>
  queryPrepared<SoldOrder>(handle, ordersStatement, [
    of.offerIds,
    of.batch,
    of.serials,
    limit,
    offset,
  ])
