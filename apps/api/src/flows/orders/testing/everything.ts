import type { World } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'

/** All that money, stock, documents and parcels are made of, and what is told about them. */
const tables = [
  '"order"',
  'sub_order',
  'order_line',
  'order_line_lot',
  'shipment',
  'shipment_scan',
  'order_cancel',
  'order_cancel_line',
  'order_return',
  'order_return_line',
  'order_return_piece',
  'order_give_back',
  'invoice',
  'credit_note',
  'delivery_challan',
  'e_invoice',
  'e_way_bill',
  'order_feedback',
  'feedback',
  'quotation',
  'payment',
  'payment_order',
  'payment_request',
  'bank_credit',
  'returned_transfer',
  'dispute_note',
  'dispute_document',
  'sandbox_gateway_evidence',
  'temperature_log',
  'delivery_proof',
  'support_ticket',
  'complaint',
  'ticket_entry',
  'invoice_counter',
  'refund',
  'ledger_journal',
  'ledger_posting',
  'ledger_account',
  'stock_movement',
  'quarantine_movement',
  'quarantine_release',
  'mail_message',
  'audit_entry',
  'remittance',
  'remittance_line',
  'graphile_worker._private_jobs',
]

export type Counted = { name: string; rows: number; hash: string | null }

/** How many rows each of the tables has, and the sum of their hashes: it needs no order, and sorting took longest. */
export async function everything(world: World): Promise<Counted[]> {
  const each = tables.map(
    (table) =>
      `select '${table}' as name, count(*)::int as rows, sum(hashtextextended(t::text, 0)::numeric)::text as hash from ${table} t`,
  )
  return (await world.db.execute<Counted>(sql.raw(`${each.join(' union all ')} order by name`)))
    .rows
}
