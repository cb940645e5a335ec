import { sql } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { countLimit, rowsOf, type Page } from '../../../platform/db/paging.ts'

export type ReceiptFacts = {
  key: string
  source: 'purchase' | 'seller_note'
  reference: string
  supplier: string
  receivedOn: string
  warehouseId: number
  /** One of the three took the goods in. */
  staffId: string | null
  memberId: string | null
  keyId: string | null
}
export type ReceiptRow = Omit<ReceiptFacts, 'key'> & {
  id: number
  sellerId: number
  /** ISO 8601. */
  at: string
  warehouse: string
  lines: number
  pieces: number
}

/** The name of a receipt in the stock ledger. */
export const receiptName = (id: number): string => `receipt ${id}`

const columns = sql`select r.id, r.source, r.reference, r.supplier, r.received_on::text as "receivedOn", r.staff_id as "staffId", r.member_id as "memberId", r.api_key_id as "keyId", w.id as "warehouseId", w.seller_id as "sellerId",
  to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, w.name as warehouse, r.lines, r.pieces
  from stock_receipt r join warehouse w on w.id = r.warehouse_id`

/** Stores a receipt; undefined: its key is stored already. */
export async function insertReceipt(
  tx: Handle,
  facts: ReceiptFacts,
  { lines, pieces, at }: { lines: number; pieces: number; at: Date },
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into stock_receipt (key, source, reference, supplier, received_on, warehouse_id, staff_id, member_id, api_key_id, lines, pieces, at)
    values (${facts.key}::uuid, ${facts.source}, ${facts.reference}, ${facts.supplier}, ${facts.receivedOn}::date,
      ${facts.warehouseId}, ${facts.staffId}, ${facts.memberId}, ${facts.keyId}, ${lines}, ${pieces}, ${at.toISOString()}::timestamptz)
    on conflict (key) do nothing returning id`)
  return rows[0]?.id
}

export async function findReceipt(handle: Handle, key: string): Promise<ReceiptRow | undefined> {
  const { rows } = await handle.execute<ReceiptRow>(sql`${columns} where r.key = ${key}::uuid`)
  return rows[0]
}

/** A page of receipts, the latest first. */
export async function selectReceipts(
  handle: Handle,
  page: Page,
): Promise<{ rows: ReceiptRow[]; count: number }> {
  const { offset, limit } = rowsOf(page)
  const [{ rows }, { rows: counts }] = await Promise.all([
    handle.execute<ReceiptRow>(
      sql`${columns} order by r.at desc, r.id desc offset ${offset} limit ${limit}`,
    ),
    handle.execute<{ count: number }>(
      sql`select count(*)::int as count from (select from stock_receipt limit ${countLimit}) counted`,
    ),
  ])
  return { rows, count: counts[0]?.count ?? 0 }
}
