import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from '../db/sql.ts'
import { inTransaction, type Database, type Handle } from '../db/database.ts'
import type { GatewayOrder, GatewayPayment, GatewayRefund } from './port.ts'
import { sandboxOrder, sandboxPayment, sandboxRefund } from './tables.ts'

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A prefix such as `order_` and 14 characters, like the real gateway's ids. */
export const providerId = (
  prefix: 'order' | 'pay' | 'rfnd' | 'evt' | 'va' | 'plink' | 'qr' | 'setl' | 'doc',
): string => `${prefix}_${Array.from(randomBytes(14), (byte) => base62[byte % 62]).join('')}`

/** The order of a receipt, created on the first call. */
export async function insertOrder(
  handle: Handle,
  order: { amountPaise: number; receipt: string; offers: readonly string[]; at: Date },
): Promise<GatewayOrder> {
  await handle
    .insert(sandboxOrder)
    .values({
      id: providerId('order'),
      amountPaise: order.amountPaise,
      receipt: order.receipt,
      offers: [...order.offers],
      status: 'created',
      createdAt: order.at,
    })
    .onConflictDoNothing({ target: sandboxOrder.receipt })
  const [row] = await handle
    .select()
    .from(sandboxOrder)
    .where(eq(sandboxOrder.receipt, order.receipt))
  if (row === undefined) throw new Error('the order that was just written is not there')
  return { id: row.id, amountPaise: row.amountPaise, status: row.status, receipt: row.receipt }
}

/** An order, a link or a code with the offers that its page shows. */
export type ShownOrder = GatewayOrder & { offers: readonly string[] }

export async function findOrder(handle: Handle, id: string): Promise<ShownOrder | undefined> {
  const [row] = await handle.select().from(sandboxOrder).where(eq(sandboxOrder.id, id))
  if (row === undefined) return undefined
  const { amountPaise, status, receipt, offers } = row
  return { id, amountPaise, status, receipt, offers: offers ?? [] }
}

/** A virtual account, a link or a UPI code, by its reference: opened on the first call. */
export async function openRequest(
  handle: Handle,
  request: {
    way: 'transfer' | 'link' | 'upi'
    amountPaise: number
    reference: string
    closesAt: Date
    at: Date
  },
): Promise<{ id: string; accountNumber: string | null; amountPaise: number }> {
  const prefix = ({ transfer: 'va', link: 'plink', upi: 'qr' } as const)[request.way]
  await handle
    .insert(sandboxOrder)
    .values({
      id: providerId(prefix),
      amountPaise: request.amountPaise,
      receipt: request.reference,
      status: 'created',
      accountNumber: request.way === 'transfer' ? accountNumber() : null,
      closesAt: request.closesAt,
      createdAt: request.at,
    })
    .onConflictDoNothing({ target: sandboxOrder.receipt })
  const [row] = await handle
    .select()
    .from(sandboxOrder)
    .where(eq(sandboxOrder.receipt, request.reference))
  if (row === undefined) throw new Error('the request that was just written is not there')
  return row
}

const accountNumber = (): string =>
  `2223${Array.from(randomBytes(12), (byte) => String(byte % 10)).join('')}`

/** False when it has been closed before. */
export async function closeRequest(handle: Handle, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await handle
    .update(sandboxOrder)
    .set({ closesAt: at })
    .where(and(eq(sandboxOrder.id, id), gt(sandboxOrder.closesAt, at)))
  return (rowCount ?? 0) > 0
}

/** A payment with the offer that the buyer picked for it. */
type SandboxPayment = GatewayPayment & { offer: string | null }

const toPayment = (row: typeof sandboxPayment.$inferSelect): GatewayPayment => ({
  id: row.id,
  orderId: row.orderId,
  amountPaise: row.amountPaise,
  currency: 'INR',
  method: row.method,
  status: row.status,
  errorReason: row.errorReason,
  ...(row.bankReference !== null && { bankReference: row.bankReference }),
})

export async function paymentsOf(handle: Handle, orderId: string): Promise<GatewayPayment[]> {
  return (
    await handle
      .select()
      .from(sandboxPayment)
      .where(eq(sandboxPayment.orderId, orderId))
      .orderBy(asc(sandboxPayment.createdAt), asc(sandboxPayment.id))
  ).map(toPayment)
}

export async function findPayment(handle: Handle, id: string): Promise<SandboxPayment | undefined> {
  const [row] = await handle.select().from(sandboxPayment).where(eq(sandboxPayment.id, id))
  return row && { ...toPayment(row), offer: row.offer }
}

export type NewPayment = {
  orderId: string
  amountPaise: number
  method: string
  status: 'created' | 'authorized' | 'captured' | 'failed'
  errorReason: string | null
  /** Picked on the page. */
  offer?: string
  /** Of a transfer. */
  bankReference?: string
  at: Date
}

/** An account takes every transfer until it is closed; an order and a link are paid once. */
const takesMoney = (at: Date) =>
  and(
    or(ne(sandboxOrder.status, 'paid'), isNotNull(sandboxOrder.accountNumber)),
    or(isNull(sandboxOrder.closesAt), gt(sandboxOrder.closesAt, at)),
  )

/** Records a payment for what takes money still; undefined when it doesn't. */
export async function insertPayment(
  handle: Handle,
  payment: NewPayment,
): Promise<string | undefined> {
  const status = payment.status === 'captured' ? 'paid' : 'attempted'
  const { rowCount } = await handle
    .update(sandboxOrder)
    .set({ status })
    .where(and(eq(sandboxOrder.id, payment.orderId), takesMoney(payment.at)))
  if ((rowCount ?? 0) === 0) return undefined
  const id = providerId('pay')
  const { at, ...values } = payment
  await handle.insert(sandboxPayment).values({ ...values, id, createdAt: at })
  return id
}

/** Simulates the capture of a payment: late, or of an authorised one. */
export async function capturePayment(handle: Handle, id: string): Promise<void> {
  await handle
    .update(sandboxPayment)
    .set({ status: 'captured', errorReason: null })
    .where(
      and(
        eq(sandboxPayment.id, id),
        inArray(sandboxPayment.status, ['created', 'authorized', 'failed']),
      ),
    )
  await handle.execute(
    sql`update sandbox_gateway_order o set status = 'paid' from sandbox_gateway_payment p where p.id = ${id} and o.id = p.order_id and p.status = 'captured'`,
  )
}

const toRefund = (row: typeof sandboxRefund.$inferSelect): GatewayRefund => ({
  id: row.id,
  paymentId: row.paymentId,
  amountPaise: row.amountPaise,
  status: row.status,
  requestKey: row.idempotencyKey,
  bankReference: `SANDBOX${row.id.slice(-8).toUpperCase()}`,
})

export async function refundOf(
  handle: Handle,
  idempotencyKey: string,
): Promise<GatewayRefund | undefined> {
  const [row] = await handle
    .select()
    .from(sandboxRefund)
    .where(eq(sandboxRefund.idempotencyKey, idempotencyKey))
  return row && toRefund(row)
}

export async function findRefund(handle: Handle, id: string): Promise<GatewayRefund | undefined> {
  const [row] = await handle.select().from(sandboxRefund).where(eq(sandboxRefund.id, id))
  return row && toRefund(row)
}

export async function refundedPaise(handle: Handle, paymentId: string): Promise<number> {
  const [row] = await handle
    .select({ sum: sql<number>`coalesce(sum(amount_paise), 0)::bigint` })
    .from(sandboxRefund)
    .where(eq(sandboxRefund.paymentId, paymentId))
  return Number(row?.sum ?? 0)
}

export async function insertRefund(
  db: Database,
  refund: { paymentId: string; amountPaise: number; idempotencyKey: string; at: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insert(sandboxRefund)
      .values({
        id: providerId('rfnd'),
        paymentId: refund.paymentId,
        amountPaise: refund.amountPaise,
        idempotencyKey: refund.idempotencyKey,
        status: 'processed',
        createdAt: refund.at,
      })
      .onConflictDoNothing({ target: sandboxRefund.idempotencyKey })
    await tx.execute(sql`update sandbox_gateway_payment p set status = 'refunded' where id = ${refund.paymentId}
      and amount_paise <= (select sum(amount_paise) from sandbox_gateway_refund where payment_id = ${refund.paymentId})`)
  })
}
