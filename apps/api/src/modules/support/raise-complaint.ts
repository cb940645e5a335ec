import { complaintNoun, isDataRequest, type ComplaintSubject } from '@upchar/kernel/complaints'
import { formatIstDate, istDate } from '@upchar/kernel/dates'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { complaintClocks } from './complaint-clock.ts'
import { complaintPath } from './complaint-link.ts'
import { complaintReceipt } from './complaint-mail.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { ANSWER_WITHIN, deskNotice } from './mail.ts'
import { insertComplaint } from './store/complaints.ts'
import { insertTicket, type NewTicket } from './store/tickets.ts'

/** What somebody complains of, and how to reach them. */
export type NewComplaint = {
  subject: ComplaintSubject
  text: string
  name: string
  phone: string | null
  email: string | null
  /** The number as typed where no order was chosen. */
  orderNumber: string | null
  orderId: string | null
  page: string | null
}

/**
 * Takes a complaint: it has its number and page at once, the sender and the desk a mail, and both clocks of the E-Commerce
 * Rules 2020, rule 4(5), run, of a request about own data the DPDP Rules'. The same again on the same day is the same complaint.
 */
export async function raiseComplaint(
  { config, clock, db }: Pick<Context, 'config' | 'clock' | 'db'>,
  shopper: Shopper,
  { subject, orderId, ...said }: NewComplaint,
) {
  const at = clock.now()
  const clocks = complaintClocks(at, subject)
  const row: NewTicket & { id: string } = {
    id: idempotencyKey('complaint', shopper, { subject, orderId, ...said }, istDate(at)),
    series: isDataRequest(subject) ? 'DPR' : 'CMP',
    kind: 'complaint',
    topic: subject,
    ...said,
    createdAt: at,
    dueAt: clocks.acknowledgeBy,
  }
  const ticket = await inTransaction(db, async (tx) => {
    const { ticket: stored, isNew } = await insertTicket(tx, row)
    if (!isNew) return stored.number
    await insertComplaint(tx, {
      ticketId: row.id,
      customerId: shopper.kind === 'customer' ? shopper.id : null,
      orderId,
      ...clocks,
    })
    await recordMail(tx, deskNotice(config, stored), at)
    if (said.email !== null)
      await recordMail(tx, complaintReceipt(config, said.email, stored, clocks), at)
    return stored.number
  })
  return {
    success: true as const,
    ticket,
    complaint: { id: row.id, href: complaintPath(config, row.id) },
    message: `Your ${complaintNoun(subject)} has the number ${ticket}. We confirm within ${ANSWER_WITHIN} that somebody looks after it, and ${isDataRequest(subject) ? 'answer' : 'settle'} it by ${formatIstDate(clocks.resolveBy)}.`,
  }
}
