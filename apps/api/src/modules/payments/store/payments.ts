import { and, asc, eq, getTableColumns, inArray, isNull, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type {
  GatewayEvent,
  GatewayOrder,
  GatewayPayment,
} from '../../../platform/payments/index.ts'
import { checkout } from '../../checkout/tables.ts'
import { payableMs } from '../model.ts'
import { lateMs } from '../requests/match-credits.ts'
import { paidByHand, waitsForDispute } from './refunds.ts'
import { payment, paymentOrder, webhookEvent } from '../tables.ts'

export type PaymentOrder = typeof paymentOrder.$inferSelect
export type Payment = typeof payment.$inferSelect

/** False for an event received before. */
export async function insertEvent(
  tx: Transaction,
  provider: string,
  event: Pick<GatewayEvent, 'id' | 'event' | 'payload'>,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(webhookEvent)
    .values({
      eventId: event.id,
      provider,
      event: event.event,
      payload: event.payload ?? null,
      receivedAt: at,
    })
    .onConflictDoNothing()
  return (rowCount ?? 0) > 0
}

export async function lockPaymentOrderOfProvider(
  tx: Transaction,
  providerOrderId: string,
): Promise<PaymentOrder | undefined> {
  const [row] = await tx
    .select()
    .from(paymentOrder)
    .where(eq(paymentOrder.providerOrderId, providerOrderId))
    .for('update')
  return row
}

export async function lockPaymentOrderOfPayment(
  tx: Transaction,
  paymentId: string,
): Promise<PaymentOrder | undefined> {
  const [row] = await tx
    .select(getTableColumns(paymentOrder))
    .from(paymentOrder)
    .innerJoin(payment, eq(payment.paymentOrderId, paymentOrder.id))
    .where(eq(payment.id, paymentId))
    .for('update', { of: paymentOrder })
  return row
}

const orderOfCheckout = {
  name: 'payment-order-of-checkout',
  text: `select id, checkout_id as "checkoutId", provider, way, provider_order_id as "providerOrderId", upi_link as "upiLink",
    amount_paise as "amountPaise", offers, state, asked_at as "askedAt",
      created_at as "createdAt", updated_at as "updatedAt" from payment_order where checkout_id = $1::uuid`,
}

export const findPaymentOrder = async (
  handle: Handle,
  checkoutId: string,
): Promise<PaymentOrder | undefined> =>
  (await queryPrepared<PaymentOrder>(handle, orderOfCheckout, [checkoutId]))[0]

export async function insertPaymentOrder(
  tx: Transaction,
  row: typeof paymentOrder.$inferInsert,
): Promise<void> {
  await tx.insert(paymentOrder).values(row)
}

/** The gateway's first answer wins: a concurrent second one is never shown. */
export async function keepProviderOrder(
  handle: Handle,
  checkoutId: string,
  opened: Pick<GatewayOrder, 'id'> & { link?: string; offers?: readonly string[] },
  at: Date,
): Promise<void> {
  await handle
    .update(paymentOrder)
    .set({
      providerOrderId: opened.id,
      upiLink: opened.link ?? null,
      offers: opened.offers?.length ? [...opened.offers] : null,
      updatedAt: at,
    })
    .where(and(eq(paymentOrder.checkoutId, checkoutId), isNull(paymentOrder.providerOrderId)))
}

export async function changePaymentOrder(
  tx: Transaction,
  id: string,
  change: Partial<Pick<PaymentOrder, 'state' | 'amountPaise'>>,
  at: Date,
): Promise<void> {
  await tx
    .update(paymentOrder)
    .set({ ...change, updatedAt: at })
    .where(eq(paymentOrder.id, id))
}

/** True for the one caller who may query the gateway now; the others soon have its answer. */
export async function claimQuery(
  handle: Handle,
  checkoutId: string,
  at: Date,
  notSince: Date,
): Promise<boolean> {
  const { rowCount } =
    await handle.execute(sql`update payment_order set asked_at = ${at.toISOString()}::timestamptz
    where checkout_id = ${checkoutId}::uuid and (asked_at is null
      or asked_at <= ${notSince.toISOString()}::timestamptz)`)
  return (rowCount ?? 0) > 0
}

const paymentsOfOrder = {
  name: 'payments-of-order',
  text: `select id, payment_order_id as "paymentOrderId", amount_paise as "amountPaise", currency,
    method, state, error_reason as "errorReason", settled_as as "settledAs", bank_reference as "bankReference", offer,
      created_at as "createdAt", updated_at as "updatedAt" from payment
        where payment_order_id = $1::uuid order by created_at, id`,
}

export const findPayments = (handle: Handle, paymentOrderId: string): Promise<Payment[]> =>
  queryPrepared<Payment>(handle, paymentsOfOrder, [paymentOrderId])

/** The payments for all of a purchase's checkouts, oldest first, each with its checkout. */
export const findPaymentsOfPurchase = (
  handle: Handle,
  purchaseId: string,
): Promise<(Payment & { checkoutId: string })[]> =>
  handle
    .select({ ...getTableColumns(payment), checkoutId: paymentOrder.checkoutId })
    .from(payment)
    .innerJoin(paymentOrder, eq(paymentOrder.id, payment.paymentOrderId))
    .innerJoin(checkout, eq(checkout.id, paymentOrder.checkoutId))
    .where(eq(checkout.purchaseId, purchaseId))
    .orderBy(asc(payment.createdAt), asc(payment.id))

export async function insertPayment(
  tx: Transaction,
  paymentOrderId: string,
  told: GatewayPayment,
  at: Date,
): Promise<void> {
  await tx.insert(payment).values({
    id: told.id,
    paymentOrderId,
    amountPaise: told.amountPaise,
    currency: told.currency,
    method: told.method,
    state: told.status,
    errorReason: told.errorReason,
    bankReference: told.bankReference ?? null,
    createdAt: at,
    updatedAt: at,
  })
}

export async function changePayment(
  tx: Transaction,
  id: string,
  change: Partial<
    Pick<
      Payment,
      | 'state'
      | 'errorReason'
      | 'settledAs'
      | 'amountPaise'
      | 'currency'
      | 'method'
      | 'bankReference'
    >
  >,
  at: Date,
): Promise<void> {
  await tx
    .update(payment)
    .set({ ...change, updatedAt: at })
    .where(eq(payment.id, id))
}

export async function keepOffer(handle: Handle, id: string, offer: string): Promise<void> {
  await handle.update(payment).set({ offer }).where(eq(payment.id, id))
}

/** A payment order without news, and when its checkout ends. */
export type Overdue = Pick<PaymentOrder, 'checkoutId' | 'provider' | 'providerOrderId'> & {
  expiresAt: Date
}

/**
 * Claims the query for payment orders without news for ten minutes, made less often with age, so that
 * abandoned ones don't exhaust the gateway's quota; what comes by transfer or link, every half an hour. Another process claims others.
 */
export async function claimOverdue(handle: Handle, at: Date, limit: number): Promise<Overdue[]> {
  const now = sql`${at.toISOString()}::timestamptz`
  const { rows } = await handle.execute<{
    id: string
    name: string
    provider: string | null
    expires: string
  }>(sql`with due as (select id from payment_order
    where state in ('created', 'attempted') and created_at <= ${now} - interval '10 minutes'
      and (asked_at is null or asked_at <= ${now} - case when way in ('page', 'upi')
        then greatest(interval '4 minutes', (${now} - created_at) * 0.25) else interval '30 minutes' end)
    order by created_at limit ${limit} for update skip locked)
    update payment_order o set asked_at = ${now} from due, checkout c
    where o.id = due.id and c.id = o.checkout_id
    returning o.checkout_id as id, o.provider as name, o.provider_order_id as provider, c.expires_at as expires`)
  return rows.map(({ id, name, provider, expires }) => ({
    checkoutId: id,
    provider: name,
    providerOrderId: provider,
    expiresAt: new Date(expires),
  }))
}

/**
 * Checkouts with captured money that is neither order nor refund, with refunds not yet requested,
 * and hourly those with failed or pending refunds: the next ones after `after`, by id.
 */
export async function selectUnsettled(
  handle: Handle,
  at: Date,
  limit: number,
  after = '00000000-0000-0000-0000-000000000000',
): Promise<string[]> {
  const before = sql`${new Date(at.getTime() - 60_000).toISOString()}::timestamptz`
  const hourAgo = sql`${new Date(at.getTime() - 3_600_000).toISOString()}::timestamptz`
  const { rows } = await handle.execute<{ id: string }>(sql`
    select id from (
      select o.checkout_id as id from payment p join payment_order o on o.id = p.payment_order_id
        where p.state = 'captured' and p.settled_as is null and p.updated_at <= ${before}
      union
      select o.checkout_id from refund r join payment p on p.id = r.payment_id
        join payment_order o on o.id = p.payment_order_id
        where r.state <> 'processed' and not ${paidByHand} and not ${waitsForDispute} and ((r.state = 'due' and r.updated_at <= ${before})
          or (r.state in ('pending', 'failed') and r.updated_at <= ${hourAgo}))) open
    where id > ${after}::uuid order by id limit ${limit}`)
  return rows.map((row) => row.id)
}

/** Payment orders of abandoned checkouts, a day old, or a week after the last day of a request: no payment will come. */
export async function expireOld(handle: Handle, at: Date): Promise<void> {
  await handle
    .update(paymentOrder)
    .set({ state: 'expired', updatedAt: at })
    .where(
      and(
        inArray(paymentOrder.state, ['created', 'attempted']),
        sql`case when way in ('page', 'upi') then ${paymentOrder.createdAt} else coalesce((select due_at from payment_request q
            where q.payment_order_id = ${paymentOrder.id}), ${paymentOrder.createdAt}) + ${lateMs - payableMs} * interval '1 millisecond' end
          <= ${new Date(at.getTime() - payableMs).toISOString()}::timestamptz`,
        sql`not exists (select 1 from checkout c where c.id = payment_order.checkout_id
          and c.state = 'awaiting_payment')`,
      ),
    )
}

/**
 * The checkouts that may be paid at present: money is authorised or captured, or a payment in
 * progress has time left.
 */
export async function selectUnderWay(
  handle: Handle,
  checkoutIds: readonly string[],
  at: Date,
): Promise<string[]> {
  const { rows } = await handle.execute<{
    id: string
  }>(sql`select o.checkout_id as id from payment_order o join payment p on p.payment_order_id = o.id
    join checkout c on c.id = o.checkout_id
    where o.checkout_id = any(${`{${checkoutIds.join(',')}}`}::uuid[])
      and (p.state = 'authorized' or (p.state = 'captured' and (p.settled_as is null or p.settled_as = 'part'))
      or (p.state = 'created' and c.expires_at > ${at.toISOString()}::timestamptz)) limit 1`)
  return rows.map((row) => row.id)
}
