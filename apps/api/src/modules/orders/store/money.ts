import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { OrderMoney } from '../money/tenders-of.ts'
import { byKind, type TenderBack } from '../money/tenders.ts'

const moneyStatement = {
  name: 'order-money',
  text: `select (o.total_paise - b.wallet - b.online - b.cash - b.due)::bigint as "leftPaise",
      (o.wallet_paise - b.wallet)::bigint as "walletPaise", b.cash::bigint as "cashBackPaise",
      (select coalesce(json_agg(json_build_object('id', h.id, 'cashPaise', h.cash_paise,
          'isCollected', h.state in ('delivered', 'return_requested', 'return_picked', 'returned')) order by h.id), '[]')
        from sub_order s join shipment h on h.sub_order_id = s.id
        where s.order_id = o.id and h.cash_paise > 0 and h.state not in ('cancelled', 'refunded')) as parcels,
      (select coalesce(json_agg(json_build_object('id', p.id, 'paise', p.amount_paise
          - (select coalesce(sum(r.amount_paise), 0) from refund r where r.payment_id = p.id)) order by p.created_at, p.id), '[]')
        from payment_order q join payment p on p.payment_order_id = q.id
        where q.checkout_id = o.checkout_id and p.settled_as = 'order') as payments
    from "order" o cross join lateral (select coalesce(sum(g.wallet_paise), 0) as wallet, coalesce(sum(g.online_paise), 0) as online,
      coalesce(sum(g.cash_paise), 0) as cash, coalesce(sum(g.due_paise), 0) as due
      from order_give_back g where g.order_id = o.id) b where o.id = $1::uuid`,
}

/** Where the money of an order stands. Lock the order or its cash first if something follows from it. */
export async function selectMoney(handle: Handle, orderId: string): Promise<OrderMoney> {
  const [row] = await queryPrepared<OrderMoney>(handle, moneyStatement, [orderId])
  if (row === undefined) throw new Error(`no order ${orderId}`)
  return row
}

const lockStatement = {
  name: 'order-cash-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('cash ' || $1, 0))`,
}

/**
 * Locks what an order's parcels share, its fees and what the wallet pays, until the transaction ends: two parcels packed at a time must
 * not both invoice the fees or use the wallet. Take it after the parcel's own locks.
 */
export async function lockCash(tx: Transaction, orderId: string): Promise<void> {
  await queryPrepared(tx, lockStatement, [orderId])
}

const giveBackStatement = {
  name: 'order-give-back',
  text: `insert into order_give_back (cause, order_id, wallet_paise, online_paise, cash_paise, due_paise, at)
    values ($1::uuid, $2::uuid, $3::bigint, $4::bigint, $5::bigint, $6::bigint, $7::timestamptz)`,
}

/** Keeps what a cancel or a return gave back, by tender. */
export async function insertGiveBack(
  tx: Transaction,
  { cause, orderId, at }: { cause: string; orderId: string; at: Date },
  back: readonly TenderBack[],
): Promise<void> {
  const { wallet, online, cash, due } = byKind(back)
  await queryPrepared(tx, giveBackStatement, [cause, orderId, wallet, online, cash, due, at])
}

const setCashStatement = {
  name: 'shipment-cash',
  text: 'update shipment set cash_paise = $2::bigint where id = $1::uuid',
}

/** Fixes what a parcel's courier collects. */
export async function setCash(tx: Transaction, parcelId: string, paise: number): Promise<void> {
  await queryPrepared(tx, setCashStatement, [parcelId, paise])
}

const invoicedStatement = {
  name: 'order-invoiced',
  text: `select ((select coalesce(sum((i.document #>> '{totals,totalPaise}')::bigint
        - coalesce((i.document #>> '{paidByShop,paise}')::bigint, 0)), 0) from invoice i where i.order_id = $1::uuid)
      - (select coalesce(sum((n.document #>> '{totals,totalPaise}')::bigint
        - coalesce((n.document #>> '{paidByShop,paise}')::bigint, 0)), 0) from credit_note n where n.order_id = $1::uuid))::bigint
      as "invoicedPaise"`,
}

/** What the buyer pays of an order's invoices, less its credit notes. */
export async function selectInvoiced(tx: Transaction, orderId: string): Promise<number> {
  const [row] = await queryPrepared<{ invoicedPaise: number }>(tx, invoicedStatement, [orderId])
  return row?.invoicedPaise ?? 0
}
