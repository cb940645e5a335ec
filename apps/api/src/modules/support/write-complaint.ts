import type { Body } from '@upchar/contract/schema/endpoints'
import { complaintSteps } from '@upchar/kernel/complaints'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { memberByEmail, staffNames } from '../staff/index.ts'
import { nextDue, resolveByAgain } from './complaint-clock.ts'
import { complaintEscalated, complaintWritten, officerNotice } from './complaint-mail.ts'
import { complaintUnknown, stepNotOpen } from './errors.ts'
import {
  complaintFor,
  complaintView,
  courseOf,
  mayWriteComplaint,
  type ComplaintCaller,
} from './show-complaints.ts'
import { changeComplaint, findComplaint, lockComplaint, type Raised } from './store/complaints.ts'
import { changeTicket, insertEntry, selectEntries } from './store/tickets.ts'

/** Who looks after a ticket reads what is new, else the desk. */
export async function readersOf(
  { config }: Pick<Context, 'config'>,
  tx: Transaction,
  { ticket, complaint }: Raised,
): Promise<string[]> {
  const assignee = (await staffNames(tx, [ticket.assignee])).get(ticket.assignee ?? '')
  return [
    ...new Set([
      assignee?.email ?? config.SUPPORT_EMAIL,
      ...(complaint.escalatedAt === null ? [] : [config.GRIEVANCE_EMAIL]),
    ]),
  ]
}

/** The grievance officer gets it, in the console too where the address is that of a member of staff. */
async function escalate(
  { config }: Pick<Context, 'config'>,
  tx: Transaction,
  raised: Raised,
  words: string,
  at: Date,
): Promise<void> {
  const { ticket } = raised
  const officer = await memberByEmail(tx, config.GRIEVANCE_EMAIL, 'tickets.answer')
  if (officer !== undefined) await changeTicket(tx, ticket.id, { assignee: officer })
  await recordMail(tx, officerNotice(config, raised, words), at)
  if (ticket.email !== null)
    await recordMail(tx, complaintEscalated(config, ticket.email, ticket), at)
}

/**
 * ENGAGE-03: the sender writes more, goes on to the grievance officer, or opens a settled complaint again. Opened again, it has what is
 * left of its month, or a new one. Sent twice, a step that is no longer open is refused, and the
 * same words are written once.
 */
export async function writeComplaint(
  context: Context,
  caller: ComplaintCaller,
  id: string,
  { step, text }: Pick<Body<'writeComplaint'>, 'step' | 'text'>,
): Promise<HandlerResult<'writeComplaint'>> {
  const { config, db, clock } = context
  const seen = await complaintFor(context, caller, id)
  if (seen === undefined || !mayWriteComplaint(context, seen, caller)) return complaintUnknown()
  const at = clock.now()
  const written = await decideInTransaction(db, async (tx) => {
    const before = await lockComplaint(tx, id)
    if (before === undefined) return complaintUnknown()
    if (!complaintSteps(courseOf(before)).includes(step)) return stepNotOpen()
    const last = (await selectEntries(tx, id)).at(-1)
    if (step === 'write' && last?.kind === 'sender' && last.text === text) return ok(undefined)
    const again = before.ticket.state === 'closed'
    const complaint = {
      ...before.complaint,
      ...(again && {
        settledAt: null,
        resolveBy: resolveByAgain(before.complaint, before.ticket, at),
      }),
      ...(step === 'escalate' && { escalatedAt: at }),
    }
    const ticket = {
      ...before.ticket,
      state: 'open' as const,
      // Whoever isn't content with an answer gets another one.
      answeredAt: again || step === 'escalate' ? null : before.ticket.answeredAt,
    }
    const { escalatedAt, settledAt, resolveBy } = complaint
    await changeComplaint(tx, id, { escalatedAt, settledAt, resolveBy })
    await changeTicket(tx, id, {
      state: ticket.state,
      answeredAt: ticket.answeredAt,
      dueAt: nextDue(ticket, complaint),
    })
    await insertEntry(tx, { id: newId(), ticketId: id, kind: 'sender', text, by: null, at })
    const after = { ticket, complaint }
    if (step === 'escalate') await escalate(context, tx, after, text, at)
    else
      for (const to of await readersOf(context, tx, after))
        await recordMail(tx, complaintWritten(config, to, ticket, { again, words: text }), at)
    return ok(undefined)
  })
  if (!written.ok) return written
  const raised = await findComplaint(db, id)
  return raised === undefined ? complaintUnknown() : ok(await complaintView(context, raised, true))
}
