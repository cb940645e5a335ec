import { and, desc, eq, inArray, isNull, max, ne, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { checkout } from '../../checkout/tables.ts'
import { bankCredit, payment, paymentOrder, paymentRequest, requestTerms } from '../tables.ts'

export type PaymentRequest = typeof paymentRequest.$inferSelect
export type BankCredit = typeof bankCredit.$inferSelect
export type Terms = Pick<
  typeof requestTerms.$inferSelect,
  'transfer' | 'link' | 'upiLimitPaise' | 'days' | 'guestDays' | 'account'
>

/** The newest terms; undefined until staff have set some. */
export async function selectTerms(
  handle: Handle,
): Promise<(Terms & { id: string; setAt: Date }) | undefined> {
  const [row] = await handle.select().from(requestTerms).orderBy(desc(requestTerms.nth)).limit(1)
  return row
}

export const lockTerms = (tx: Transaction): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('payment request terms', 0))`)

export async function insertTerms(
  tx: Transaction,
  row: typeof requestTerms.$inferInsert,
): Promise<void> {
  await tx.insert(requestTerms).values(row)
}

export async function insertRequest(
  tx: Transaction,
  row: Pick<PaymentRequest, 'paymentOrderId' | 'reference'>,
): Promise<void> {
  await tx.insert(paymentRequest).values(row)
}

export async function findRequest(
  handle: Handle,
  paymentOrderId: string,
): Promise<PaymentRequest | undefined> {
  const [row] = await handle
    .select()
    .from(paymentRequest)
    .where(eq(paymentRequest.paymentOrderId, paymentOrderId))
  return row
}

/** The buyer has been told. */
export async function openRequestRow(
  tx: Transaction,
  paymentOrderId: string,
  told: Pick<PaymentRequest, 'account' | 'url' | 'dueAt'>,
): Promise<void> {
  await tx
    .update(paymentRequest)
    .set(told)
    .where(and(eq(paymentRequest.paymentOrderId, paymentOrderId), isNull(paymentRequest.dueAt)))
}

/** Ends a request; what ended before stays as it is, but late money may still pay what expired. */
export async function endRequestRow(
  tx: Transaction,
  paymentOrderId: string,
  end: { as: NonNullable<PaymentRequest['endedAs']>; at: Date },
): Promise<void> {
  await tx
    .update(paymentRequest)
    .set({ endedAs: end.as, endedAt: end.at })
    .where(
      and(
        eq(paymentRequest.paymentOrderId, paymentOrderId),
        sql`(ended_at is null or (ended_as = 'expired' and ${end.as} = 'paid'))`,
      ),
    )
}

/** How many of a buyer's requests wait. */
export async function countOpen(
  tx: Transaction,
  owner: { guestId: string | null; customerId: string | null },
): Promise<number> {
  const own =
    owner.customerId === null
      ? eq(checkout.guestId, owner.guestId ?? '')
      : eq(checkout.customerId, owner.customerId)
  const rows = await tx
    .select({ id: checkout.id })
    .from(checkout)
    .where(
      and(own, eq(checkout.state, 'awaiting_payment'), inArray(checkout.paymentOption, [4, 5])),
    )
  return rows.length
}

/** The other checkouts of a purchase that wait for their money. */
export async function selectOpenRequests(
  tx: Transaction,
  { id, purchaseId }: { id: string; purchaseId: string },
): Promise<string[]> {
  const rows = await tx
    .select({ id: checkout.id })
    .from(paymentRequest)
    .innerJoin(paymentOrder, eq(paymentOrder.id, paymentRequest.paymentOrderId))
    .innerJoin(checkout, eq(checkout.id, paymentOrder.checkoutId))
    .where(
      and(
        eq(checkout.purchaseId, purchaseId),
        ne(checkout.id, id),
        eq(checkout.state, 'awaiting_payment'),
      ),
    )
    .orderBy(checkout.id)
  return rows.map((row) => row.id)
}

/** The request of a checkout and its payment order, locked against credits and settlement. */
export async function lockRequestOfCheckout(
  tx: Transaction,
  checkoutId: string,
): Promise<{ order: typeof paymentOrder.$inferSelect; request: PaymentRequest } | undefined> {
  const [row] = await tx
    .select({ order: paymentOrder, request: paymentRequest })
    .from(paymentOrder)
    .innerJoin(paymentRequest, eq(paymentRequest.paymentOrderId, paymentOrder.id))
    .where(eq(paymentOrder.checkoutId, checkoutId))
    .for('update')
  return row
}

/** False: a transfer with this bank reference was recorded before and not refused. */
export async function insertCredit(
  tx: Transaction,
  row: typeof bankCredit.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(bankCredit).values(row).onConflictDoNothing()
  return (rowCount ?? 0) > 0
}

export async function lockCredit(tx: Transaction, id: string): Promise<BankCredit | undefined> {
  const [row] = await tx.select().from(bankCredit).where(eq(bankCredit.id, id)).for('update')
  return row
}

export async function changeCredit(
  tx: Transaction,
  id: string,
  change: Partial<Pick<BankCredit, 'state' | 'decidedBy' | 'decidedAt' | 'paymentId'>>,
): Promise<void> {
  await tx.update(bankCredit).set(change).where(eq(bankCredit.id, id))
}

/** The last day on which the bank received one of these payments; null when none is a transfer that staff matched. */
export async function lastCreditedOn(
  tx: Transaction,
  paymentIds: readonly string[],
): Promise<string | null> {
  const [row] = await tx
    .select({ day: max(bankCredit.creditedOn) })
    .from(bankCredit)
    .where(inArray(bankCredit.paymentId, [...paymentIds]))
  return row?.day ?? null
}

/** A matched transfer as a captured payment. */
export async function insertBankPayment(
  tx: Transaction,
  credit: Pick<BankCredit, 'id' | 'paymentOrderId' | 'amountPaise' | 'bankReference'>,
  at: Date,
): Promise<string> {
  const id = `bank_${credit.id}`
  await tx.insert(payment).values({
    id,
    paymentOrderId: credit.paymentOrderId,
    amountPaise: credit.amountPaise,
    currency: 'INR',
    method: 'bank_transfer',
    state: 'captured',
    bankReference: credit.bankReference,
    createdAt: at,
    updatedAt: at,
  })
  return id
}
