import { stateByCode } from '@upchar/kernel/gst'
import { mrpText } from '../../catalogue/index.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { PrintedDocument } from '../invoice-report.ts'
import type { Supplier } from '../make-invoice.ts'
import { cancelledText } from './challans.ts'
import { reportText } from './e-documents.ts'

type Place = { name: string; city: string; pincode: string }

/** What a challan says of stock that goes to another warehouse of its seller. */
export type MovedGoods = {
  supplier: Supplier
  phone: string
  askedAt: Date
  pieces: number
  from: Place
  to: Place
  sku: string
  title: string
  optionLabel: string
  hsn: string
  uqc: string
  productClass: string
  maker: string | null
  packSize: number
  pricePaise: number
  mrpPaise: number | null
  gstTag: string | null
  statedBp: number | null
  statedFrom: string | null
  batchNo: string
  expiresOn: string | null
}

type Row = Omit<MovedGoods, 'supplier'> & {
  supplier: Omit<Supplier, 'state' | 'licence'> & {
    deviceLicence: string | null
    drugLicence: string | null
  }
}

const place = (alias: string) =>
  `json_build_object('name', ${alias}.name, 'city', ${alias}.city, 'pincode', ${alias}.pincode)`

const goodsStatement = {
  name: 'moved-goods',
  text: `select json_build_object('legalName', s.legal_name, 'tradeName', s.trade_name, 'address', s.address, 'city', s.city,
      'stateCode', s.state_code, 'pincode', s.pincode, 'gstin', s.gstin, 'deviceLicence', s.device_licence, 'drugLicence', s.drug_licence,
      'invoicePrefix', s.invoice_prefix, 'hsnDigits', s.hsn_digits) as supplier, s.phone, m.asked_at as "askedAt", m.sent as pieces,
    ${place('f')} as "from", ${place('t')} as "to", o.seller_sku as sku, g.title, v.option_label as "optionLabel", v.hsn,
    v.uqc, g.product_class as "productClass", nullif(g.facts ->> 'manufacturerName', '') as maker, v.pack_size as "packSize",
    o.price_paise as "pricePaise", ${mrpText} as "mrpPaise", y.gst_tag as "gstTag", o.gst_bp as "statedBp",
    o.gst_from::text as "statedFrom", l.batch_no as "batchNo", l.expires_on::text as "expiresOn"
    from stock_move m join lot l on l.id = m.lot_id join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id
      join product_group g on g.id = v.group_id join family y on y.key = g.family_key join warehouse f on f.id = l.warehouse_id
      join warehouse t on t.id = m.warehouse_id join seller s on s.id = f.seller_id where m.id = $1::int`,
}

export async function selectMovedGoods(
  tx: Transaction,
  moveId: number,
): Promise<MovedGoods | undefined> {
  const [row] = await queryPrepared<Row>(tx, goodsStatement, [moveId])
  if (row === undefined) return undefined
  const { deviceLicence, drugLicence, ...supplier } = row.supplier
  return {
    ...row,
    supplier: {
      ...supplier,
      state: stateByCode(supplier.stateCode)?.name ?? supplier.stateCode,
      licence: [deviceLicence, drugLicence].filter(Boolean).join(', ') || null,
    },
  }
}

const documentStatement = {
  name: 'move-challan',
  text: `select c.document, ${reportText('c.id')} as report, ${cancelledText('c')} as cancelled
    from delivery_challan c where c.stock_move_id = $1::int`,
}

/** The challan of a move with what the portal said of it; undefined: nothing is packed yet. */
export const findMoveChallan = async (
  handle: Handle,
  moveId: number,
): Promise<PrintedDocument | undefined> =>
  (await queryPrepared<PrintedDocument>(handle, documentStatement, [moveId]))[0]

const cancelStatement = {
  name: 'move-challan-cancel',
  text: 'update delivery_challan set cancelled_at = $2::timestamptz, cancel_reason = $3 where stock_move_id = $1::int',
}

/** Cancels the challan of a move that doesn't leave, where it has one; its number stays used up. */
export async function cancelMoveChallan(
  tx: Transaction,
  moveId: number,
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  await queryPrepared(tx, cancelStatement, [moveId, at.toISOString(), reason])
}
