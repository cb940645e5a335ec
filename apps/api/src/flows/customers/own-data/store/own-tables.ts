import type { Transaction } from '../../../../platform/db/database.ts'
import { sql, type SQL } from '../../../../platform/db/sql.ts'

/**
 * How a table's rows are found: by the customer's id in a column, by their email address in it, or by a column that names rows
 * of another table here.
 */
type Link =
  | { customer: string; also?: string }
  | { email: string }
  | { column: string; of: string }
  | { where: (customerId: string) => SQL }
type OwnTable = Link & { leavesOut?: readonly string[] }

const by = { customer: 'customer_id' } as const
const order = { column: 'order_id', of: 'order' } as const
const checkout = { column: 'checkout_id', of: 'checkout' } as const
const application = { column: 'application_id', of: 'kyc_application' } as const
const shipment = { column: 'shipment_id', of: 'shipment' } as const
const ofPaymentOrder = { column: 'payment_order_id', of: 'payment_order' } as const
const back = { column: 'return_id', of: 'order_return' } as const
const words = (names: string): readonly string[] => names.trim().split(/\s+/)

/** Columns that never leave the shop: secrets, hashes, what only searches read, and who of staff or a seller did something. */
export const neverGiven: readonly string[] = words(
  `password_hash closed_email_hash seed generation browser code_hash tries track_key_hash phone_hash key_id upload_sha256 digest
  stop_url search search_text words guest_id guest_hash request_key request_hash staff_id member_id decided_by checked_by asked_by
  recorded_by opened_by settled_by paid_by reported_by cancelled_by blocked_by uploaded_by by_id assignee`,
)

/** Every table with rows of a customer (DPDP Act s.11). A new table stands here or below: a test fails otherwise. */
export const ownTables: Readonly<Record<string, OwnTable>> = {
  customer: { customer: 'id' },
  customer_session: by,
  phone_proof: by,
  address: by,
  address_book: by,
  cart: by,
  cart_line: { column: 'cart_id', of: 'cart' },
  wishlist_item: by,
  compare_item: by,
  order_list: by,
  order_list_line: { column: 'list_id', of: 'order_list' },
  quotation: by,
  push_subscription: { ...by, leavesOut: ['auth', 'p256dh'] },
  checkout: by,
  order: by,
  sub_order: order,
  order_line: order,
  order_line_lot: { column: 'order_line_id', of: 'order_line' },
  order_cancel: order,
  order_cancel_line: { column: 'cancel_id', of: 'order_cancel' },
  order_give_back: order,
  order_feedback: order,
  shipment: order,
  shipment_scan: shipment,
  temperature_log: { ...shipment, leavesOut: ['content'] },
  delivery_proof: shipment,
  invoice: order,
  credit_note: order,
  delivery_challan: order,
  e_invoice: order,
  e_way_bill: order,
  order_return: order,
  order_return_line: back,
  order_return_piece: back,
  order_return_photo: back,
  recall_notice_order: order,
  recall_notice: {
    where: (id) =>
      sql`t.id in (select notice_id from recall_notice_order where order_id in (select id from "order" where customer_id = ${id}))`,
    leavesOut: ['buyer', 'acknowledged_by'],
  },
  payment_order: checkout,
  payment_request: ofPaymentOrder,
  bank_credit: ofPaymentOrder,
  payment: ofPaymentOrder,
  refund: { column: 'payment_id', of: 'payment' },
  returned_transfer: {
    where: (
      customerId,
    ) => sql`return_id in (select r.id from order_return r join "order" o on o.id = r.order_id where o.customer_id = ${customerId})
      or refund_id in (select f.id from refund f join payment p on p.id = f.payment_id join payment_order q on q.id = p.payment_order_id
        join checkout c on c.id = q.checkout_id where c.customer_id = ${customerId})`,
  },
  dispute: { column: 'payment_id', of: 'payment' },
  deal_use: checkout,
  voucher_use: by,
  ledger_account: by,
  ledger_journal: by,
  ledger_posting: { column: 'account_id', of: 'ledger_account' },
  wallet_change: by,
  credit_account: by,
  credit_draw: { column: 'account_id', of: 'credit_account' },
  credit_file: { ...by, leavesOut: ['bytes'] },
  referral_code: by,
  // The other one of the two is another person.
  referral: {
    customer: 'referrer_id',
    also: 'referee_id',
    leavesOut: ['referrer_id', 'referee_id', 'checkout_id'],
  },
  kyc_application: by,
  kyc_document: application,
  kyc_event: application,
  kyc_licence: application,
  kyc_warning: application,
  kyc_log: by,
  sez_claim: by,
  stored_file: {
    where: (id) => sql`t.owner_kind = 'customer' and t.owner_id = ${id}`,
  },
  file_access: { column: 'file_id', of: 'stored_file' },
  review: order,
  review_photo: { column: 'review_id', of: 'review' },
  complaint: by,
  support_ticket: {
    where: (id) =>
      sql`t.email = (select email from customer where id = ${id}) or t.id in (select ticket_id from complaint where customer_id = ${id})`,
  },
  ticket_entry: { column: 'ticket_id', of: 'support_ticket', leavesOut: ['by'] },
  notify_request: { email: 'email' },
  event_registration: { email: 'email' },
  seller_application: { email: 'email' },
  seller_document: { column: 'application_id', of: 'seller_application' },
  consent_record: by,
  nomination: by,
  customer_note: by,
  // The text of a mail holds links that open orders; the customer has it.
  mail_message: { email: 'to_address', leavesOut: ['text', 'html', 'attachments'] },
  audit_entry: {
    where: (id) => sql`t.subject_kind = 'customer' and t.subject_id = ${id}`,
    leavesOut: ['before', 'after'],
  },
}

/** The tables that the file leaves out, by the reason why. */
export const leftOut: readonly { why: string; tables: readonly string[] }[] = [
  {
    why: 'what the shop sells, where and on which terms',
    tables:
      words(`brand business_category buying_policy campaign campaign_group category family gst_rate offer procedure
      procedure_family product_group product_read speciality speciality_family variant waiting_product stale_product product_version
      product_photo catalogue_upload catalogue_row catalogue_headings catalogue_version bought_together bought_together_pin charge_rule price_ceiling price_floor price_list price_list_row price_approval offer_cost offer_proposal price_formulation formulation_goods deal points_rule referral_rule bank_offer
      volume_prices voucher sales_code cold_lane courier_rule hold_rule pincode transit_band cod_rule kyc_ask e_way_rule licence_rule quotation_terms retention_setting
      payment_request_terms wallet_limit wallet_refund_rule order_policies organisation seller seller_licence seller_lut seller_suspension seller_turnover seller_fee_rule courier_rate warehouse config_flag
      banner_picture banner_rendition content_block content_draft content_version canned_answer`),
  },
  {
    why: 'stock; a batch is named with the goods of the order',
    tables: words(
      'lot stock_hold stock_move stock_movement stock_receipt quarantine_movement quarantine_release recall recalled_goods recall_report',
    ),
  },
  {
    why: 'the index of the search over goods',
    tables: words(
      'search_blocked_term search_code search_document search_placement search_posting search_state search_synonym',
    ),
  },
  {
    why: 'books and returns over many orders; what they say of one is in its invoices and payments',
    tables: words(
      'books_audit books_difference remittance remittance_line settlement settlement_line tax_return invoice_counter seller_statement seller_statement_entry seller_statement_tax seller_statement_failure seller_payout',
    ),
  },
  {
    why: 'members of staff, and the API keys of other systems',
    tables: words(
      'api_key staff_member staff_presence staff_recovery_code staff_session saved_view report_schedule report_receiver report_send',
    ),
  },
  { why: 'members of sellers', tables: words('seller_member seller_session') },
  {
    why: 'secrets that are good for minutes, and counters under hashes',
    tables: words('one_time_code email_proof sms_message attempt_counter job_worker'),
  },
  {
    why: 'names no person, or only the hash of a browser or an address: nobody can say whose it is',
    tables: words('shared_cart product_view search_log review_vote feedback notice_stop'),
  },
  {
    why: 'a message from or to a partner about what payments, refunds and parcels of the file say',
    tables:
      words(`webhook_event unread_webhook webhook_endpoint webhook_delivery courier_booking sandbox_gateway_order sandbox_gateway_payment sandbox_gateway_refund
      sandbox_gateway_settlement sandbox_gateway_settlement_line sandbox_gateway_evidence`),
  },
  {
    why: 'the shop’s defence of a disputed payment (DPDP Act s.17(1)(a))',
    tables: words('dispute_note dispute_document'),
  },
]

/** Selects from a table, aliased `t`, the rows of a customer. */
function rowsOf(name: string, customerId: string): SQL {
  const table = ownTables[name]
  if (table === undefined) throw new Error(`${name} is no table of a customer`)
  const column = (of: string) => sql`t.${sql.identifier(of)}`
  const from = sql`from ${sql.identifier(name)} t where`
  if ('where' in table) return sql`${from} (${table.where(customerId)})`
  if ('email' in table)
    return sql`${from} ${column(table.email)} = (select email from customer where id = ${customerId})`
  if ('of' in table)
    return sql`${from} ${column(table.column)} in (select t.id ${rowsOf(table.of, customerId)})`
  const also = table.also === undefined ? sql`` : sql` or ${column(table.also)} = ${customerId}`
  return sql`${from} (${column(table.customer)} = ${customerId}${also})`
}

/** One table's rows of a customer as JSON, an object each. */
export async function selectOwnRows(
  tx: Transaction,
  name: string,
  customerId: string,
): Promise<string[]> {
  const hidden = [...neverGiven, ...(ownTables[name]?.leavesOut ?? [])]
  const { rows } = await tx.execute<{ row: string }>(
    sql`select (to_jsonb(t) - ${sql.param(hidden)}::text[])::text as row ${rowsOf(name, customerId)}`,
  )
  return rows.map(({ row }) => row)
}
