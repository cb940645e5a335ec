import { stateByCode } from '@upchar/kernel/gst'
import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { FrozenQuote, GuestForm } from '../../checkout/index.ts'
import type { Supplier } from '../make-invoice.ts'
import type { InvoiceDocument, Licence } from '../model.ts'
import type { PackedLot } from '../split-parcel.ts'

export type Series = { gstin: string; series: string; financialYear: string }

const seriesKey = ({ gstin, series, financialYear }: Series): string =>
  `${gstin}/${series}/${financialYear}`

const drawStatement = {
  name: 'invoice-draw',
  text: `with wanted as (select gstin, series, "financialYear", count(*)::int as drawn
      from jsonb_to_recordset($1::jsonb) as s(gstin text, series text, "financialYear" text) group by 1, 2, 3),
    counted as (insert into invoice_counter (gstin, series, financial_year, last_number)
      select gstin, series, "financialYear", drawn from wanted order by gstin, series, "financialYear"
      on conflict (gstin, series, financial_year) do update
        set last_number = invoice_counter.last_number + excluded.last_number
      returning gstin, series, financial_year as "financialYear", last_number)
    select gstin, series, "financialYear", last_number as last, drawn from counted
      join wanted using (gstin, series, "financialYear")`,
}

/**
 * Draws a number for each entry, in order, from its series. The counters stay locked until the
 * transaction ends, so a rolled-back packing leaves no gap. They are locked in a fixed order, so two
 * parcels never deadlock.
 */
export async function drawInvoiceNumbers(
  tx: Transaction,
  wanted: readonly Series[],
): Promise<number[]> {
  const rows = await queryPrepared<Series & { last: number; drawn: number }>(tx, drawStatement, [
    JSON.stringify(wanted),
  ])
  const next = new Map(rows.map((row) => [seriesKey(row), row.last - row.drawn + 1]))
  return wanted.map((one) => {
    const number = next.get(seriesKey(one))
    if (number === undefined) throw new Error(`no invoice number for ${seriesKey(one)}`)
    next.set(seriesKey(one), number + 1)
    return number
  })
}

export type InvoiceRow = {
  id: string
  order_id: string
  sub_order_id: string
  gstin: string
  series: string
  number: string
  financial_year: string
  sequence: number
  issued_at: Date
  document: InvoiceDocument
  /** The parcel that it goes with; null: the marketplace's fees. */
  shipment_id: string | null
}

const invoicesStatement = {
  name: 'invoice-write',
  text: 'insert into invoice select * from jsonb_populate_recordset(null::invoice, $1::jsonb)',
}

export async function insertInvoices(tx: Transaction, rows: readonly InvoiceRow[]): Promise<void> {
  await queryPrepared(tx, invoicesStatement, [JSON.stringify(rows)])
}

/** What is known of an order when a parcel of it is packed. */
export type Packing = {
  orderId: string
  number: string
  form: GuestForm
  quote: FrozenQuote
  paymentOption: number
  paymentId: string | null
  totalPaise: number
  walletPaise: number
  placedAt: Date
  subOrderId: string
  sellerId: number
  supplier: Supplier
  warehouseId: number
  /** Lines and batches of the whole part: other parcels may have some of them. */
  lines: {
    offerId: number
    title: string
    uqc: string | null
    maker: string | null
    productClass: string
    /** What today's rate of GST depends on, beside the HSN of the order. */
    packSize: number
    gstTag: string | null
    statedBp: number | null
    statedFrom: string | null
    licence: Licence | null
  }[]
  /** What was not cancelled of the whole order: the marketplace's charges may end with goods of another seller. */
  kept: { offerId: number; quantity: number }[]
  lots: PackedLot[]
  /** The part's parcels that have their invoice. */
  packed: string[]
  /** How many parcels the order has. */
  parcels: number
  /** The parcel's goods have their invoice, or the whole part had it before it was packed. */
  isInvoiced: boolean
  /** No goods of the part are invoiced yet. */
  isFirst: boolean
  /** The marketplace's part of the order while it has no invoice. */
  feesId: string | null
}

type Row = Omit<Packing, 'supplier'> &
  Omit<Supplier, 'state' | 'licence' | 'cin'> & {
    deviceLicence: string | null
    drugLicence: string | null
  }

const packingStatement = {
  name: 'parcel-packing',
  text: `select o.id as "orderId", o.number, o.form, o.quote, o.payment_option as "paymentOption", o.payment_id as "paymentId",
      o.total_paise as "totalPaise", o.wallet_paise as "walletPaise",
      o.placed_at as "placedAt", s.id as "subOrderId", s.seller_id as "sellerId", h.warehouse_id as "warehouseId",
      w.legal_name as "legalName", w.trade_name as "tradeName", w.address, w.city, w.state_code as "stateCode", w.pincode,
      w.gstin, w.device_licence as "deviceLicence", w.drug_licence as "drugLicence", w.invoice_prefix as "invoicePrefix",
      w.hsn_digits as "hsnDigits",
      (select json_agg(json_build_object('offerId', l.offer_id, 'title', l.title, 'uqc', l.uqc, 'maker', l.maker,
        'productClass', g.product_class, 'packSize', v.pack_size, 'gstTag', y.gst_tag, 'statedBp', f.gst_bp, 'statedFrom', f.gst_from, 'licence', case when l.licence_number is not null then json_build_object(
          'kind', l.licence_kind, 'number', l.licence_number, 'validUntil', l.licence_valid_until) end))
        from order_line l join offer f on f.id = l.offer_id join variant v on v.id = f.variant_id
          join product_group g on g.id = v.group_id join family y on y.key = g.family_key where l.sub_order_id = s.id) as lines,
      (select json_agg(json_build_object('offerId', l.offer_id, 'quantity', l.quantity - l.cancelled))
        from order_line l join sub_order p on p.id = l.sub_order_id where p.order_id = o.id) as kept,
      (select json_agg(json_build_object('offerId', l.offer_id, 'lotId', t.lot_id, 'parcelId', t.shipment_id, 'warehouseId', t.warehouse_id,
        'batchNo', t.batch_no, 'expiresOn', t.expires_on, 'quantity', t.quantity, 'serials', t.serials))
        from order_line l join order_line_lot t on t.order_line_id = l.id where l.sub_order_id = s.id) as lots,
      (select coalesce(json_agg(b.id), '[]') from shipment b where b.sub_order_id = s.id
        and exists (select from invoice i where i.shipment_id = b.id)) as packed,
      (select count(*)::int from sub_order p join shipment b on b.sub_order_id = p.id where p.order_id = o.id) as parcels,
      h.replaces is null and exists (select from invoice i where i.sub_order_id = s.id
        and (i.shipment_id is null or i.shipment_id = h.id)) as "isInvoiced",
      not exists (select from invoice i where i.sub_order_id = s.id) as "isFirst",
      (select f.id from sub_order f where f.order_id = o.id and f.seller_id is null
        and not exists (select from invoice i where i.sub_order_id = f.id)) as "feesId"
    from shipment h join sub_order s on s.id = h.sub_order_id join "order" o on o.id = s.order_id
      join seller w on w.id = s.seller_id where h.id = $1::uuid`,
}

/** Reads what the documents of a parcel say. Call it with the part locked, so that nothing of it is invoiced meanwhile. */
export async function selectPacking(
  tx: Transaction,
  shipmentId: string,
): Promise<Packing | undefined> {
  const [row] = await queryPrepared<Row>(tx, packingStatement, [shipmentId])
  if (row === undefined) return undefined
  const { legalName, tradeName, address, city, stateCode, pincode, gstin, ...rest } = row
  const { deviceLicence, drugLicence, invoicePrefix, hsnDigits, ...packing } = rest
  return {
    ...packing,
    supplier: {
      legalName,
      tradeName,
      address,
      city,
      stateCode,
      state: stateByCode(stateCode)?.name ?? stateCode,
      pincode,
      gstin,
      licence: [deviceLicence, drugLicence].filter(Boolean).join(', ') || null,
      invoicePrefix,
      hsnDigits,
    },
  }
}

const invoiceOfParcel = {
  name: 'parcel-invoice',
  text: `select number from (select number, sequence from invoice where shipment_id = $1::uuid
      union all select number, sequence from delivery_challan where shipment_id = $1::uuid) d order by sequence limit 1`,
}

/** The number of the invoice, or the delivery challan, that was issued when a parcel was packed. */
export const findInvoiceOfParcel = async (
  tx: Transaction,
  shipmentId: string,
): Promise<string | undefined> =>
  (await queryPrepared<{ number: string }>(tx, invoiceOfParcel, [shipmentId]))[0]?.number
