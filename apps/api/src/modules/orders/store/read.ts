import { sql } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { isUuid } from '../../../platform/ids.ts'
import { ownerColumn, type OwnerColumns, type Shopper } from '../../../platform/identity/shopper.ts'
import { addressKey } from '../../checkout/index.ts'
import type { CashBuyer, CashOrder, FrozenQuote, GuestForm } from '../../checkout/index.ts'
import { addressKeyText } from '../tables.ts'
import type { CancelledDocument, InvoiceDocument, Licence, OrderState } from '../model.ts'
import type { PrintedDocument } from '../invoice-report.ts'
import { reportText } from './e-documents.ts'
import { cancelledText } from './challans.ts'
import { cancelsText, type ShownCancel } from './cancels.ts'
import { creditNotesText, type ShownCreditNote } from './credits.ts'
import { toldRecalledText } from './recalled.ts'

export type ScanRow = {
  statusId: number
  at: string
  activity: string
  location: string
  staffId: string | null
  memberId: string | null
}
export type ShipmentRow = {
  id: string
  version: number
  courier: string
  awb: string | null
  trackingUrl: string | null
  state: OrderState
  promisedFrom: string
  promisedTo: string
  scans: ScanRow[]
}
export type LineRow = {
  id: string
  offerId: number
  cancelled: number
  returned: number
  sku: string
  title: string
  slug: string
  family: string
  quantity: number
  unitPricePaise: number
  totalPaise: number
  gstBp: number
  engravingName: string | null
  maker: string | null
  batches: {
    lotId: number
    parcelId: string
    batchNo: string
    expiresOn: string | null
    quantity: number
  }[]
  licence: Licence | null
}
export type InvoiceLink = {
  id: string
  number: string
  subOrderId: string
  /** The parcel that was packed with it; null: fees, or goods invoiced when they were ordered. */
  shipmentId: string | null
  title: InvoiceDocument['title']
}
export type SubOrderRow = {
  id: string
  state: OrderState
  totalPaise: number
  sellerName: string
  gstin: string
  sellerCity: string
  lines: LineRow[]
  shipments: ShipmentRow[]
  /** Parcels that replace returned goods; they move no sub-order. */
  replacements: ShipmentRow[]
}
export type OrderRow = {
  id: string
  number: string
  guestId: string | null
  customerId: string | null
  trackKeyHash: string
  form: GuestForm
  quote: FrozenQuote
  totalPaise: number
  walletPaise: number
  paymentOption: number
  paymentId: string | null
  purchaseId: string
  /** What cancels and returns took off its total. */
  givenBackPaise: number
  /** Its buyer is told that goods of it are recalled. */
  isRecalled: boolean
  placedAt: Date
  subOrders: SubOrderRow[]
  invoices: InvoiceLink[]
  /** Of goods that replaced returned ones. */
  challans: {
    id: string
    number: string
    shipmentId: string
    cancelled: CancelledDocument | null
  }[]
  creditNotes: ShownCreditNote[]
  cancels: ShownCancel[]
}

/** SQL: parcels of the sub-order `s`, as `ShipmentRow`. */
const parcelsText = (which: string): string =>
  `(select coalesce(json_agg(json_build_object('id', h.id,
            'version', h.version, 'courier', h.courier, 'awb', h.awb, 'trackingUrl', h.tracking_url, 'state', h.state, 'promisedFrom', h.promised_from,
              'promisedTo', h.promised_to, 'scans', (select
                coalesce(json_agg(json_build_object('statusId', c.status_id, 'at', c.scanned_at,
                'activity', c.activity, 'location', c.location, 'staffId', c.staff_id, 'memberId', c.member_id) order by c.scanned_at,
                  c.status_id), '[]') from shipment_scan c where c.shipment_id = h.id))
              order by h.promised_to desc, h.id), '[]') from shipment h where h.sub_order_id = s.id and ${which})`

/** Reads an order with everything its page shows, in one statement. */
export const readOrderText = `
    select o.id, o.number, o.guest_id as "guestId", o.customer_id as "customerId",
      o.track_key_hash as "trackKeyHash", o.form, o.quote, o.total_paise as "totalPaise", o.wallet_paise as "walletPaise",
      o.payment_option as "paymentOption", o.payment_id as "paymentId", o.placed_at as "placedAt",
      o.purchase_id as "purchaseId",
      (select coalesce(sum(b.wallet_paise + b.online_paise + b.cash_paise + b.due_paise), 0)
        from order_give_back b where b.order_id = o.id)::bigint as "givenBackPaise",
      ${toldRecalledText('o.id')} as "isRecalled",
      (select coalesce(json_agg(json_build_object('id', i.id, 'number', i.number,
        'subOrderId', i.sub_order_id, 'shipmentId', i.shipment_id, 'title', i.document->>'title') order by i.number), '[]')
        from invoice i where i.order_id = o.id) as invoices,
      (select coalesce(json_agg(json_build_object('id', c.id, 'number', c.number, 'shipmentId', c.shipment_id, 'cancelled', ${cancelledText('c')}) order by c.number), '[]')
        from delivery_challan c where c.order_id = o.id) as challans,
      ${creditNotesText('o.id')} as "creditNotes",
      ${cancelsText('o.id')} as cancels,
      (select coalesce(json_agg(json_build_object('id', s.id, 'state', s.state,
        'totalPaise', s.total_paise, 'sellerName', w.trade_name, 'gstin', w.gstin,
          'sellerCity', w.city,
          'lines', (select coalesce(json_agg(json_build_object('id', l.id, 'offerId', l.offer_id, 'cancelled', l.cancelled, 'returned', l.returned, 'sku', l.sku, 'title', l.title,
            'slug', g.slug, 'family', g.family_key, 'quantity', l.quantity,
              'unitPricePaise', l.unit_price_paise, 'totalPaise', l.total_paise, 'gstBp', l.gst_bp,
                'engravingName', l.engraving_name, 'maker', l.maker,
              'batches', (select coalesce(json_agg(json_build_object('lotId', b.lot_id, 'parcelId', b.shipment_id, 'batchNo', b.batch_no, 'expiresOn', b.expires_on,
                'quantity', b.quantity) order by b.expires_on nulls last, b.batch_no), '[]') from order_line_lot b
                join shipment p on p.id = b.shipment_id and p.replaces is null where b.order_line_id = l.id),
              'licence', case when l.licence_number is not null then json_build_object('kind',
                l.licence_kind, 'number', l.licence_number, 'validUntil',
                l.licence_valid_until) end) order by l.title, l.sku), '[]')
            from order_line l join offer f on f.id = l.offer_id
              join variant v on v.id = f.variant_id join product_group g on g.id = v.group_id
              where l.sub_order_id = s.id),
          'shipments', ${parcelsText('h.replaces is null')},
          'replacements', ${parcelsText('h.replaces is not null')}
        ) order by w.trade_name, s.id), '[]')
        from sub_order s join seller w on w.id = s.seller_id where s.order_id = o.id) as "subOrders"
    from "order" o where `

/** By id or by order number. */
export async function findOrder(handle: Handle, idOrNumber: string): Promise<OrderRow | undefined> {
  const byId = isUuid(idOrNumber)
  const statement = byId
    ? { name: 'order-by-id', text: `${readOrderText} o.id = $1::uuid` }
    : { name: 'order-by-number', text: `${readOrderText} o.number = $1` }
  return (
    await queryPrepared<OrderRow>(handle, statement, [byId ? idOrNumber : idOrNumber.toUpperCase()])
  )[0]
}

export type DocumentRow = OwnerColumns & PrintedDocument & { trackKeyHash: string }

/** An invoice or a credit note of an order. */
export async function findDocument(
  handle: Handle,
  orderId: string,
  documentId: string,
): Promise<DocumentRow | undefined> {
  if (!isUuid(orderId) || !isUuid(documentId)) return undefined
  const { rows } = await handle.execute<DocumentRow>(sql`select o.guest_id as "guestId",
      o.customer_id as "customerId", o.track_key_hash as "trackKeyHash", d.document, d.cancelled, ${sql.raw(reportText('d.id'))} as report
    from (select id, order_id, document, null::json as cancelled from invoice where id = ${documentId}::uuid
      union all select id, order_id, document, null from credit_note where id = ${documentId}::uuid
      union all select id, order_id, document, ${sql.raw(cancelledText('n'))} from delivery_challan n where id = ${documentId}::uuid) d
      join "order" o on o.id = d.order_id where o.id = ${orderId}::uuid`)
  return rows[0]
}

export async function findOrderOfCheckout(
  handle: Handle,
  checkoutId: string,
): Promise<{ id: string; number: string } | undefined> {
  const { rows } = await handle.execute<{ id: string; number: string }>(
    sql`select id, number from "order" where checkout_id = ${checkoutId}::uuid`,
  )
  return rows[0]
}

export type OrderOfPurchase = { id: string; number: string; checkoutId: string }

const orderOfPurchase = {
  name: 'order-of-purchase',
  text: 'select id, number, checkout_id as "checkoutId" from "order" where purchase_id = $1::uuid',
}

/** The order that a purchase has become, by whichever of its checkouts (CHECKOUT-13). */
export const findOrderOfPurchase = async (
  handle: Handle,
  purchaseId: string,
): Promise<OrderOfPurchase | undefined> =>
  (await queryPrepared<OrderOfPurchase>(handle, orderOfPurchase, [purchaseId]))[0]

const orderOfAttempt = {
  name: 'order-of-attempt',
  text: `select o.id, o.number, o.checkout_id as "checkoutId" from checkout c
    join "order" o on o.purchase_id = c.purchase_id where c.id = $1::uuid`,
}

/** The same by one of its checkouts, which need not have been read. */
export const findOrderOfAttempt = async (
  handle: Handle,
  checkoutId: string,
): Promise<OrderOfPurchase | undefined> =>
  (await queryPrepared<OrderOfPurchase>(handle, orderOfAttempt, [checkoutId]))[0]

/** Whether the shopper has ever received a parcel. */
export async function hasReceived(handle: Handle, shopper: Shopper): Promise<boolean> {
  const { rows } = await handle.execute<{
    received: boolean
  }>(sql`select exists (select 1 from "order" o join sub_order s on s.order_id = o.id
    where o.${sql.raw(ownerColumn[shopper.kind])} = ${shopper.id} and s.state = 'delivered') as received`)
  return rows[0]?.received === true
}

const counted =
  'select id, form, customer_id, guest_id, total_paise, payment_option, placed_at from "order"'
const cashOrders = {
  name: 'cash-orders-of-day',
  // Not one condition with OR: in a new shop, before there are statistics, PostgreSQL reads every order since the moment for it.
  text: `with own as materialized (${counted} where form ->> 'phone' = $1
      union all ${counted} where customer_id = $2 union all ${counted} where guest_id = $3
      union all ${counted} where ${addressKeyText} = $4 and payment_option = 2)
    select distinct on (o.id) o.form ->> 'phone' as phone, o.customer_id as "customerId", o.guest_id as "guestId",
      o.form ->> 'pincode' as pincode, o.form ->> 'house' as house, o.form ->> 'street' as street,
      o.total_paise - coalesce((select sum(c.amount_paise) from order_cancel c where c.order_id = o.id), 0)::bigint
        as "totalPaise"
    from own o where o.payment_option = 2 and o.placed_at >= $5::timestamptz
      and exists (select from sub_order s where s.order_id = o.id and s.state <> 'cancelled')`,
}

/** Cash orders since a moment by the phone, the account, the guest or to the address of a buyer. */
export const selectCashOrders = (
  handle: Handle,
  buyer: CashBuyer,
  since: Date,
): Promise<CashOrder[]> =>
  queryPrepared<CashOrder>(handle, cashOrders, [
    buyer.phone,
    buyer.customerId,
    buyer.guestId,
    addressKey(buyer),
    since,
  ])

export type ParcelMail = {
  orderId: string
  number: string
  form: GuestForm
  paymentOption: number
  /** Without what was cancelled. */
  totalPaise: number
  walletPaise: number
  sellerName: string
  courier: string
  awb: string | null
  trackingUrl: string | null
  items: { title: string; quantity: number }[]
  /** How many sellers the order has parcels from. */
  parcels: number
}

const parcelMailStatement = {
  name: 'parcel-mail',
  text: `select o.id as "orderId", o.number, o.form, o.payment_option as "paymentOption",
    (o.total_paise - coalesce((select sum(c.amount_paise) from order_cancel c where c.order_id = o.id), 0))::bigint as "totalPaise",
      o.wallet_paise as "walletPaise", w.trade_name as "sellerName", h.courier, h.awb,
      h.tracking_url as "trackingUrl", (select json_agg(json_build_object('title', l.title, 'quantity', l.quantity - l.cancelled)
        order by l.title) from order_line l where l.sub_order_id = s.id and l.cancelled < l.quantity) as items,
      (select count(*)::int from sub_order other where other.order_id = o.id and other.seller_id is not null
        and other.state <> 'cancelled') as parcels
    from sub_order s join "order" o on o.id = s.order_id join seller w on w.id = s.seller_id
      join shipment h on h.sub_order_id = s.id
    where h.id = $1::uuid`,
}

/** The contents of a mail about a parcel. */
export const selectParcelMail = async (
  handle: Handle,
  shipmentId: string,
): Promise<ParcelMail | undefined> =>
  (await queryPrepared<ParcelMail>(handle, parcelMailStatement, [shipmentId]))[0]
