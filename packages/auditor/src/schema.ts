import type { Snapshot } from './snapshot.ts'

/** Every column of the tables that are audited. A new one may change what the others mean. */
const known: Readonly<Record<string, string>> = {
  order:
    'id number checkout_id purchase_id guest_id customer_id track_key_hash form quote total_paise wallet_paise payment_option payment_id placed_at policies_id words',
  sub_order: 'id order_id seller_id state total_paise placed_at',
  order_line:
    'id sub_order_id offer_id sku title hsn quantity unit_price_paise gst_bp engraving_name taxable_paise cgst_paise sgst_paise igst_paise total_paise licence_kind licence_number licence_valid_until maker uqc cancelled returned order_id placed_at',
  order_line_lot:
    'order_line_id lot_id shipment_id warehouse_id batch_no expires_on quantity serials',
  invoice_counter: 'gstin series financial_year last_number',
  invoice:
    'id order_id sub_order_id gstin series number financial_year sequence issued_at document shipment_id',
  credit_note:
    'id order_id invoice_id cause gstin series number financial_year sequence issued_at document',
  delivery_challan:
    'id order_id shipment_id gstin series number financial_year sequence issued_at document stock_move_id cancelled_at cancel_reason',
  payment_order:
    'id checkout_id provider way provider_order_id upi_link amount_paise offers state asked_at created_at updated_at',
  payment:
    'id payment_order_id amount_paise currency method state error_reason settled_as bank_reference offer settled_in created_at updated_at',
  payment_request: 'payment_order_id reference account url due_at ended_at ended_as',
  bank_credit:
    'id payment_order_id bank_reference amount_paise credited_on state recorded_by recorded_at decided_by decided_at payment_id',
  dispute:
    'id payment_id amount_paise deducted_paise phase reason state respond_by opened_at updated_at',
  refund:
    'id payment_id provider_refund_id amount_paise reason cause to_wallet state bank_reference settled_in came_back_at pay_to created_at updated_at',
  order_cancel: 'id order_id request_key staff_id reason note amount_paise refund_paise at',
  order_cancel_line: 'cancel_id order_line_id quantity amount_paise',
  order_return:
    'id order_id sub_order_id number request_key state version reason note opened_by opened_at decided_by decided_at decision pay_to courier awb settled_by settled_at credit_paise refund_paise cash_paise paid_by paid_at bank_reference shipment_id wish refund_way outcome came_back_at account_asked_at',
  shipment:
    'id sub_order_id warehouse_id courier awb tracking_url version state promised_from promised_to weight_grams length_mm width_mm height_mm logger_number cash_paise cash_listed_at replaces order_id placed_at seller_id',
  courier_booking:
    'id shipment_id reference courier_id courier cost_paise collect_paise order_ref shipment_ref awb pickup staff_id begun_at booked_at ended_at busy_until tracked_at done_at told_at',
  remittance: 'id nth kind file_name digest recorded_by recorded_at',
  remittance_line:
    'remittance_id line awb shipment_id paid_paise due_paise outcome paid_on reference charged_grams priced asked_by asked_at asked_reason settled_by settled_at settled_reason',
  settlement:
    'id nth amount_paise utr settled_at file_name recorded_by recorded_at lines paid_paise refunded_paise fee_paise tax_paise other_paise bank_paise bank_on bank_reason bank_by bank_at',
  settlement_line:
    'settlement_id line entity_id kind payment_id refund_id dispute_id amount_paise fee_paise tax_paise net_paise outcome cleared_by cleared_at cleared_reason',
  order_give_back: 'cause order_id wallet_paise online_paise cash_paise due_paise at',
  returned_transfer:
    'id return_id refund_id bank_reference amount_paise returned_on reason state recorded_by recorded_at decided_by decided_at',
  order_return_line: 'return_id order_line_id quantity',
  order_return_photo: 'return_id file_id',
  order_return_piece: 'return_id order_line_id lot_id shipment_id fate quantity',
  quarantine_movement: 'id lot_id kind quantity return_id recall_id reason request_key by at',
  quarantine_release:
    'id lot_id quantity reason request_key asked_by asked_at accepted decided_by decided_at decision',
  lot: 'id offer_id warehouse_id batch_no manufactured_on expires_on on_hand',
  stock_movement: 'id lot_id quantity reason reference at',
  stock_move:
    'id key lot_id warehouse_id state asked sent received note reason asked_by asked_at packed_by packed_at sent_by sent_at ended_by ended_at',
  stock_hold: 'id checkout_id lot_id offer_id quantity state proved network expires_at',
  voucher:
    'id code percent_bp amount_paise max_discount_paise minimum_paise business_category seller_id audience listed automatic for_app max_uses max_uses_per_buyer starts_at ends_at reason made_by made_at',
  voucher_use:
    'checkout_id voucher_id guest_id customer_id phone_hash discount_paise held_until redeemed_at',
  ledger_account: 'id kind customer_id expires_at balance_paise',
  ledger_journal: 'id key kind customer_id checkout_id reason at',
  ledger_posting: 'journal_id account_id amount_paise',
  credit_account:
    'id customer_id lender_id lender_name external_id state reason facts consents limit_paise limit_request applied_at changed_at',
  wallet_refund_rule: 'id allowed cleared_by set_by set_at',
  credit_draw:
    'checkout_id account_id amount_paise charge_paise due_on drawn_at reminded_at overdue_told_at',
  wallet_change:
    'id customer_id book amount_paise reason expires_at state asked_by asked_at decided_by decided_at',
  charge_rule:
    'id kind basis amount_paise percent_bp at_most_paise gst_bp charged_by free_from_paise valid_from valid_to source',
  referral_rule:
    'id off_bp off_most_paise reward_bp reward_most_paise minimum_paise reward_days most_orders valid_from valid_to source made_by made_at',
  referral:
    'checkout_id code referrer_id referee_id discount_paise held_until at cancelled_at blocked_at blocked_by blocked_reason',
  points_rule:
    'id earn_bp earn_most_paise spend_bp spend_most_paise valid_days valid_from valid_to source made_by made_at',
  deal: 'id offer_id price_paise condition per_order share valid_from valid_to reason made_by made_at',
  deal_use: 'checkout_id deal_id quantity held_until',
  e_invoice:
    'id order_id invoice_id credit_note_id gstin number issued_on last_day payload problem state irn ack_no ack_at signed_qr signed_invoice is_verified reported_by cancelled_at cancelled_by cancel_reason',
  e_way_bill:
    'id order_id invoice_id challan_id shipment_id gstin number issued_on value_paise payload problem state transporter_id transporter_name mode vehicle distance_km ewb_number made_at valid_until reported_by cancelled_at cancelled_by cancel_reason',
  e_way_rule: 'id state_code above_paise valid_from valid_to source',
  seller_turnover: 'seller_id financial_year turnover_paise set_by set_at',
  seller_lut: 'id seller_id arn valid_from valid_until added_by added_at',
  sez_claim:
    'id customer_id gstin kind approval_number pincode file_id state claimed_at decided_by decided_at reason valid_from valid_until',
  seller_statement:
    'id seller_id nth from_day until_day documents gross_paise commission_paise closing_paise service_gst_paise gateway_paise tcs_paise tds_paise net_paise carried_paise payout_paise split_paise closed_by closed_at dispute_note disputed_by disputed_at',
  seller_statement_failure: 'seller_id until_day reason failed_at',
  seller_statement_entry:
    'document_id statement_id invoice_id kind number order_id issued_on is_inter channel gross_paise taxed_paise commission commission_paise closing_paise gateway_paise gateway_gst_paise service_gst_bp',
  seller_statement_tax:
    'statement_id kind period is_inter section base_paise cgst_paise sgst_paise igst_paise tds_paise',
  seller_payout:
    'statement_id state pay_to linked_account asked_by asked_at decided_by decided_at reason bank_reference split_reference bank_file_at bank_file_by paid_by paid_at',
  seller_fee_rule:
    'id kind seller_id family_key rate_bp amount_paise section valid_from source made_by made_at',
  courier_rate:
    'id kind courier state_code up_to_grams amount_paise rate_bp divisor valid_from source made_by made_at',
  tax_return: 'gstin form month arn filed_on figures recorded_by recorded_at',
  offer_cost: 'id offer_id paise valid_from made_by made_at',
  price_floor: 'id offer_id family_key paise mrp_bp reason made_by made_at',
  price_approval:
    'id offer_id paise last_day reason asked_by asked_at accepted decided_by decided_at',
  price_list: 'id name business_types valid_from valid_to reason made_by made_at',
  price_list_row: 'list_id offer_id price_paise',
  price_formulation: 'id name unit',
  price_ceiling: 'id formulation_id unit_paise valid_from source made_by made_at',
  formulation_goods: 'variant_id formulation_id thousandths',
  gst_rate: 'id hsn_prefix tag max_piece_paise rate_bp valid_from valid_to source changed_by',
}

/** Tables with amounts that nothing here adds up: prices, limits, copies for reading, the sandbox's own records. */
const outside: ReadonlySet<string> = new Set([
  'bank_offer',
  'cart_line',
  'checkout',
  'cod_rule',
  'notify_request',
  'offer',
  'payment_request_terms',
  'product_read',
  'quotation',
  'variant',
  'wallet_limit',
  'wishlist_item',
])

const problemsOf = (table: string, columns: ReadonlySet<string>): string[] => {
  const wanted = known[table]
  if (wanted === undefined) {
    const money = [...columns].filter((column) => column.endsWith('_paise'))
    return outside.has(table) || table.startsWith('sandbox_') || money.length === 0
      ? []
      : [`the table ${table} holds money (${money.join(', ')}) that no check knows`]
  }
  const expected = new Set(wanted.split(' '))
  return [
    ...[...expected]
      .filter((column) => !columns.has(column))
      .map((column) => `${table}.${column} is missing`),
    ...[...columns]
      .filter((column) => !expected.has(column))
      .map((column) => `${table}.${column} is new`),
  ]
}

/**
 * What of the schema the checks don't know. They would pass over it in silence, so nothing is checked then: whoever adds a
 * column to an audited table, or money anywhere, says here what it means to the books.
 */
export async function unknownSchema(snapshot: Snapshot): Promise<string[]> {
  const rows = await snapshot.rows<{ table: string; columns: string[] }>(
    // information_schema.columns would check every column's rights, in tens of milliseconds.
    `select c.relname as table, array_agg(a.attname::text) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'f') group by c.relname order by c.relname`,
  )
  const tables = new Map(rows.map(({ table, columns }) => [table, new Set(columns)]))
  const missing = Object.keys(known).filter((table) => !tables.has(table))
  return [
    ...missing.map((table) => `the table ${table} is missing`),
    ...[...tables].flatMap(([table, columns]) => problemsOf(table, columns)),
  ]
}
