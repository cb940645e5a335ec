import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { GuestForm } from '../../checkout/index.ts'

const formStatement = {
  name: 'order-set-form',
  text: 'update "order" set form = $2::jsonb where id = $1::uuid',
}

/** Writes contact and delivery address of an order. */
export async function setForm(tx: Transaction, orderId: string, form: GuestForm): Promise<void> {
  await queryPrepared(tx, formStatement, [orderId, JSON.stringify(form)])
}

/** A parcel that is still to be packed, with what decides whether and when it reaches a pincode. */
export type WaitingParcel = { id: string; warehouseId: number; offerIds: number[] }

const waitingStatement = {
  name: 'order-waiting-parcels',
  text: `select h.id, h.warehouse_id as "warehouseId",
      (select coalesce(json_agg(distinct l.offer_id), '[]') from order_line_lot t
        join order_line l on l.id = t.order_line_id where t.shipment_id = h.id) as "offerIds"
    from shipment h join sub_order s on s.id = h.sub_order_id
    where s.order_id = $1::uuid and h.state in ('placed', 'confirmed') order by h.id`,
}

export const selectWaitingParcels = (tx: Transaction, orderId: string): Promise<WaitingParcel[]> =>
  queryPrepared<WaitingParcel>(tx, waitingStatement, [orderId])

const promiseStatement = {
  name: 'order-set-promise',
  text: `update shipment h set promised_from = p."from", promised_to = p."to", version = version + 1
    from jsonb_to_recordset($1::jsonb) as p(id uuid, "from" date, "to" date) where h.id = p.id`,
}

/** Sets the days on which parcels are expected. */
export async function setPromises(
  tx: Transaction,
  promises: readonly { id: string; from: string; to: string }[],
): Promise<void> {
  await queryPrepared(tx, promiseStatement, [JSON.stringify(promises)])
}
