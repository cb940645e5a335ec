import type { QuarantineOutcome } from '@upchar/kernel/quarantine'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { countLimit } from '../../platform/db/paging.ts'
import { queryPrepared } from '../../platform/db/prepared.ts'
import { recalledLotText } from '../catalogue/index.ts'

/** Pieces of a lot in quarantine. */
export type Quarantined = {
  lotId: number
  offerId: number
  sku: string
  title: string
  seller: string
  warehouse: string
  batchNo: string
  expiresOn: string | null
  productClass: string
  coldChain: boolean
  quantity: number
  /** When the oldest of its movements came in. */
  since: Date
  returns: { id: string; number: string }[]
  /** The recalls that brought them, oldest first. */
  recalls: number[]
  /** Its batch is recalled. */
  recalled: boolean
  /** What a member asks to sell again of it; another member accepts or declines it. */
  waiting: WaitingRelease | null
}

/** `at` as the database writes it in JSON. */
export type WaitingRelease = {
  id: string
  quantity: number
  reason: string
  by: string
  at: string
}

const heldText = `select q.lot_id as "lotId", l.offer_id as "offerId", f.seller_sku as sku, g.title, w.trade_name as seller, h.name as warehouse,
    l.batch_no as "batchNo", l.expires_on::text as "expiresOn", g.product_class as "productClass", g.cold_chain as "coldChain", q.quantity, q.since,
    (select coalesce(json_agg(json_build_object('id', r.id, 'number', r.number) order by m.at, r.number), '[]') from quarantine_movement m
      join order_return r on r.id = m.return_id where m.lot_id = q.lot_id) as returns,
    array(select distinct m.recall_id from quarantine_movement m where m.lot_id = q.lot_id and m.recall_id is not null order by 1) as recalls,
    ${recalledLotText} as recalled,
    case when a.id is not null then json_build_object('id', a.id, 'quantity', a.quantity, 'reason', a.reason, 'by', a.asked_by, 'at', a.asked_at) end as waiting
  from (select lot_id, sum(quantity)::int as quantity, min(at) as since from quarantine_movement group by lot_id having sum(quantity) > 0) q
    join lot l on l.id = q.lot_id join warehouse h on h.id = l.warehouse_id join offer f on f.id = l.offer_id
    join seller w on w.id = f.seller_id join variant v on v.id = f.variant_id join product_group g on g.id = v.group_id
    left join quarantine_release a on a.lot_id = q.lot_id and a.accepted is null`

const listStatement = {
  name: 'quarantine-list',
  text: `${heldText} order by a.asked_at nulls last, q.since, q.lot_id limit $1::int offset $2::int`,
}
/** Lots with pieces in quarantine: those with a release to decide first, then longest first. */
export const selectQuarantined = (
  handle: Handle,
  { limit, offset }: { limit: number; offset: number },
): Promise<Quarantined[]> => queryPrepared<Quarantined>(handle, listStatement, [limit, offset])

const countStatement = {
  name: 'quarantine-count',
  text: `select count(*)::int as count from (select 1 from quarantine_movement group by lot_id having sum(quantity) > 0 limit ${countLimit}) q`,
}
export const countQuarantined = async (handle: Handle): Promise<number> =>
  (await queryPrepared<{ count: number }>(handle, countStatement, []))[0]?.count ?? 0

const ofLotStatement = {
  name: 'quarantine-of-lot',
  text: `${heldText} where q.lot_id = $1::bigint`,
}
/** What of a lot is in quarantine; undefined: nothing. */
export const findQuarantined = async (
  handle: Handle,
  lotId: number,
): Promise<Quarantined | undefined> =>
  (await queryPrepared<Quarantined>(handle, ofLotStatement, [lotId]))[0]

const lockStatement = {
  name: 'quarantine-lock',
  text: 'select id from lot where id = $1::bigint for no key update',
}
/** Locks a lot: what of it is in quarantine changes under this lock only. False: there is no such lot. */
export const lockLot = async (tx: Transaction, lotId: number): Promise<boolean> =>
  (await queryPrepared(tx, lockStatement, [lotId])).length > 0

const pressedStatement = {
  name: 'quarantine-pressed',
  text: `select 1 from quarantine_movement where lot_id = $1::bigint and request_key = $2
    union all select 1 from quarantine_release where lot_id = $1::bigint and request_key = $2`,
}
export const isPressed = async (tx: Transaction, lotId: number, key: string): Promise<boolean> =>
  (await queryPrepared(tx, pressedStatement, [lotId, key])).length > 0

const receiveStatement = {
  name: 'quarantine-receive',
  text: `insert into quarantine_movement (id, lot_id, kind, quantity, return_id, by, at)
    select gen_random_uuid(), lot, 'receive', sum(quantity), $1::uuid, $2, $3::timestamptz
    from jsonb_to_recordset($4::jsonb) as p(lot bigint, quantity int) group by lot order by lot`,
}
/** Puts a return's pieces into quarantine; once for each return and lot. */
export async function receiveQuarantined(
  tx: Transaction,
  of: { returnId: string; by: string; at: Date },
  pieces: readonly { lot: number; quantity: number }[],
): Promise<void> {
  if (pieces.length === 0) return
  await queryPrepared(tx, receiveStatement, [of.returnId, of.by, of.at, JSON.stringify(pieces)])
}

const recalledStatement = {
  name: 'quarantine-receive-recalled',
  text: `insert into quarantine_movement (id, lot_id, kind, quantity, recall_id, by, at)
    select gen_random_uuid(), "lotId", 'receive', quantity, $1::int, $2, $3::timestamptz
    from jsonb_to_recordset($4::jsonb) as p("lotId" bigint, quantity int) order by "lotId"`,
}
/** Puts the pieces that a recall took out of the stock into quarantine. */
export async function receiveRecalled(
  tx: Transaction,
  of: { recallId: number; by: string; at: Date },
  pieces: readonly { lotId: number; quantity: number }[],
): Promise<void> {
  if (pieces.length === 0) return
  await queryPrepared(tx, recalledStatement, [of.recallId, of.by, of.at, JSON.stringify(pieces)])
}

const takeStatement = {
  name: 'quarantine-take',
  text: `insert into quarantine_movement (id, lot_id, kind, quantity, reason, request_key, by, at)
    values ($1::uuid, $2::bigint, $3, -$4::int, $5, $6, $7, $8::timestamptz)`,
}
/** Takes pieces out; the caller has locked the lot. */
export const insertTaken = (
  tx: Transaction,
  of: {
    id: string
    lotId: number
    outcome: QuarantineOutcome
    quantity: number
    reason: string
    requestKey: string
    by: string
    at: Date
  },
) =>
  queryPrepared(tx, takeStatement, [
    of.id,
    of.lotId,
    of.outcome,
    of.quantity,
    of.reason,
    of.requestKey,
    of.by,
    of.at,
  ])
