import { and, desc, eq, inArray, sql, type SQL } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { complaint, supportTicket } from '../tables.ts'
import type { Ticket } from './tickets.ts'

export type Complaint = typeof complaint.$inferSelect
/** A complaint with its ticket. */
export type Raised = { ticket: Ticket; complaint: Complaint }

export async function insertComplaint(
  tx: Transaction,
  row: typeof complaint.$inferInsert,
): Promise<void> {
  await tx.insert(complaint).values(row).onConflictDoNothing()
}

const selectWhere = (handle: Handle, where: SQL | undefined) =>
  handle
    .select({ ticket: supportTicket, complaint })
    .from(complaint)
    .innerJoin(supportTicket, eq(supportTicket.id, complaint.ticketId))
    .where(where)

export async function findComplaint(handle: Handle, id: string): Promise<Raised | undefined> {
  const [row] = await selectWhere(handle, eq(complaint.ticketId, id))
  return row
}

/** Locks ticket and complaint until the transaction ends. */
export async function lockComplaint(tx: Transaction, id: string): Promise<Raised | undefined> {
  const [row] = await selectWhere(tx, eq(complaint.ticketId, id)).for('update')
  return row
}

/** The complaints of tickets; others have none. */
export async function complaintsOf(
  handle: Handle,
  tickets: readonly Pick<Ticket, 'id' | 'kind'>[],
): Promise<ReadonlyMap<string, Complaint>> {
  const ids = tickets.filter(({ kind }) => kind === 'complaint').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await handle.select().from(complaint).where(inArray(complaint.ticketId, ids))
  return new Map(rows.map((row) => [row.ticketId, row]))
}

const mostListed = 50

/** A customer's complaints, or those about an order, newest first. */
export const selectComplaints = (
  handle: Handle,
  of: { customerId: string } | { orderId: string },
): Promise<Raised[]> =>
  selectWhere(
    handle,
    'orderId' in of ? eq(complaint.orderId, of.orderId) : eq(complaint.customerId, of.customerId),
  )
    .orderBy(desc(supportTicket.createdAt), desc(supportTicket.id))
    .limit(mostListed)

export async function changeComplaint(
  tx: Transaction,
  id: string,
  change: Partial<Omit<Complaint, 'ticketId'>>,
): Promise<void> {
  await tx.update(complaint).set(change).where(eq(complaint.ticketId, id))
}

/** Open complaints whose deadline lies before `before` and of which staff don't know yet. */
export const selectDue = (
  handle: Handle,
  before: Date,
  told: 'warnedFor' | 'lateFor',
  limit: number,
): Promise<Raised[]> =>
  selectWhere(
    handle,
    and(
      eq(supportTicket.state, 'open'),
      sql`${supportTicket.dueAt} <= ${before.toISOString()}::timestamptz`,
      sql`${complaint[told]} is distinct from ${supportTicket.dueAt}`,
    ),
  )
    .orderBy(supportTicket.dueAt)
    .limit(limit)

/** The complaints of a customer who closes the account are followed by their links, as a guest's. */
export const leaveComplaints = (tx: Transaction, customerId: string): Promise<unknown> =>
  tx.update(complaint).set({ customerId: null }).where(eq(complaint.customerId, customerId))
