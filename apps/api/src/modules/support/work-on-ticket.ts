import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { recordMail, type Message } from '../../platform/mail/mail.ts'
import { answerMissing, emailMissing, ticketChanged, ticketUnknown } from './errors.ts'
import { followWork } from './follow-complaint.ts'
import { ticketAnswer } from './mail.ts'
import { ticketView } from './show-tickets.ts'
import { changeTicket, findTicket, insertEntry, lockTicket, type Ticket } from './store/tickets.ts'

type Done = ReturnType<typeof ok<undefined>>

/** Changes the ticket that the member read, or refuses. */
async function change<R extends ReturnType<typeof emailMissing | typeof answerMissing>>(
  context: Context,
  id: string,
  revision: number,
  work: (tx: Transaction, ticket: Ticket, at: Date) => Promise<Done | R>,
) {
  const at = context.clock.now()
  const changed = await decideInTransaction(context.db, async (tx) => {
    const ticket = await lockTicket(tx, id)
    if (ticket === undefined) return ticketUnknown()
    if (ticket.revision !== revision) return ticketChanged()
    return work(tx, ticket, at)
  })
  if (!changed.ok) return changed
  const ticket = await findTicket(context.db, id)
  return ticket === undefined ? ticketUnknown() : ticketView(context, ticket)
}

/** An answer by mail: what is kept of it, and the mail, with what belongs to it in the same transaction. */
type Answered = {
  revision: number
  text: string
  /** Where the mail goes: to the ticket's address unless another is given. */
  to?: string
  mail: (tx: Transaction, ticket: Ticket & { email: string }, at: Date) => Promise<Message>
}

/** OPS-03: answers by a mail of its own, such as a quotation. Whoever answers looks after the ticket from then on. */
export const answerTicket = (
  context: Context,
  staff: StaffCaller,
  id: string,
  { mail, to, ...entry }: Answered,
): Promise<HandlerResult<'staffWriteTicket'>> =>
  write(context, staff, id, { ...entry, kind: 'mail' }, mail, to)

/** OPS-03: answers by mail, or writes down a call or a note. */
export const writeTicket = (
  context: Context,
  staff: StaffCaller,
  id: string,
  body: Body<'staffWriteTicket'>,
): Promise<HandlerResult<'staffWriteTicket'>> =>
  write(context, staff, id, body, async (_, ticket) =>
    ticketAnswer(context.config, ticket.email, ticket, body.text),
  )

const write = (
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { revision, kind, text }: Body<'staffWriteTicket'>,
  mail: Answered['mail'],
  to?: string,
): Promise<HandlerResult<'staffWriteTicket'>> =>
  change(context, id, revision, async (tx, ticket, at) => {
    if (kind === 'mail') {
      const email = to ?? ticket.email
      if (email === null) return emailMissing()
      await recordMail(tx, await mail(tx, { ...ticket, email }, at), at)
    }
    await insertEntry(tx, { id: newId(), ticketId: id, kind, text, by: staffId, at })
    if (kind === 'note') await changeTicket(tx, id, {})
    else {
      const followed = await followWork(context, tx, ticket, 'answer', at)
      await changeTicket(tx, id, { ...followed, assignee: ticket.assignee ?? staffId })
    }
    await recordAudit(tx, {
      by: staffId,
      action: kind === 'note' ? 'ticket.note' : 'ticket.answer',
      subject: { kind: 'ticket', id },
      after: { number: ticket.number },
      at,
    })
    return ok(undefined)
  })

const moves = {
  take: { action: 'ticket.take', assignee: (staffId: string) => ({ assignee: staffId }) },
  give_back: { action: 'ticket.give_back', assignee: () => ({ assignee: null }) },
  close: { action: 'ticket.close', assignee: () => ({}) },
  reopen: { action: 'ticket.reopen', assignee: () => ({}) },
} as const

/** Takes a ticket, gives it back, closes it or opens it again. */
export const moveTicket = (
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { revision, move }: Body<'staffMoveTicket'>,
): Promise<HandlerResult<'staffMoveTicket'>> =>
  change(context, id, revision, async (tx, ticket, at) => {
    const { action, assignee } = moves[move]
    if (move === 'close' && ticket.kind === 'complaint' && ticket.answeredAt === null)
      return answerMissing()
    const followed = await followWork(context, tx, ticket, move, at)
    await changeTicket(tx, id, { ...followed, ...assignee(staffId) })
    await recordAudit(tx, {
      by: staffId,
      action,
      subject: { kind: 'ticket', id },
      after: { number: ticket.number },
      at,
    })
    return ok(undefined)
  })
