import { asc, eq, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { dispute, disputeNote, refund } from '../tables.ts'
import type { Refund } from './refunds.ts'

export type Dispute = typeof dispute.$inferSelect

export async function lockDispute(tx: Transaction, id: string): Promise<Dispute | undefined> {
  const [row] = await tx.select().from(dispute).where(eq(dispute.id, id)).for('update')
  return row
}

/** Writes what the gateway says of a dispute; the caller holds the lock of its payment order. */
export async function upsertDispute(tx: Transaction, row: Dispute): Promise<void> {
  const { amountPaise, deductedPaise, phase, reason, state, respondBy, updatedAt } = row
  const change = { amountPaise, deductedPaise, phase, reason, state, respondBy, updatedAt }
  await tx.insert(dispute).values(row).onConflictDoUpdate({ target: dispute.id, set: change })
}

/** What a lost dispute has paid of refunds. */
export async function coveredPaise(tx: Transaction, id: string): Promise<number> {
  const [row] = await tx
    .select({ paise: sql<number>`coalesce(sum(${refund.amountPaise}), 0)::bigint` })
    .from(refund)
    .where(eq(refund.bankReference, id))
  return Number(row?.paise ?? 0)
}

/**
 * What a buyer has twice of the payment `p`: refunds that were made, and what lost disputes took without making one, are more than was
 * paid.
 */
export const givenTwice = sql`(select greatest(0, coalesce((select sum(r.amount_paise) from refund r where r.payment_id = p.id and r.state = 'processed'
      and not exists (select from dispute e where e.id = r.bank_reference)), 0)
    + coalesce((select sum(e.deducted_paise) from dispute e where e.payment_id = p.id and e.state = 'lost'), 0) - p.amount_paise)::bigint)`
/** What of the refunds of the payment `p` is credit of a wallet. */
export const keptInWallet = sql`(select coalesce(sum(r.amount_paise), 0)::bigint from refund r where r.payment_id = p.id and r.to_wallet)`

export async function twicePaise(tx: Transaction, paymentId: string): Promise<number> {
  const { rows } = await tx.execute<{ paise: string }>(
    sql`select ${givenTwice} as paise from payment p where p.id = ${paymentId}`,
  )
  return Number(rows[0]?.paise ?? 0)
}

/** Whether any money of the dispute `d` was ever booked. */
export const wasBooked = sql`exists (select from ledger_journal j where j.key = 'dispute:' || d.id || ':1')`

/** Disputes with money that the ledger doesn't know of; closed ones that an earlier version left as disputed. */
export async function selectUnbooked(handle: Handle): Promise<string[]> {
  const { rows } = await handle.execute<{ id: string }>(
    sql`select d.id from dispute d where d.deducted_paise > 0 and d.state <> 'won'
      and (not ${wasBooked}
        or d.state = 'closed' and (select sum(g.amount_paise) from ledger_journal j join ledger_posting g on g.journal_id = j.id
          join ledger_account a on a.id = g.account_id where starts_with(j.key, 'dispute:' || d.id || ':') and a.kind = 'disputed') <> 0)
      order by d.id limit 200`,
  )
  return rows.map(({ id }) => id)
}

/** The lost disputes of a payment, and its refunds, oldest first: locked. */
export async function lockLost(
  tx: Transaction,
  paymentId: string,
): Promise<{ lost: Dispute[]; refunds: Refund[] }> {
  const lost = await tx
    .select()
    .from(dispute)
    .where(sql`${dispute.paymentId} = ${paymentId} and ${dispute.state} = 'lost'`)
    .orderBy(asc(dispute.openedAt), asc(dispute.id))
    .for('update')
  const refunds = await tx
    .select()
    .from(refund)
    .where(eq(refund.paymentId, paymentId))
    .orderBy(asc(refund.createdAt), asc(refund.id))
    .for('update')
  return { lost, refunds }
}

/** False when this note was written before. */
export async function insertNote(
  tx: Transaction,
  row: typeof disputeNote.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(disputeNote).values(row).onConflictDoNothing()
  return (rowCount ?? 0) > 0
}
