import { answerDue } from '@upchar/kernel/tickets'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { nextDue, resolveByAgain } from './complaint-clock.ts'
import { complaintAcknowledged, complaintSettled } from './complaint-mail.ts'
import { changeComplaint, lockComplaint, type Complaint } from './store/complaints.ts'
import type { Ticket } from './store/tickets.ts'

type Work = 'take' | 'give_back' | 'answer' | 'close' | 'reopen'
type Changed = Partial<Pick<Ticket, 'state' | 'dueAt' | 'answeredAt'>>

/** Of a ticket that is no complaint: an answer is due until there is one. */
function plainChange(ticket: Ticket, work: Work, at: Date): Changed {
  switch (work) {
    case 'answer':
      return { state: 'answered', answeredAt: ticket.answeredAt ?? at, dueAt: null }
    case 'close':
      return { state: 'closed', dueAt: null }
    case 'reopen':
      return {
        state: 'open',
        dueAt: ticket.answeredAt === null ? answerDue(ticket.createdAt) : null,
      }
    default:
      return {}
  }
}

const states = { close: 'closed', reopen: 'open' } as const

function complaintChange(
  ticket: Ticket,
  complaint: Complaint,
  work: Work,
  at: Date,
): Partial<Complaint> {
  const acknowledgedAt = complaint.acknowledgedAt ?? at
  switch (work) {
    case 'take':
    case 'answer':
      return { acknowledgedAt }
    case 'close':
      return { acknowledgedAt, settledAt: complaint.settledAt ?? at }
    case 'reopen':
      // The month of one that was never settled runs on.
      return complaint.settledAt === null
        ? {}
        : { settledAt: null, resolveBy: resolveByAgain(complaint, ticket, at) }
    case 'give_back':
      return {}
  }
}

/**
 * OPS-03: what work by staff does to a ticket's state and promise. Whoever takes or answers a complaint acknowledges it; it stays open,
 * its month running, until it is closed, which needs an answer (E-Commerce Rules 2020, rule 4(5)).
 */
export async function followWork(
  { config }: Pick<Context, 'config'>,
  tx: Transaction,
  ticket: Ticket,
  work: Work,
  at: Date,
): Promise<Changed> {
  if (ticket.kind !== 'complaint') return plainChange(ticket, work, at)
  const before = (await lockComplaint(tx, ticket.id))?.complaint
  if (before === undefined) throw new Error(`complaint ${ticket.id} has no clocks`)
  const change = complaintChange(ticket, before, work, at)
  if (Object.keys(change).length > 0) await changeComplaint(tx, ticket.id, change)
  const after = { ...before, ...change }
  const state = work === 'close' || work === 'reopen' ? states[work] : ticket.state
  if (ticket.email !== null && work === 'take' && before.acknowledgedAt === null)
    await recordMail(tx, complaintAcknowledged(config, ticket.email, ticket, after), at)
  if (ticket.email !== null && work === 'close' && ticket.state !== 'closed')
    await recordMail(tx, complaintSettled(config, ticket.email, ticket), at)
  return {
    state,
    dueAt: nextDue({ state }, after),
    ...(work === 'answer' && { answeredAt: ticket.answeredAt ?? at }),
    ...(work === 'reopen' && ticket.state === 'closed' && { answeredAt: null }),
  }
}
