import { complaintState } from '@upchar/kernel/complaints'
import { TICKET_STATES, type TicketState } from '@upchar/kernel/tickets'
import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { recordView, staffNames } from '../staff/index.ts'
import { ticketUnknown } from './errors.ts'
import { ticketSubject } from './mail.ts'
import { courseOf } from './show-complaints.ts'
import { complaintsOf, type Complaint } from './store/complaints.ts'
import {
  countTickets,
  findTicket,
  selectEntries,
  selectTickets,
  type Ticket,
} from './store/tickets.ts'

type Names = Awaited<ReturnType<typeof staffNames>>
type Complaints = Awaited<ReturnType<typeof complaintsOf>>

const rowView = (
  ticket: Ticket,
  names: Names,
  complaints: Complaints,
): Answer<'staffListTickets'>['tickets'][number] => ({
  id: ticket.id,
  number: ticket.number,
  kind: ticket.kind,
  subject: ticketSubject(ticket),
  name: ticket.name,
  state: ticket.state,
  assignee: names.get(ticket.assignee ?? '') ?? null,
  created_at: ticket.createdAt.toISOString(),
  due_at: ticket.dueAt?.toISOString() ?? null,
  complaint: clocksView(ticket, complaints.get(ticket.id)),
})

const clocksView = (ticket: Ticket, complaint: Complaint | undefined) =>
  complaint === undefined
    ? null
    : {
        state: complaintState(courseOf({ ticket, complaint })),
        acknowledge_by: complaint.acknowledgeBy.toISOString(),
        acknowledged_at: complaint.acknowledgedAt?.toISOString() ?? null,
        resolve_by: complaint.resolveBy.toISOString(),
        escalated_at: complaint.escalatedAt?.toISOString() ?? null,
        settled_at: complaint.settledAt?.toISOString() ?? null,
      }

/** The support desk's list (OPS-03). */
export async function listTickets(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { staffId }: StaffCaller,
  query: Query<'staffListTickets'>,
): Promise<HandlerResult<'staffListTickets'>> {
  const filter = {
    q: query.q,
    assignee: query.whose === 'mine' ? staffId : undefined,
    only: query.only,
    now: clock.now(),
  }
  const countOf = async (state: TicketState) =>
    [state, await countTickets(db, { ...filter, state })] as const
  const [rows, ...counts] = await Promise.all([
    selectTickets(db, { ...filter, state: query.state, page: query.page, limit: query.limit }),
    ...TICKET_STATES.map(countOf),
  ])
  const [names, complaints] = await Promise.all([
    staffNames(
      db,
      rows.map(({ assignee }) => assignee),
    ),
    complaintsOf(db, rows),
  ])
  const states = { open: 0, answered: 0, closed: 0, ...Object.fromEntries(counts) }
  return ok({
    success: true,
    tickets: rows.map((row) => rowView(row, names, complaints)),
    states,
    ...counted(states[query.state]),
  })
}

/** A ticket; that somebody looked at it is audited. */
export async function showTicket(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
): Promise<HandlerResult<'staffGetTicket'>> {
  const ticket = await findTicket(context.db, id)
  if (ticket === undefined) return ticketUnknown()
  await recordView(context, staffId, { kind: 'ticket', id })
  return ticketView(context, ticket)
}

/** Whether a guest who proved an order asks for erasure (DPDP Act s.12): customers close their account. */
const mayErase = (ticket: Ticket, complaint: Complaint | undefined): boolean =>
  ticket.topic === 'erasure' &&
  ticket.state !== 'closed' &&
  complaint !== undefined &&
  complaint.orderId !== null &&
  complaint.customerId === null

/** What a ticket says of the guest whose data is to be erased; undefined: no such ticket. */
export async function findErasureRequest(
  db: Context['db'],
  id: string,
): Promise<{ mayErase: boolean; orderId: string | null } | undefined> {
  const ticket = await findTicket(db, id)
  if (ticket === undefined) return undefined
  const complaint = (await complaintsOf(db, [ticket])).get(id)
  return { mayErase: mayErase(ticket, complaint), orderId: complaint?.orderId ?? null }
}

/** A ticket as staff see it, with what they wrote. */
export async function ticketView(
  { db }: Pick<Context, 'db'>,
  ticket: Ticket,
): Promise<Result<Answer<'staffGetTicket'>, never>> {
  const entries = await selectEntries(db, ticket.id)
  const [names, complaints] = await Promise.all([
    staffNames(db, [ticket.assignee, ...entries.map(({ by }) => by)]),
    complaintsOf(db, [ticket]),
  ])
  return ok({
    success: true,
    ticket: {
      ...rowView(ticket, names, complaints),
      text: ticket.text,
      phone: ticket.phone,
      email: ticket.email,
      pincode: ticket.pincode,
      order_number: ticket.orderNumber,
      sku: ticket.sku,
      rating: ticket.rating,
      page: ticket.page,
      answered_at: ticket.answeredAt?.toISOString() ?? null,
      revision: ticket.revision,
      may_erase: mayErase(ticket, complaints.get(ticket.id)),
      entries: entries.map((entry) => ({
        id: entry.id,
        kind: entry.kind,
        text: entry.text,
        by: names.get(entry.by ?? '') ?? null,
        at: entry.at.toISOString(),
      })),
    },
  })
}
