import type { Handle, Transaction } from '../../platform/db/database.ts'
import { likeLiteral } from '../../platform/db/like.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Payout, ReturnedState } from './model.ts'

const payouts = sql`(
  select r.id, 'return' as kind, o.id as "orderId", o.number as "orderNumber", r.number as reference, o.form->>'fullName' as name,
      o.form->>'email' as email, r.cash_paise as "amountPaise", r.state = 'paid' as "isPaid", r.paid_at as "paidAt",
      r.bank_reference as "bankReference", coalesce(r.came_back_at, r.account_asked_at) as "askedAt", r.pay_to as "payTo"
    from order_return r join "order" o on o.id = r.order_id where r.cash_paise > 0 and r.state in ('settled', 'paid', 'sent_back')
  union all
  select f.id, 'refund', x.id, x.number, coalesce(q.reference, ''), c.form->>'fullName', c.form->>'email', f.amount_paise,
      f.state = 'processed', f.updated_at, coalesce(f.bank_reference, ''), f.came_back_at, f.pay_to
    from refund f join payment p on p.id = f.payment_id join payment_order o on o.id = p.payment_order_id
      join checkout c on c.id = o.checkout_id left join payment_request q on q.payment_order_id = o.id
      left join "order" x on x.checkout_id = c.id
    where f.provider_refund_id = 'hand_' || f.id or (f.state <> 'processed' and f.came_back_at is not null))`

type PayoutRow = Omit<Payout, 'paidAt' | 'askedAt'> & {
  paidAt: string | null
  askedAt: string | null
}
const read = ({ paidAt, askedAt, ...row }: PayoutRow): Payout => ({
  ...row,
  paidAt: paidAt === null ? null : new Date(paidAt),
  askedAt: askedAt === null ? null : new Date(askedAt),
})

/** What staff transfer or have transferred to a buyer. */
export async function findPayout(handle: Handle, id: string): Promise<Payout | undefined> {
  const { rows } = await handle.execute<PayoutRow>(
    sql`select * from ${payouts} t where t.id = ${id}::uuid`,
  )
  return rows[0] && read(rows[0])
}

/** The same, locked with the order of a return; a refund by itself. */
export async function lockPayout(tx: Transaction, id: string): Promise<Payout | undefined> {
  const seen = await findPayout(tx, id)
  if (seen === undefined) return undefined
  await (seen.kind === 'return'
    ? tx.execute(sql`select from "order" where id = ${seen.orderId}::uuid for update`)
    : tx.execute(sql`select from refund where id = ${id}::uuid for update`))
  return findPayout(tx, id)
}

/** Those that are paid, newest first. */
export async function selectPaid(
  handle: Handle,
  { q, limit, offset }: { q: string; limit: number; offset: number },
): Promise<{ rows: Payout[]; n: number }> {
  const like = `%${likeLiteral(q)}%`
  const found = sql`${payouts} t where t."isPaid" and (${q} = '' or upper(t."bankReference") = upper(${q})
    or t."orderNumber" ilike ${like} or t.reference ilike ${like} or t.name ilike ${like})`
  const [{ rows }, { rows: counts }] = await Promise.all([
    handle.execute<PayoutRow>(
      sql`select t.* from ${found} order by t."paidAt" desc, t.id limit ${limit} offset ${offset}`,
    ),
    handle.execute<{ n: number }>(sql`select count(*)::int as n from ${found}`),
  ])
  return { rows: rows.map(read), n: counts[0]?.n ?? 0 }
}

export type ReturnedTransfer = {
  id: string
  payoutId: string
  bankReference: string
  amountPaise: number
  returnedOn: string
  reason: string
  state: ReturnedState
  recordedBy: string
  recordedAt: string
  decidedBy: string | null
}
const returned = sql`select b.id, coalesce(b.return_id, b.refund_id) as "payoutId", b.bank_reference as "bankReference",
  b.amount_paise as "amountPaise", b.returned_on::text as "returnedOn", b.reason, b.state, b.recorded_by as "recordedBy",
  b.recorded_at as "recordedAt", b.decided_by as "decidedBy" from returned_transfer b`

export async function findReturned(
  handle: Handle,
  id: string,
): Promise<ReturnedTransfer | undefined> {
  const { rows } = await handle.execute<ReturnedTransfer>(sql`${returned} where b.id = ${id}::uuid`)
  return rows[0]
}

/** What the bank returned of a payment, newest first; what was refused doesn’t count. */
export async function selectReturnedOf(
  handle: Handle,
  payoutId: string,
): Promise<ReturnedTransfer[]> {
  const { rows } = await handle.execute<ReturnedTransfer>(
    sql`${returned} where (b.return_id = ${payoutId}::uuid or b.refund_id = ${payoutId}::uuid) and b.state <> 'refused'
      order by b.recorded_at desc, b.id`,
  )
  return rows
}

/** What the bank returned: what waits for a second member first, then what is to be paid again, then newest first. */
export async function selectReturned(
  handle: Handle,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: { transfer: ReturnedTransfer; payout: Payout }[]; n: number }> {
  const [{ rows }, { rows: counts }] = await Promise.all([
    handle.execute<{ transfer: ReturnedTransfer; payout: PayoutRow }>(
      sql`select to_json(b) as transfer, to_json(t) as payout from (${returned}) b join ${payouts} t on t.id = b."payoutId"
        order by b.state <> 'waiting', b.state <> 'accepted' or t."isPaid", b."recordedAt" desc, b.id limit ${limit} offset ${offset}`,
    ),
    handle.execute<{ n: number }>(sql`select count(*)::int as n from returned_transfer`),
  ])
  return {
    rows: rows.map(({ transfer, payout }) => ({ transfer, payout: read(payout) })),
    n: counts[0]?.n ?? 0,
  }
}

export async function insertReturned(
  tx: Transaction,
  { kind, id: payoutId, amountPaise }: Payout,
  one: {
    id: string
    bankReference: string
    returnedOn: string
    reason: string
    by: string
    at: Date
  },
): Promise<void> {
  const [returnId, refundId] = kind === 'return' ? [payoutId, null] : [null, payoutId]
  await tx.execute(
    sql`insert into returned_transfer (id, return_id, refund_id, bank_reference, amount_paise, returned_on, reason, state, recorded_by, recorded_at)
      values (${one.id}::uuid, ${returnId}::uuid, ${refundId}::uuid, ${one.bankReference}, ${amountPaise}::bigint, ${one.returnedOn}::date,
        ${one.reason}, 'waiting', ${one.by}, ${one.at}::timestamptz)`,
  )
}

export async function setReturnedState(
  tx: Transaction,
  id: string,
  { state, by, at }: { state: ReturnedState; by: string; at: Date },
): Promise<void> {
  await tx.execute(
    sql`update returned_transfer set state = ${state}, decided_by = ${by}, decided_at = ${at}::timestamptz where id = ${id}::uuid`,
  )
}
