import { DATA_REQUESTS } from '@upchar/kernel/complaints'
import {
  answerDue,
  type TicketFilterKey,
  type TicketState,
  type TicketThreadKind,
} from '@upchar/kernel/tickets'
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  lt,
  or,
  sql,
  type SQL,
} from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { likeLiteral } from '../../../platform/db/like.ts'
import { readableCode } from '../../../platform/ids.ts'
import { countLimit, rowsOf, type Page } from '../../../platform/db/paging.ts'
import { complaint, supportTicket, ticketEntry } from '../tables.ts'

export type Ticket = typeof supportTicket.$inferSelect
/** What a number begins with: of a request for help, a callback, an enquiry, feedback, a survey, a complaint, a request about own data. */
type Series = 'HLP' | 'CAL' | 'ENQ' | 'FBK' | 'SRV' | 'CMP' | 'DPR'
/** What a mail tells of a ticket. */
export type TicketFacts = typeof supportTicket.$inferInsert
export type NewTicket = Omit<TicketFacts, 'number'> & { series: Series }

/**
 * Stores a ticket under a number that is free, with an answer due as it is promised; idempotent by id. Names no constraint: of two
 * of one id that arrive together, the second would be refused by the number's before the id's is looked at.
 */
export async function insertTicket(
  tx: Transaction,
  { series, ...row }: NewTicket,
  numberOf = () => `${series}-${readableCode(8)}`,
): Promise<{ ticket: Ticket; isNew: boolean }> {
  for (let tries = 0; tries < 5; tries += 1) {
    const [ticket] = await tx
      .insert(supportTicket)
      .values({ ...row, number: numberOf(), dueAt: row.dueAt ?? answerDue(row.createdAt) })
      .onConflictDoNothing()
      .returning()
    if (ticket !== undefined) return { ticket, isNew: true }
    const earlier = await findTicket(tx, row.id)
    if (earlier !== undefined) return { ticket: earlier, isNew: false }
  }
  throw new Error(`five numbers of the series ${series} were taken`)
}

export type TicketFilter = {
  state: TicketState
  /** Of this member of staff. */
  assignee?: string | undefined
  q?: string | undefined
  only?: TicketFilterKey | undefined
  now: Date
}

function narrowed({ only, now }: Pick<TicketFilter, 'only' | 'now'>): SQL | undefined {
  if (only === undefined) return undefined
  if (only === 'late') return lt(supportTicket.dueAt, now)
  if (only === 'data')
    return and(
      eq(supportTicket.kind, 'complaint'),
      inArray(supportTicket.topic, [...DATA_REQUESTS, 'privacy']),
    )
  if (only === 'complaints') return eq(supportTicket.kind, 'complaint')
  return inArray(
    supportTicket.id,
    sql`(select ${complaint.ticketId} from ${complaint} where ${isNotNull(complaint.escalatedAt)})`,
  )
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

const where = (filter: TicketFilter) =>
  and(
    eq(supportTicket.state, filter.state),
    filter.assignee === undefined ? undefined : eq(supportTicket.assignee, filter.assignee),
    narrowed(filter),
    matching(filter.q),
  )

/** A page of tickets: open ones by what is due first, which puts what is late on top; others newest first. */
export function selectTickets(handle: Handle, filter: TicketFilter & Page): Promise<Ticket[]> {
  const { offset, limit } = rowsOf(filter)
  const { dueAt, createdAt, id } = supportTicket
  const order =
    filter.state === 'open' ? [asc(dueAt), asc(createdAt), asc(id)] : [desc(createdAt), desc(id)]
  return handle
    .select()
    .from(supportTicket)
    .where(where(filter))
    .orderBy(...order)
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
  change: Partial<Pick<Ticket, 'state' | 'assignee' | 'answeredAt' | 'dueAt'>>,
): Promise<void> {
  await tx
    .update(supportTicket)
    .set({ ...change, revision: sql`${supportTicket.revision} + 1` })
    .where(eq(supportTicket.id, id))
}

export type TicketEntry = typeof ticketEntry.$inferSelect

export async function insertEntry(
  tx: Transaction,
  row: {
    id: string
    ticketId: string
    kind: TicketThreadKind
    text: string
    by: string | null
    at: Date
  },
): Promise<void> {
  await tx.insert(ticketEntry).values(row)
}

/** The thread of a ticket, oldest first. */
export const selectEntries = (handle: Handle, ticketId: string): Promise<TicketEntry[]> =>
  handle
    .select()
    .from(ticketEntry)
    .where(eq(ticketEntry.ticketId, ticketId))
    .orderBy(asc(ticketEntry.at), asc(ticketEntry.id))
