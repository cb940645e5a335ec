import type { RecallClass, RecallOrderedBy } from '@upchar/kernel/recalls'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { countLimit } from '../../../platform/db/paging.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { RecalledScope } from './found.ts'

export type NewRecall = RecalledScope & {
  requestKey: string
  sku: string
  title: string
  scope: 'variant' | 'product'
  class: RecallClass
  reason: string
  reference: string
  orderedBy: RecallOrderedBy
  advice: string
  by: string
  at: Date
}
type Who = { id: string; name: string; email: string } | null
export type RecallRow = Omit<NewRecall, 'requestKey' | 'by' | 'at'> & {
  id: number
  begunAt: Date
  begunBy: Who
  withdrawnAt: Date | null
  withdrawnBy: Who
  withdrawnReason: string
  closedAt: Date | null
  closedBy: Who
  conclusion: string | null
}

const whoText = (column: string) =>
  `(select json_build_object('id', m.id, 'name', m.name, 'email', m.email) from staff_member m where m.id = ${column})`
const recallText = `select r.id, r.sku, r.title, r.scope, r.offer_ids as "offerIds", r.batch, r.serials, r.class, r.reason, r.reference,
    r.ordered_by as "orderedBy", r.advice, r.begun_at as "begunAt",
    r.withdrawn_at as "withdrawnAt", r.withdrawn_reason as "withdrawnReason",
    ${whoText('r.begun_by')} as "begunBy", ${whoText('r.withdrawn_by')} as "withdrawnBy",
    c.closed_at as "closedAt", c.conclusion, ${whoText('c.closed_by')} as "closedBy"
  from recall r left join recall_report c on c.recall_id = r.id`

const asRow = (row: RecallRow): RecallRow => ({ ...row, offerIds: row.offerIds.map(Number) })

const byIdStatement = { name: 'recall-by-id', text: `${recallText} where r.id = $1::int` }
export async function findRecall(handle: Handle, id: number): Promise<RecallRow | undefined> {
  const [row] = await queryPrepared<RecallRow>(handle, byIdStatement, [id])
  return row && asRow(row)
}

const listStatement = {
  name: 'recall-list',
  text: `${recallText} order by r.begun_at desc, r.id desc limit $1::int offset $2::int`,
}
/** Recalls, the latest first. */
export const selectRecalls = async (
  handle: Handle,
  { limit, offset }: { limit: number; offset: number },
): Promise<RecallRow[]> =>
  (await queryPrepared<RecallRow>(handle, listStatement, [limit, offset])).map(asRow)

const countStatement = {
  name: 'recall-count',
  text: `select count(*)::int as count from (select from recall limit ${countLimit}) r`,
}
export const countRecalls = async (handle: Handle): Promise<number> =>
  (await queryPrepared<{ count: number }>(handle, countStatement, []))[0]?.count ?? 0

const pressedStatement = {
  name: 'recall-pressed',
  text: `${recallText} where r.request_key = $1::uuid`,
}
/** The recall that this press began before; undefined: none. */
export async function findRecallPressed(
  handle: Handle,
  key: string,
): Promise<RecallRow | undefined> {
  const [row] = await queryPrepared<RecallRow>(handle, pressedStatement, [key])
  return row && asRow(row)
}

const lockStatement = {
  name: 'recall-lock-offers',
  text: 'select id from offer where id = any($1::bigint[]) order by id for no key update',
}
const otherStatement = {
  name: 'recall-other',
  text: `select recall_id as id from recalled_goods where offer_id = any($1::bigint[])
    and (serial = '' and batch_no in ('', $2) or serial = any($3::text[])) order by 1 limit 1`,
}
/** A recall that has the same batch or numbers. Locks the offers, so that two presses don't both begin one. */
export async function selectOtherRecall(
  tx: Transaction,
  { offerIds, batch, serials }: RecalledScope,
): Promise<number | undefined> {
  await queryPrepared(tx, lockStatement, [offerIds])
  const [row] = await queryPrepared<{ id: number }>(tx, otherStatement, [offerIds, batch, serials])
  return row?.id
}

const insertStatement = {
  name: 'recall-insert',
  text: `with r as (insert into recall (request_key, sku, title, scope, offer_ids, batch, serials, class, reason, reference, ordered_by, advice, begun_by, begun_at)
      values ($1::uuid, $2, $3, $4, $5::bigint[], $6, $7::text[], $8::smallint, $9, $10, $11, $12, $13, $14::timestamptz)
      on conflict (request_key) do nothing returning id),
    g as (insert into recalled_goods (offer_id, batch_no, serial, recall_id)
      select o, $6, s, r.id from r, unnest($5::bigint[]) o, unnest(case when cardinality($7::text[]) = 0 then array[''] else $7::text[] end) s)
    select id from r`,
}
/** Stores a recall and what it stops from now on; undefined: this press has begun one meanwhile, of other goods maybe. */
export async function insertRecall(tx: Transaction, one: NewRecall): Promise<number | undefined> {
  const [row] = await queryPrepared<{ id: number }>(tx, insertStatement, [
    one.requestKey,
    one.sku,
    one.title,
    one.scope,
    one.offerIds,
    one.batch,
    one.serials,
    one.class,
    one.reason,
    one.reference,
    one.orderedBy,
    one.advice,
    one.by,
    one.at,
  ])
  return row?.id
}

const lockOneStatement = {
  name: 'recall-lock',
  text: 'select from recall where id = $1::int for update',
}
/** The recall, locked, so that nothing else of it changes while it is withdrawn or closed. */
export async function lockRecall(tx: Transaction, id: number): Promise<RecallRow | undefined> {
  await queryPrepared(tx, lockOneStatement, [id])
  return findRecall(tx, id)
}

const withdrawStatement = {
  name: 'recall-withdraw',
  text: `with gone as (delete from recalled_goods where recall_id = $1::int)
    update recall set withdrawn_at = $2::timestamptz, withdrawn_by = $3, withdrawn_reason = $4 where id = $1::int`,
}
/** Marks a recall as a mistake and lets its goods be sold and sent again. */
export async function updateWithdrawn(
  tx: Transaction,
  id: number,
  { at, by, reason }: { at: Date; by: string; reason: string },
): Promise<void> {
  await queryPrepared(tx, withdrawStatement, [id, at, by, reason])
}
