import { complaintState, complaintSteps, isAboutPersonalData } from '@upchar/kernel/complaints'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { isUuid } from '../../platform/ids.ts'
import { complaintPath, opensComplaint } from './complaint-link.ts'
import { complaintUnknown } from './errors.ts'
import { complaintAbout } from './mail.ts'
import { findComplaint, selectComplaints, type Raised } from './store/complaints.ts'
import { selectEntries } from './store/tickets.ts'

/** Who asks for a complaint. */
export type ComplaintCaller = { shopper: Shopper; key: string | undefined }

const isOwner = ({ complaint }: Raised, { shopper }: ComplaintCaller): boolean =>
  shopper.kind === 'customer' && complaint.customerId === shopper.id

/** The customer who complained may; of a guest's complaint also whoever has its link. A customer's link only shows. */
export const mayWriteComplaint = (
  context: Pick<Context, 'config'>,
  raised: Raised,
  caller: ComplaintCaller,
): boolean =>
  isOwner(raised, caller) ||
  (raised.complaint.customerId === null &&
    opensComplaint(context.config, raised.ticket.id, caller.key))

/** The complaint, if the caller may see it. */
export async function complaintFor(
  context: Pick<Context, 'config' | 'db'>,
  caller: ComplaintCaller,
  id: string,
): Promise<Raised | undefined> {
  const raised = isUuid(id) ? await findComplaint(context.db, id) : undefined
  if (raised === undefined) return undefined
  return isOwner(raised, caller) || opensComplaint(context.config, id, caller.key)
    ? raised
    : undefined
}

export const courseOf = ({ ticket, complaint }: Raised) => ({
  isClosed: ticket.state === 'closed',
  escalated: complaint.escalatedAt,
  answered: ticket.answeredAt,
  acknowledged: complaint.acknowledgedAt,
})

const row = (raised: Raised) => ({
  number: raised.ticket.number,
  subject: complaintAbout(raised.ticket),
  order_number: raised.ticket.orderNumber,
  state: complaintState(courseOf(raised)),
  received_at: raised.ticket.createdAt.toISOString(),
  resolve_by: raised.complaint.resolveBy.toISOString(),
})

/** A complaint as its sender sees it: state, both clocks, and what was said. Notes stay among colleagues. */
export async function complaintView(
  { config, db }: Pick<Context, 'config' | 'db'>,
  raised: Raised,
  mayWrite: boolean,
): Promise<Answer<'getComplaint'>> {
  const { ticket, complaint } = raised
  const entries = await selectEntries(db, ticket.id)
  return {
    success: true,
    complaint: {
      ...row(raised),
      id: ticket.id,
      text: ticket.text,
      acknowledge_by: complaint.acknowledgeBy.toISOString(),
      acknowledged_at: complaint.acknowledgedAt?.toISOString() ?? null,
      escalated_at: complaint.escalatedAt?.toISOString() ?? null,
      settled_at: complaint.settledAt?.toISOString() ?? null,
      thread: entries.flatMap(({ kind, text, at }) =>
        kind === 'note' ? [] : [{ kind, text, at: at.toISOString() }],
      ),
      steps: mayWrite ? complaintSteps(courseOf(raised)) : [],
      about_personal_data: isAboutPersonalData(ticket.topic),
      officer: {
        name: config.GRIEVANCE_OFFICER,
        email: config.GRIEVANCE_EMAIL,
        phone: config.GRIEVANCE_PHONE,
      },
    },
  }
}

/** ENGAGE-03: the page of a complaint. */
export async function showComplaint(
  context: Pick<Context, 'config' | 'db'>,
  caller: ComplaintCaller,
  id: string,
): Promise<HandlerResult<'getComplaint'>> {
  const raised = await complaintFor(context, caller, id)
  if (raised === undefined) return complaintUnknown()
  return ok(await complaintView(context, raised, mayWriteComplaint(context, raised, caller)))
}

/** The complaints of a customer, or about an order whose buyer asks, newest first. */
export async function listComplaintsOf(
  { config, db }: Pick<Context, 'config' | 'db'>,
  of: Parameters<typeof selectComplaints>[1],
): Promise<Answer<'listComplaints'>['complaints']> {
  const rows = await selectComplaints(db, of)
  return rows.map((raised) => ({
    ...row(raised),
    href: complaintPath(config, raised.ticket.id),
  }))
}
