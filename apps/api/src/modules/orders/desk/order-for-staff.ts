import { batchName } from '@upchar/kernel/batches'
import { formatIstDate } from '@upchar/kernel/dates'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../../platform/context.ts'
import { selectCourierRates } from '../../courier-rates/index.ts'
import { cancelsForStaff } from '../cancel/cancel-view.ts'
import { hasLeft, missingWords } from '../e-documents/why-kept.ts'
import { isHeld, isStopped, recalledIn } from '../held-parcel.ts'
import { isPacked } from '../model.ts'
import { stateLabel } from '../scan-states.ts'
import { selectPacked, type PackedRow } from '../store/desk-order.ts'
import {
  findOrder,
  type InvoiceLink,
  type OrderRow,
  type ShipmentRow,
  type SubOrderRow,
} from '../store/read.ts'
import { orderView, type OrderView } from '../view.ts'
import { deliveryForm, deliverySeen, whyDeliveryStands } from './delivery-change.ts'
import { bookingView, type Sending } from '../dispatch/booking-view.ts'
import { proofsView } from './proofs-view.ts'
import { temperatureView } from './temperature-view.ts'
import { needsReason, nextStates } from './next-states.ts'
import { undoOf } from './taken-back.ts'

type Shown = Answer<'staffGetOrder'>['order']
/** An order as this module knows it; money, mails and names of staff come from others. */
export type OrderForStaff = Omit<
  Shown,
  'payments' | 'refunds' | 'cancels' | 'attribution' | 'placed_by' | 'mails' | 'timeline'
> & { cancels: ReturnType<typeof cancelsForStaff> }
type Part = Shown['parts'][number]
type Parcel = Part['parcels'][number]
/** What is packed in each, and what sends them. */
type Parcels = { packed: ReadonlyMap<string, PackedRow>; sending: Sending }

const documentView = ({ id, number, title }: InvoiceLink): Part['documents'][number] => ({
  id,
  number,
  title,
})

function parcelView(
  order: OrderRow,
  sub: SubOrderRow,
  shipment: ShipmentRow,
  { packed, sending }: { packed: PackedRow | undefined; sending: Sending },
): Parcel {
  const { id, version, courier, awb, trackingUrl, state, promisedFrom, promisedTo } = shipment
  const hasOwn = [...order.invoices, ...order.challans].some(({ shipmentId }) => shipmentId === id)
  // Goods of older orders were invoiced when they were placed.
  const isInvoiced =
    hasOwn || order.invoices.some((i) => i.subOrderId === sub.id && i.shipmentId === null)
  const isReplacement = sub.replacements.includes(shipment)
  const stopped = isStopped({ state, isStopped: packed?.isStopped ?? false })
  const undo = undoOf({ state, isInvoiced: hasOwn }, shipment.scans)
  return {
    id,
    version,
    warehouse: packed?.warehouse ?? { name: '', city: '' },
    courier,
    awb: awb ?? '',
    tracking_url: trackingUrl ?? '',
    logger_number: packed?.loggerNumber ?? '',
    temperature: temperatureView(packed?.temperature ?? null),
    ...proofsView(state, packed?.proofs ?? []),
    ...bookingView(
      {
        state,
        courier,
        awb,
        booking: packed?.booking ?? null,
        carried: packed?.carried ?? null,
        stateCode: order.form.stateCode,
      },
      { ...sending, hasApi: sending.hasApi && !stopped },
    ),
    state,
    state_label: stateLabel(state),
    promised: { from: promisedFrom, to: promisedTo },
    next: nextStates(state)
      .filter((to) => !stopped || !isPacked(to))
      .map((to) => ({
        state: to,
        label: stateLabel(to),
        needs_reason: needsReason(to),
      })),
    is_held: isHeld(state, shipment.scans),
    missing: hasLeft(state) ? [] : (packed?.missing ?? []).map(missingWords),
    recalled: recalledIn(state, packed?.recalled ?? []),
    issues_invoice:
      !isInvoiced && !isReplacement && !isPacked(state) && nextStates(state).length > 0,
    is_replacement: isReplacement,
    is_stopped: stopped,
    undo: undo === undefined ? null : stateLabel(undo.to),
    contents: (packed?.contents ?? []).map(({ sku, title, quantity, batch, expiresOn }) => ({
      sku_id: sku,
      title,
      quantity,
      batch: batchName(batch),
      expires_on: expiresOn,
    })),
  }
}

const challansOf = ({ challans }: OrderRow, { replacements }: SubOrderRow): Part['documents'] =>
  challans
    .filter(({ shipmentId }) => replacements.some((one) => one.id === shipmentId))
    .map(({ id, number, cancelled }) => ({
      id,
      number,
      title:
        cancelled === null
          ? 'Delivery challan'
          : `Delivery challan (cancelled on ${formatIstDate(cancelled.at)})`,
    }))

function partView(
  order: OrderRow,
  sub: SubOrderRow,
  view: OrderView['sub_orders'][number],
  parcels: Parcels,
): Part {
  const { id, seller, state, state_label, total, cancel_note, items } = view
  return {
    id,
    seller,
    state,
    state_label,
    total,
    items: items.map(({ family: _family, ...item }) => item),
    cancel_note,
    documents: [
      ...order.invoices.filter(({ subOrderId }) => subOrderId === id).map(documentView),
      ...challansOf(order, sub),
    ],
    parcels: [...sub.shipments, ...sub.replacements]
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((shipment) =>
        parcelView(order, sub, shipment, {
          packed: parcels.packed.get(shipment.id),
          sending: parcels.sending,
        }),
      ),
  }
}

/** What the form about contact and address begins with, and why it is closed. */
const deliveryChange = (order: OrderRow): Shown['delivery'] => ({
  ...deliveryForm(order.form),
  seen: deliverySeen(order.form),
  closed: whyDeliveryStands(
    order.subOrders.map((sub) => ({
      state: sub.state,
      parcels: sub.shipments.map(({ id, state }) => ({
        state,
        invoiced: order.invoices.some(
          ({ subOrderId, shipmentId }) =>
            subOrderId === sub.id && (shipmentId === null || shipmentId === id),
        ),
      })),
    })),
  ),
})

function viewOf(order: OrderRow, parcels: Parcels, now: Date): OrderForStaff {
  const view = orderView(order, { key: '', isOwner: true, cancels: 'staff' }, now)
  const { id, number, placed_at, payment, billed_to, place_of_supply, delivery_to } = view
  const { phone: _phone, email: _email, ...deliveredTo } = delivery_to
  const {
    subtotal,
    discount,
    voucher,
    reward_points,
    referral_discount,
    shipping,
    platform_fee,
    data_logger_charges,
    cod_fee,
    total_tax,
    total,
    total_now,
    returned,
    wallet,
  } = view
  const parts = new Set(order.subOrders.map((sub) => sub.id))
  return {
    id,
    number,
    placed_at,
    customer_id: order.customerId,
    contact: { name: order.form.fullName, phone: order.form.phone, email: order.form.email },
    delivery_to: deliveredTo,
    delivery: deliveryChange(order),
    billed_to,
    place_of_supply,
    payment,
    amounts: {
      subtotal,
      discount,
      voucher,
      reward_points,
      referral_discount,
      shipping,
      platform_fee,
      data_logger_charges,
      cod_fee,
      total_tax,
      total,
      total_now,
      returned,
      wallet,
    },
    cancels: cancelsForStaff(order),
    parts: order.subOrders.flatMap((sub, at) => {
      const shown = view.sub_orders[at]
      return shown === undefined ? [] : [partView(order, sub, shown, parcels)]
    }),
    fee_documents: order.invoices
      .filter(({ subOrderId }) => !parts.has(subOrderId))
      .map(documentView),
    credit_notes: view.credit_notes.map(({ url: _url, ...note }) => note),
  }
}

/** A scan of one of the order's parcels, for the timeline. */
export type ScanOfOrder = {
  parcelId: string
  at: string
  statusId: number
  activity: string
  location: string
  staffId: string | null
  memberId: string | null
}

/** An order by id or number, with the scans of its parcels. */
export async function orderForStaff(
  { db, clock, courier }: Pick<Context, 'db' | 'clock' | 'courier'>,
  idOrNumber: string,
): Promise<{ order: OrderForStaff; scans: ScanOfOrder[] } | undefined> {
  const order = await findOrder(db, idOrNumber)
  if (order === undefined) return undefined
  const packed = await selectPacked(db, order.id)
  const now = clock.now()
  const rates = await selectCourierRates(db)
  const sending: Sending = { hasApi: courier !== undefined, rates, now }
  return {
    order: viewOf(order, { packed, sending }, now),
    scans: order.subOrders.flatMap((sub) =>
      [...sub.shipments, ...sub.replacements].flatMap((shipment) =>
        shipment.scans.map((scan) => ({ ...scan, parcelId: shipment.id })),
      ),
    ),
  }
}
