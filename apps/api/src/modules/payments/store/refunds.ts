import { sumPaise } from '@upchar/kernel/money'
import { and, asc, eq, inArray, isNull, or, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import type { GatewayRefund } from '../../../platform/payments/index.ts'
import { checkout } from '../../checkout/tables.ts'
import type { RefundReason } from '../model.ts'
import { dispute, payment, paymentOrder, refund } from '../tables.ts'

export type Refund = typeof refund.$inferSelect

const isLost = sql`exists (select from dispute d where d.payment_id = r.payment_id and d.state = 'lost')`
const isOpen = sql`exists (select from dispute d where d.payment_id = r.payment_id and d.state in ('open', 'under_review'))`

/**
 * Refunds that staff transfer themselves, of `refund r` and `payment_order o`: what came to the shop's own account, less than gateways
 * send, and what is more than a lost dispute has given back; a lender takes back any amount. What a gateway is sending already is its own.
 */
export const paidByHand = sql`(o.provider = 'bank' or (o.provider <> 'credit' and (r.amount_paise < 100 or (r.state <> 'pending' and ${isLost}))))`

/** Nothing is sent back of a payment whose dispute may still give it back (RET-04); what is under way is followed. */
export const waitsForDispute = sql`(r.state <> 'pending' and ${isOpen})`

type Disputed = Pick<Refund, 'amountPaise' | 'state'> & {
  provider: string
  dispute: 'open' | 'lost' | null
}

export const isWaitingForDispute = ({ state, dispute }: Disputed): boolean =>
  state !== 'pending' && dispute === 'open'

export const isPaidByHand = ({ provider, amountPaise, state, dispute }: Disputed): boolean =>
  provider === 'bank' ||
  (provider !== 'credit' && (amountPaise < 100 || (state !== 'pending' && dispute === 'lost')))

export async function insertRefund(
  tx: Transaction,
  row: {
    id: string
    paymentId: string
    amountPaise: number
    reason: RefundReason
    /** What it undoes, if not the whole payment: one refund each. */
    cause?: string
    /** It goes to the wallet, and is done at once. */
    toWallet?: boolean
    at: Date
  },
): Promise<void> {
  const { at, ...values } = row
  const state = values.toWallet === true ? 'processed' : 'due'
  await tx
    .insert(refund)
    .values({ ...values, state, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
}

/** Which of these payments a buyer's bank disputes, or has taken back. */
export async function selectDisputed(
  handle: Handle,
  paymentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paymentIds.length === 0) return new Set()
  const rows = await handle
    .selectDistinct({ id: dispute.paymentId })
    .from(dispute)
    .where(
      and(
        inArray(dispute.paymentId, [...paymentIds]),
        inArray(dispute.state, ['open', 'under_review', 'lost']),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

export async function findRefunds(
  handle: Handle,
  checkoutId: string,
): Promise<(Refund & { provider: string; dispute: 'open' | 'lost' | null })[]> {
  const disputed = sql<
    'open' | 'lost' | null
  >`(select case when bool_or(d.state in ('open', 'under_review')) then 'open'
    when bool_or(d.state = 'lost') then 'lost' end from dispute d where d.payment_id = ${refund.paymentId})`
  const rows = await handle
    .select({ refund, provider: paymentOrder.provider, dispute: disputed })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(paymentOrder, eq(paymentOrder.id, payment.paymentOrderId))
    .where(eq(paymentOrder.checkoutId, checkoutId))
    .orderBy(asc(refund.createdAt))
  return rows.map((row) => ({ ...row.refund, provider: row.provider, dispute: row.dispute }))
}

/** What goes back of the payments for a purchase's checkouts, oldest first. */
export async function findRefundsOfPurchase(handle: Handle, purchaseId: string): Promise<Refund[]> {
  const rows = await handle
    .select({ refund })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(paymentOrder, eq(paymentOrder.id, payment.paymentOrderId))
    .innerJoin(checkout, eq(checkout.id, paymentOrder.checkoutId))
    .where(eq(checkout.purchaseId, purchaseId))
    .orderBy(asc(refund.createdAt))
  return rows.map((row) => row.refund)
}

export async function changeRefund(
  tx: Transaction,
  id: string,
  change: Partial<
    Pick<Refund, 'state' | 'providerRefundId' | 'bankReference' | 'cameBackAt' | 'payTo'>
  >,
  at: Date,
): Promise<void> {
  await tx
    .update(refund)
    // Another refund of the gateway isn't what a settlement named.
    .set({ ...change, ...(change.providerRefundId && { settledIn: null }), updatedAt: at })
    .where(eq(refund.id, id))
}

export async function lockRefund(tx: Transaction, id: string): Promise<Refund | undefined> {
  const [row] = await tx.select().from(refund).where(eq(refund.id, id)).for('update')
  return row
}

/**
 * The refund of a webhook: by the gateway's id, then by our key that the gateway repeats, or, while the id is unknown or a
 * failed attempt's, by payment and amount. A failure with an unknown id matches none: it may be an old
 * attempt's, and the job queries anyway.
 */
export async function lockReportedRefund(
  tx: Transaction,
  reported: GatewayRefund,
): Promise<Refund | undefined> {
  const unknown =
    reported.status === 'failed'
      ? undefined
      : and(
          eq(refund.paymentId, reported.paymentId),
          eq(refund.amountPaise, reported.amountPaise),
          eq(refund.toWallet, false),
          or(isNull(refund.providerRefundId), eq(refund.state, 'failed')),
        )
  const rows = await tx
    .select()
    .from(refund)
    .where(or(eq(refund.providerRefundId, reported.id), unknown))
    .orderBy(asc(refund.createdAt), asc(refund.id))
    .for('update')
  return (
    rows.find((row) => row.providerRefundId === reported.id) ??
    rows.find((row) => reported.requestKey?.startsWith(row.id)) ??
    (reported.requestKey ? undefined : rows[0])
  )
}

/** What of a payment has been requested back from its gateway: refunds that didn't fail. */
export async function refundedPaise(tx: Transaction, paymentId: string): Promise<number> {
  const rows = await tx
    .select({ paise: refund.amountPaise, state: refund.state })
    .from(refund)
    .where(and(eq(refund.paymentId, paymentId), eq(refund.toWallet, false)))
  return sumPaise(
    rows
      .filter(({ state }) => state === 'pending' || state === 'processed')
      .map(({ paise }) => paise),
  )
}

/** Records that the gateway was queried without news. */
export async function touchRefund(handle: Handle, id: string, at: Date): Promise<void> {
  await handle.update(refund).set({ updatedAt: at }).where(eq(refund.id, id))
}
