import { eq, inArray } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { missingText, type Missing } from './e-documents.ts'
import { order } from '../tables.ts'
import { recalledText, type Recalled } from './recalled.ts'
import { stoppedText } from './shipments.ts'
import { proofsText, type KeptProof } from './delivery-proofs.ts'
import { temperatureText, type ShownTemperature } from './temperatures.ts'
import { bookingText, carriedText, type ShownBooking, type ShownCarried } from './booked.ts'

export type PackedRow = {
  id: string
  warehouse: { name: string; city: string }
  booking: ShownBooking | null
  carried: ShownCarried
  loggerNumber: string | null
  temperature: ShownTemperature | null
  proofs: KeptProof[]
  contents: {
    sku: string
    title: string
    quantity: number
    batch: string
    expiresOn: string | null
  }[]
  /** What it lacks to leave. */
  missing: Missing[]
  /** Goods in it that may not leave. */
  recalled: Recalled[]
  /** It replaces goods of a seller whose sales are stopped. */
  isStopped: boolean
}

const packed = {
  name: 'order-parcels',
  text: `select h.id, json_build_object('name', w.name, 'city', w.city) as warehouse, ${bookingText} as booking, ${carriedText} as carried,
      h.logger_number as "loggerNumber", ${temperatureText} as temperature, ${proofsText} as proofs,
      (select coalesce(json_agg(json_build_object('sku', l.sku, 'title', l.title, 'quantity', t.quantity,
        'batch', t.batch_no, 'expiresOn', t.expires_on) order by l.title, t.batch_no), '[]')
        from order_line l join order_line_lot t on t.order_line_id = l.id
        where t.shipment_id = h.id) as contents,
      ${missingText('h.id')} as missing, ${recalledText('h.id')} as recalled, ${stoppedText} as "isStopped"
    from sub_order s join shipment h on h.sub_order_id = s.id join warehouse w on w.id = h.warehouse_id
    where s.order_id = $1::uuid`,
}

/** Where each parcel of an order leaves from, and its batches, by the parcel's id. */
export async function selectPacked(
  handle: Handle,
  orderId: string,
): Promise<ReadonlyMap<string, PackedRow>> {
  const rows = await queryPrepared<PackedRow>(handle, packed, [orderId])
  return new Map(rows.map((row) => [row.id, row]))
}

/** The purchase that an order was made of, and which of its checkouts became the order. */
export async function findPurchaseOfOrder(
  handle: Handle,
  orderId: string,
): Promise<{ id: string; checkoutId: string } | undefined> {
  const [row] = await handle
    .select({ id: order.purchaseId, checkoutId: order.checkoutId })
    .from(order)
    .where(eq(order.id, orderId))
  return row
}

/** Order numbers by id. */
export async function orderNumbers(
  handle: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await handle
    .select({ id: order.id, number: order.number })
    .from(order)
    .where(inArray(order.id, [...ids]))
  return new Map(rows.map(({ id, number }) => [id, number]))
}
