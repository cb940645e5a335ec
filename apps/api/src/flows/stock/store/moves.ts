import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { countLimit, rowsOf, type Page } from '../../../platform/db/paging.ts'
import { sql } from '../../../platform/db/sql.ts'
import { recalledLotText } from '../../../modules/catalogue/index.ts'

type MoveState = 'asked' | 'packed' | 'sent' | 'received' | 'cancelled'
export type MoveRow = {
  id: number
  lotId: number
  offerId: number
  sku: string
  title: string
  batchNo: string
  expiresOn: string | null
  /** Where it comes from, and goes. */
  origin: string
  warehouseId: number
  warehouse: string
  state: MoveState
  asked: number
  sent: number
  received: number
  note: string
  reason: string
  askedBy: string
  /** ISO 8601. */
  askedAt: string
  /** Of what is packed; `e_way_bill`: the state of the one that it needs. */
  challan: {
    number: string
    e_way_bill: 'waiting' | 'made' | 'cancelled' | null
    value: number
  } | null
  packedBy: string | null
  packedAt: string | null
  sentBy: string | null
  sentAt: string | null
  endedBy: string | null
  endedAt: string | null
  recalled: boolean
}

/** The name of a move in the stock ledger. */
export const moveName = (id: number): string => `move ${id}`

const iso = (column: string) =>
  sql.raw(`to_char(m.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const columns = sql`select m.id, m.lot_id as "lotId", l.offer_id as "offerId", o.seller_sku as sku, g.title, l.batch_no as "batchNo",
  l.expires_on::text as "expiresOn", f.name as origin, m.warehouse_id as "warehouseId", t.name as warehouse, m.state, m.asked, m.sent,
  m.received, m.note, m.reason, m.asked_by as "askedBy", ${iso('asked_at')} as "askedAt", m.packed_by as "packedBy", ${iso('packed_at')} as "packedAt",
  (select json_build_object('number', c.number, 'e_way_bill', b.state, 'value', ((c.document->'totals'->>'totalPaise')::bigint / 100.0)::float8)
    from delivery_challan c left join e_way_bill b on b.challan_id = c.id where c.stock_move_id = m.id) as challan, m.sent_by as "sentBy", ${iso('sent_at')} as "sentAt",
  m.ended_by as "endedBy", ${iso('ended_at')} as "endedAt", ${sql.raw(recalledLotText)} as recalled
  from stock_move m join lot l on l.id = m.lot_id join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id
  join product_group g on g.id = v.group_id join warehouse f on f.id = l.warehouse_id join warehouse t on t.id = m.warehouse_id`

/** Stores what is asked for; a repeated key changes nothing. */
export async function insertMove(
  tx: Transaction,
  of: {
    key: string
    lotId: number
    warehouseId: number
    asked: number
    note: string
    by: string
    at: Date
  },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into stock_move (key, lot_id, warehouse_id, state, asked, note, asked_by, asked_at)
    values (${of.key}::uuid, ${of.lotId}, ${of.warehouseId}, 'asked', ${of.asked}, ${of.note}, ${of.by}, ${of.at.toISOString()}::timestamptz)
    on conflict (key) do nothing returning id`)
  return rows.length > 0
}

export async function findMoveByKey(handle: Handle, key: string): Promise<MoveRow | undefined> {
  const { rows } = await handle.execute<MoveRow>(sql`${columns} where m.key = ${key}::uuid`)
  return rows[0]
}

/** A move, locked where somebody changes it. */
export async function findMove(
  handle: Handle,
  id: number,
  lock = false,
): Promise<MoveRow | undefined> {
  if (lock) await handle.execute(sql`select from stock_move where id = ${id} for update`)
  const { rows } = await handle.execute<MoveRow>(sql`${columns} where m.id = ${id}`)
  return rows[0]
}

/** A page of moves: those under way, the oldest first, or those that have ended, the latest first. */
export async function selectMoves(
  handle: Handle,
  { ended, ...page }: Page & { ended: boolean },
): Promise<{ rows: MoveRow[]; count: number }> {
  const { offset, limit } = rowsOf(page)
  const where = ended
    ? sql`m.state in ('received', 'cancelled')`
    : sql`m.state in ('asked', 'packed', 'sent')`
  const order = ended ? sql`m.ended_at desc, m.id desc` : sql`m.asked_at, m.id`
  const [{ rows }, { rows: counts }] = await Promise.all([
    handle.execute<MoveRow>(
      sql`${columns} where ${where} order by ${order} offset ${offset} limit ${limit}`,
    ),
    handle.execute<{ count: number }>(
      sql`select count(*)::int as count from (select from stock_move m where ${where} limit ${countLimit}) counted`,
    ),
  ])
  return { rows, count: counts[0]?.count ?? 0 }
}

/** A warehouse with the registration that it belongs to. */
export async function findWarehouse(
  handle: Handle,
  id: number,
): Promise<{ name: string; gstin: string } | undefined> {
  const { rows } = await handle.execute<{ name: string; gstin: string }>(
    sql`select w.name, s.gstin from warehouse w join seller s on s.id = w.seller_id where w.id = ${id}`,
  )
  return rows[0]
}

type Step = { id: number; by: string; at: Date }

/** Takes pieces out of their lot, to go on their way. The caller has locked the move and the lot. */
export async function setPacked(tx: Transaction, { id, by, at }: Step, pieces: number) {
  await tx.execute(sql`
    with m as (update stock_move set state = 'packed', sent = ${pieces}, packed_by = ${by}, packed_at = ${at.toISOString()}::timestamptz
        where id = ${id} returning lot_id),
      shrunk as (update lot set on_hand = on_hand - ${pieces} from m where lot.id = m.lot_id)
    insert into stock_movement (lot_id, quantity, reason, reference, at)
    select lot_id, ${-pieces}, 'move', ${moveName(id)}, ${at.toISOString()}::timestamptz from m`)
}

/** The packed pieces are on their way. */
export async function setSent(tx: Transaction, { id, by, at }: Step) {
  await tx.execute(
    sql`update stock_move set state = 'sent', sent_by = ${by}, sent_at = ${at.toISOString()}::timestamptz where id = ${id}`,
  )
}

/** Ends a move. What was packed and doesn't leave is in its lot again. */
export async function setEnded(
  tx: Transaction,
  { id, by, at }: Step,
  to: { state: 'received' | 'cancelled'; received: number; reason: string },
) {
  if (to.state === 'cancelled')
    await tx.execute(sql`
      with m as (select lot_id, sent from stock_move where id = ${id} and sent > 0),
        grown as (update lot set on_hand = on_hand + m.sent from m where lot.id = m.lot_id)
      insert into stock_movement (lot_id, quantity, reason, reference, at)
      select lot_id, sent, 'move', ${moveName(id)}, ${at.toISOString()}::timestamptz from m`)
  await tx.execute(sql`update stock_move set state = ${to.state}, sent = case when ${to.state} = 'cancelled' then 0 else sent end,
    received = ${to.received}, reason = ${to.reason}, ended_by = ${by}, ended_at = ${at.toISOString()}::timestamptz where id = ${id}`)
}
