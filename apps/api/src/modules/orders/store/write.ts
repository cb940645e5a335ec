import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { PolicySet } from '../../content/index.ts'
import type { OrderState } from '../model.ts'

/** Rows by column name, as PostgreSQL reads them into the table's own row type. */
export type OrderRows = {
  order: {
    id: string
    number: string
    checkout_id: string
    purchase_id: string
    guest_id: string | null
    customer_id: string | null
    track_key_hash: string
    form: unknown
    quote: unknown
    total_paise: number
    wallet_paise: number
    payment_option: number
    payment_id: string | null
    placed_at: Date
    policies_id: string
  }
  policies: PolicySet & { id: string }
  subOrders: {
    id: string
    order_id: string
    seller_id: number | null
    state: OrderState
    total_paise: number
    placed_at: Date
  }[]
  lines: {
    id: string
    sub_order_id: string
    offer_id: number
    sku: string
    title: string
    maker: string | null
    hsn: string
    quantity: number
    unit_price_paise: number
    gst_bp: number
    engraving_name: string | null
    taxable_paise: number
    cgst_paise: number
    sgst_paise: number
    igst_paise: number
    total_paise: number
    cancelled: number
    returned: number
    licence_kind: string | null
    licence_number: string | null
    licence_valid_until: string | null
    uqc: string | null
    order_id: string
    placed_at: Date
  }[]
  lots: {
    order_line_id: string
    lot_id: number
    shipment_id: string
    warehouse_id: number
    batch_no: string
    expires_on: string | null
    quantity: number
    serials: string[]
  }[]
  shipments: {
    id: string
    sub_order_id: string
    warehouse_id: number
    courier: string
    awb: null
    version: number
    state: OrderState
    promised_from: string
    promised_to: string
    order_id: string
    placed_at: Date
    seller_id: number | null
  }[]
}

const orderStatement = {
  name: 'order-write',
  text: `with p as (insert into order_policies select * from jsonb_populate_record(null::order_policies, $6::jsonb)
      on conflict do nothing),
    o as (insert into "order" (id, number, checkout_id, purchase_id, guest_id, customer_id, track_key_hash, form, quote, total_paise, wallet_paise,
      payment_option, payment_id, placed_at, policies_id)
      select id, number, checkout_id, purchase_id, guest_id, customer_id, track_key_hash, form, quote, total_paise, wallet_paise,
      payment_option, payment_id, placed_at, policies_id from jsonb_populate_record(null::"order", $1::jsonb)),
    s as (insert into sub_order select * from jsonb_populate_recordset(null::sub_order, $2::jsonb)),
    l as (insert into order_line select * from jsonb_populate_recordset(null::order_line, $3::jsonb)),
    t as (insert into order_line_lot select * from jsonb_populate_recordset(null::order_line_lot, $4::jsonb))
    insert into shipment select * from jsonb_populate_recordset(null::shipment, $5::jsonb)`,
}

/**
 * Writes a whole order in one statement; its foreign keys are checked at the end of the statement.
 */
export async function insertOrder(tx: Transaction, rows: OrderRows): Promise<void> {
  await queryPrepared(
    tx,
    orderStatement,
    [rows.order, rows.subOrders, rows.lines, rows.lots, rows.shipments, rows.policies].map((part) =>
      JSON.stringify(part),
    ),
  )
}
