import type { TicketEntryKind, TicketState } from '@upchar/kernel/tickets'
import { and, asc, desc, eq, or, sql, type SQL } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { likeLiteral } from '../../../platform/db/like.ts'
import { countLimit, rowsOf, type Page } from '../../../platform/db/paging.ts'
import { supportTicket, ticketEntry } from '../tables.ts'

export type Ticket = typeof supportTicket.$inferSelect
export type NewTicket = typeof supportTicket.$inferInsert

/** True for an insert, false for an update. */
const isNew = sql<boolean>`xmax = 0`

/** Stores a ticket; idempotent by id. Returns the first one's number. */
export async function insertTicket(
  handle: Handle,
  row: NewTicket,
): Promise<{ number: string; isNew: boolean }> {
  const [stored] = await handle
    .insert(supportTicket)
    .values(row)
    .onConflictDoUpdate({ target: supportTicket.id, set: { id: row.id } })
    .returning({ number: supportTicket.number, isNew })
  return stored ?? { number: row.number, isNew: false }
}

export type TicketFilter = {
  state: TicketState
  /** Of this member of staff. */
  assignee?: string | undefined
  q?: string | undefined
}

/** The ticket's number, the order's, a name, an address, or part of a phone. */
function matching(q: string | undefined): SQL | undefined {
  const text = q?.trim() ?? ''
  if (text === '') return undefined
  const digits = text.replace(/\D/g, '')
  return or(
    eq(supportTicket.number, text.toUpperCase()),
    eq(supportTicket.orderNumber, text.toUpperCase()),
    sql`${supportTicket.name} ilike ${`%${likeLiteral(text)}%`}`,
    sql`${supportTicket.email} ilike ${`%${likeLiteral(text)}%`}`,
    ...(digits.length >= 4 ? [sql`${supportTicket.phone} like ${`%${digits}%`}`] : []),
  )
}

const where = ({ state, assignee, q }: TicketFilter) =>
  and(
    eq(supportTicket.state, state),
    assignee === undefined ? undefined : eq(supportTicket.assignee, assignee),
    matching(q),
  )

/** A page of tickets: open ones by how long they wait, others newest first. */
export function selectTickets(handle: Handle, filter: TicketFilter & Page): Promise<Ticket[]> {
  const { offset, limit } = rowsOf(filter)
  const order = filter.state === 'open' ? asc : desc
  return handle
    .select()
    .from(supportTicket)
    .where(where(filter))
    .orderBy(order(supportTicket.createdAt), order(supportTicket.id))
    .offset(offset)
    .limit(limit)
}

/** How many match, counted to one more than a list shows. */
export async function countTickets(handle: Handle, filter: TicketFilter): Promise<number> {
  const found = handle
    .select({ one: sql`1` })
    .from(supportTicket)
    .where(where(filter))
    .limit(countLimit)
    .as('found')
  const [row] = await handle.select({ count: sql<number>`count(*)::int` }).from(found)
  return row?.count ?? 0
}

export async function findTicket(handle: Handle, id: string): Promise<Ticket | undefined> {
  const [row] = await handle.select().from(supportTicket).where(eq(supportTicket.id, id))
  return row
}

export async function lockTicket(tx: Transaction, id: string): Promise<Ticket | undefined> {
  const [row] = await tx.select().from(supportTicket).where(eq(supportTicket.id, id)).for('update')
  return row
}

/** Changes a ticket; its revision goes up with it. */
export async function changeTicket(
  tx: Transaction,
  id: string,
  change: Partial<Pick<Ticket, 'state' | 'assignee' | 'answeredAt'>>,
): Promise<void> {
  await tx
    .update(supportTicket)
    .set({ ...change, revision: sql`${supportTicket.revision} + 1` })
    .where(eq(supportTicket.id, id))
}

export type TicketEntry = typeof ticketEntry.$inferSelect

export async function insertEntry(
  tx: Transaction,
  row: { id: string; ticketId: string; kind: TicketEntryKind; text: string; by: string; at: Date },
): Promise<void> {
  await tx.insert(ticketEntry).values(row)
}

/** What staff wrote about a ticket, oldest first. */
export const selectEntries = (handle: Handle, ticketId: string): Promise<TicketEntry[]> =>
  handle
    .select()
    .from(ticketEntry)
    .where(eq(ticketEntry.ticketId, ticketId))
    .orderBy(asc(ticketEntry.at), asc(ticketEntry.id))
