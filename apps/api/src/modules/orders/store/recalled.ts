import { DEVICE_CLASSES } from '@upchar/kernel/return-reasons'
import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

/** Goods in a parcel that are recalled; `unscanned`: a piece may have a recalled serial number, for not all are scanned. */
export type Recalled = { title: string; batch: string; unscanned: boolean }

/**
 * SQL: goods in a parcel that are recalled, of a recalled batch, with a recalled serial number, or a device without a number where some
 * numbers are recalled (OPS-05).
 */
const recalledRows = (
  shipmentId: string,
): string => `select title, batch, bool_and(unscanned) as unscanned from (
    select l.title, x.batch_no as batch, rg.serial <> '' and rg.serial not in (select upper(s) from unnest(t.serials) s) as unscanned,
      cardinality(t.serials) < t.quantity and g.product_class ~ '${DEVICE_CLASSES}' as open
    from order_line_lot t join order_line l on l.id = t.order_line_id
      join lot x on x.id = t.lot_id join recalled_goods rg on rg.offer_id = x.offer_id and rg.batch_no in ('', upper(x.batch_no))
      join offer f on f.id = x.offer_id join variant v on v.id = f.variant_id join product_group g on g.id = v.group_id
    where t.shipment_id = ${shipmentId}) every where open or not unscanned group by 1, 2`

/** SQL: the recalled goods of a parcel as a JSON list of `Recalled`. */
export const recalledText = (shipmentId: string): string =>
  `(select coalesce(json_agg(r order by r.title, r.batch), '[]') from (${recalledRows(shipmentId)}) r)`

const recalledStatement = {
  name: 'parcel-recalled',
  text: `${recalledRows('$1::uuid')} order by 3, 1, 2 limit 1`,
}

/** The first recalled goods of a parcel; undefined: none. */
export const findRecalled = async (tx: Transaction, id: string): Promise<Recalled | undefined> =>
  (await queryPrepared<Recalled>(tx, recalledStatement, [id]))[0]

/** SQL: how many pieces of a batch in a parcel are recalled now; `t` is the alias of `order_line_lot`. */
export const recalledPiecesText = (
  t: string,
): string => `(select case when bool_or(rg.serial = '') then ${t}.quantity
    else count(distinct rg.serial)::int end from lot x join recalled_goods rg on rg.offer_id = x.offer_id
      and rg.batch_no in ('', upper(x.batch_no)) and (rg.serial = '' or rg.serial in (select upper(s) from unnest(${t}.serials) s))
    where x.id = ${t}.lot_id)`

/** SQL: whether the buyer of an order is told of a recall that stands. */
export const toldRecalledText = (orderId: string): string =>
  `exists (select from recall_notice_order x join recall r on r.id = x.recall_id where x.order_id = ${orderId} and r.withdrawn_at is null)`
