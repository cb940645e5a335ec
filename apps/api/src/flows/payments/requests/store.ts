import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { likeLiteral } from '../../../platform/db/like.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { sql } from '../../../platform/db/sql.ts'
import { paidByHand, type RefundReason } from '../../../modules/payments/index.ts'

export type ListedRequest = {
  checkoutId: string
  paymentOrderId: string
  reference: string
  way: 'transfer' | 'link'
  provider: string
  form: { fullName: string; businessName?: string; email: string; phone: string }
  amountPaise: number
  arrivedPaise: number
  createdAt: string
  dueAt: string
  endedAs: 'paid' | 'cancelled' | 'expired' | null
  orderNumber: string | null
  credits: {
    id: string
    bankReference: string
    amountPaise: number
    creditedOn: string
    state: 'waiting' | 'taken' | 'refused'
    recordedBy: string
    recordedAt: string
    decidedBy: string | null
  }[]
}

export type RequestFilter = {
  state: 'open' | 'credits' | 'ended'
  q: string
  limit: number
  offset: number
}

const text = sql`select o.checkout_id as "checkoutId", q.payment_order_id as "paymentOrderId", q.reference, o.way, o.provider, c.form,
    o.amount_paise as "amountPaise", o.created_at as "createdAt", q.due_at as "dueAt", q.ended_as as "endedAs",
    (select coalesce(sum(p.amount_paise), 0)::bigint from payment p where p.payment_order_id = o.id and p.state = 'captured'
      and p.settled_as is distinct from 'refund') as "arrivedPaise",
    (select x.number from "order" x where x.purchase_id = c.purchase_id) as "orderNumber",
    (select coalesce(json_agg(json_build_object('id', b.id, 'bankReference', b.bank_reference, 'amountPaise', b.amount_paise,
        'creditedOn', b.credited_on, 'state', b.state, 'recordedBy', b.recorded_by, 'recordedAt', b.recorded_at,
        'decidedBy', b.decided_by) order by b.recorded_at, b.id), '[]')
      from bank_credit b where b.payment_order_id = o.id) as credits
  from payment_request q join payment_order o on o.id = q.payment_order_id join checkout c on c.id = o.checkout_id`

const hasWaiting = sql`exists (select from bank_credit b where b.payment_order_id = q.payment_order_id and b.state = 'waiting')`

function narrowed({ state, q }: RequestFilter) {
  const inState =
    state === 'ended'
      ? sql`q.ended_at is not null`
      : state === 'credits'
        ? hasWaiting
        : sql`q.ended_at is null`
  const like = `%${likeLiteral(q)}%`
  const found =
    q === ''
      ? sql`true`
      : sql`(q.reference = upper(${q}) or lower(c.form->>'email') = lower(${q}) or c.form->>'fullName' ilike ${like}
          or c.form->>'businessName' ilike ${like}
          or exists (select from payment p where p.payment_order_id = o.id and p.bank_reference = upper(${q}))
          or exists (select from bank_credit b where b.payment_order_id = o.id and b.bank_reference = upper(${q})))`
  return sql`q.due_at is not null and ${inState} and ${found}`
}

export async function selectRequests(
  handle: Handle,
  filter: RequestFilter,
): Promise<{ rows: ListedRequest[]; n: number; missingPaise: number }> {
  const where = narrowed(filter)
  const order = filter.state === 'ended' ? sql`q.ended_at desc` : sql`q.due_at`
  const [{ rows }, { rows: counts }] = await Promise.all([
    handle.execute<ListedRequest>(
      sql`${text} where ${where} order by ${order}, q.payment_order_id limit ${filter.limit} offset ${filter.offset}`,
    ),
    handle.execute<{ n: number; missing: number }>(
      sql`select count(*)::int as n, (select coalesce(sum(greatest(0, r."amountPaise" - r."arrivedPaise")), 0)::bigint
          from (${text} where q.due_at is not null and q.ended_at is null) r) as missing
        from payment_request q join payment_order o on o.id = q.payment_order_id join checkout c on c.id = o.checkout_id
        where ${where}`,
    ),
  ])
  return { rows, n: counts[0]?.n ?? 0, missingPaise: counts[0]?.missing ?? 0 }
}

export async function selectRequest(
  handle: Handle,
  checkoutId: string,
): Promise<ListedRequest | undefined> {
  const { rows } = await handle.execute<ListedRequest>(
    sql`${text} where o.checkout_id = ${checkoutId}::uuid and q.due_at is not null`,
  )
  return rows[0]
}

/** What a bank reference counts for. */
export async function referenceOfCredit(
  handle: Handle,
  bankReference: string,
): Promise<string | undefined> {
  const { rows } = await handle.execute<{ reference: string }>(
    sql`select q.reference from bank_credit b join payment_request q on q.payment_order_id = b.payment_order_id
      where b.bank_reference = ${bankReference} and b.state <> 'refused'`,
  )
  return rows[0]?.reference
}

export type HandRefund = {
  id: string
  amountPaise: number
  reason: RefundReason
  bankReference: string | null
  reference: string | null
  orderNumber: string | null
  form: { fullName: string; email: string }
  /** What the bank has given back of the payment in lost disputes. */
  disputedPaise: number
  /** The bank returned the last transfer; where it shall go then, sealed. */
  cameBack: boolean
  payTo: string
  createdAt: string
}

const open = sql`from refund r join payment p on p.id = r.payment_id join payment_order o on o.id = p.payment_order_id
  join checkout c on c.id = o.checkout_id left join payment_request q on q.payment_order_id = o.id
  where r.state <> 'processed' and ${paidByHand}`

export async function selectHandRefunds(
  handle: Handle,
  page: { limit: number; offset: number },
): Promise<{ rows: HandRefund[]; n: number; duePaise: number }> {
  const [{ rows }, { rows: counts }] = await Promise.all([
    handle.execute<HandRefund>(
      sql`select r.id, r.amount_paise as "amountPaise", r.reason, p.bank_reference as "bankReference", q.reference, c.form,
          (select coalesce(sum(d.deducted_paise), 0)::bigint from dispute d where d.payment_id = p.id and d.state = 'lost') as "disputedPaise",
          r.came_back_at is not null as "cameBack", r.pay_to as "payTo", r.created_at as "createdAt", (select x.number from "order" x where x.checkout_id = c.id) as "orderNumber"
        ${open} order by r.created_at, r.id limit ${page.limit} offset ${page.offset}`,
    ),
    handle.execute<{ n: number; due: number }>(
      sql`select count(*)::int as n, coalesce(sum(r.amount_paise), 0)::bigint as due ${open}`,
    ),
  ])
  return { rows, n: counts[0]?.n ?? 0, duePaise: counts[0]?.due ?? 0 }
}

/** A refund that staff make, locked. */
export async function lockHandRefund(
  tx: Transaction,
  id: string,
): Promise<{ id: string; paymentId: string; amountPaise: number; state: string } | undefined> {
  const { rows } = await tx.execute<{
    id: string
    paymentId: string
    amountPaise: number
    state: string
  }>(
    sql`select r.id, r.payment_id as "paymentId", r.amount_paise as "amountPaise", r.state
      from refund r join payment p on p.id = r.payment_id join payment_order o on o.id = p.payment_order_id
      where r.id = ${id}::uuid and ${paidByHand} for update of r`,
  )
  return rows[0]
}

const ofSellerStatement = {
  name: 'requests-of-seller',
  text: `select c.id from payment_request q join payment_order o on o.id = q.payment_order_id join checkout c on c.id = o.checkout_id
    where q.ended_at is null and c.state = 'awaiting_payment' and exists (select from stock_hold h join offer f on f.id = h.offer_id
      where h.checkout_id = c.id and f.seller_id = $1::int) order by c.id`,
}
/** Checkouts that wait for money and have goods of a seller. */
export const selectRequestsOfSeller = async (handle: Handle, sellerId: number): Promise<string[]> =>
  (await queryPrepared<{ id: string }>(handle, ofSellerStatement, [sellerId])).map(({ id }) => id)
