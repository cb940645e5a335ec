import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { ParcelLine } from '../dispatch/plan-goods.ts'
import type { OrderState } from '../model.ts'

/** A parcel as somebody packs it. */
export type OpenParcel = {
  version: number
  state: OrderState
  checkoutId: string
  orderNumber: string
  warehouseId: number
  sellerId: number | null
  /** Its goods have their invoice, which names batches. */
  isInvoiced: boolean
  lines: ParcelLine[]
}

const openStatement = {
  name: 'parcel-goods',
  text: `select h.version, h.state, o.checkout_id as "checkoutId", o.number as "orderNumber", h.warehouse_id as "warehouseId", s.seller_id as "sellerId",
      h.replaces is null and exists (select from invoice i where i.sub_order_id = s.id and (i.shipment_id is null or i.shipment_id = h.id)) as "isInvoiced",
      (select coalesce(json_agg(json_build_object('id', l.id, 'offerId', l.offer_id, 'sku', l.sku, 'title', l.title,
          'productClass', g.product_class, 'promise',
          (select q->'shelfLife' from jsonb_array_elements(o.quote->'lines') q where (q->>'offerId')::bigint = l.offer_id limit 1), 'gtins', array_remove(array_prepend(v.gtin, v.more_gtins), null), 'lots', t.lots)
          order by l.title, l.id), '[]')
        from (select order_line_id, json_agg(json_build_object('lotId', lot_id, 'batchNo', batch_no, 'expiresOn', expires_on,
            'quantity', quantity, 'serials', serials) order by expires_on nulls last, lot_id) as lots
          from order_line_lot where shipment_id = h.id group by order_line_id) t
        join order_line l on l.id = t.order_line_id join offer f on f.id = l.offer_id join variant v on v.id = f.variant_id
        join product_group g on g.id = v.group_id) as lines
    from shipment h join sub_order s on s.id = h.sub_order_id join "order" o on o.id = s.order_id where h.id = $1::uuid`,
}

export const selectOpenParcel = async (
  handle: Handle,
  id: string,
): Promise<OpenParcel | undefined> =>
  isUuid(id) ? (await queryPrepared<OpenParcel>(handle, openStatement, [id]))[0] : undefined

type Row = { line: string; lotId: number; parcelId: string; quantity: number; serials: string[] }

const emptyStatement = {
  name: 'parcel-empty',
  text: 'delete from order_line_lot where shipment_id = $1::uuid',
}
const fillStatement = {
  name: 'parcel-fill',
  text: `insert into order_line_lot (order_line_id, lot_id, shipment_id, warehouse_id, batch_no, expires_on, quantity, serials)
    select g.line, l.id, g."parcelId", l.warehouse_id, l.batch_no, l.expires_on, g.quantity, g.serials
    from jsonb_to_recordset($1::jsonb) as g(line uuid, "lotId" bigint, "parcelId" uuid, quantity int, serials text[])
    join lot l on l.id = g."lotId"`,
}

/** Writes what lies in a parcel, and in the one that its rest waits in. */
export async function replaceGoods(
  tx: Transaction,
  id: string,
  rows: readonly Row[],
): Promise<void> {
  await queryPrepared(tx, emptyStatement, [id])
  await queryPrepared(tx, fillStatement, [JSON.stringify(rows)])
}

const touchStatement = {
  name: 'parcel-touch',
  text: 'update shipment set version = version + 1 where id = $1::uuid',
}
export const touchParcel = (tx: Transaction, id: string) => queryPrepared(tx, touchStatement, [id])

const splitStatement = {
  name: 'parcel-split',
  text: `insert into shipment (id, sub_order_id, warehouse_id, courier, state, promised_from, promised_to, replaces, order_id, placed_at, seller_id)
    select $1::uuid, sub_order_id, warehouse_id, $3, 'placed', promised_from, promised_to, replaces, order_id, placed_at, seller_id from shipment where id = $2::uuid`,
}

/** A new parcel beside another one, from the same warehouse to the same buyer. */
export async function insertSplit(
  tx: Transaction,
  { id, from, courier }: { id: string; from: string; courier: string },
): Promise<void> {
  await queryPrepared(tx, splitStatement, [id, from, courier])
}

const expiredStatement = {
  name: 'parcel-expired',
  text: `select l.title, t.batch_no as batch from order_line_lot t join order_line l on l.id = t.order_line_id
    where t.shipment_id = $1::uuid and t.expires_on < $2::date order by t.expires_on limit 1`,
}

/** Goods of a parcel whose batch has expired on a day. */
export const findExpired = async (
  tx: Transaction,
  id: string,
  on: string,
): Promise<{ title: string; batch: string } | undefined> =>
  (await queryPrepared<{ title: string; batch: string }>(tx, expiredStatement, [id, on]))[0]

const contentsStatement = {
  name: 'parcel-contents',
  text: `select l.title, sum(t.quantity)::int as quantity from order_line_lot t join order_line l on l.id = t.order_line_id
    where t.shipment_id = $1::uuid group by l.id order by l.title, l.id`,
}

/** What a parcel carries, as a mail lists it. */
export const selectContents = (
  handle: Handle,
  id: string,
): Promise<{ title: string; quantity: number }[]> =>
  queryPrepared<{ title: string; quantity: number }>(handle, contentsStatement, [id])
