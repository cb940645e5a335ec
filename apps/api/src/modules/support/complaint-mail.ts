import { complaintNoun, isAboutPersonalData, isDataRequest } from '@upchar/kernel/complaints'
import { formatIstDate, formatIstDateTime } from '@upchar/kernel/dates'
import { consumerForums } from '@upchar/reference/complaint-rules'
import type { Config } from '../../platform/config.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import { complaintUrl } from './complaint-link.ts'
import { greetable, ticketSubject } from './mail.ts'
import type { Complaint, Raised } from './store/complaints.ts'
import type { TicketFacts, Ticket } from './store/tickets.ts'

const dear = ({ name }: Pick<TicketFacts, 'name'>) => `Dear ${greetable(name)},`

const nounOf = ({ topic }: Pick<TicketFacts, 'topic'>) => complaintNoun(topic)

const settle = ({ topic }: Pick<TicketFacts, 'topic'>) =>
  isDataRequest(topic) ? 'answer' : 'settle'

const lawOf = ({ topic }: Pick<Ticket, 'topic'>) =>
  isDataRequest(topic) ? 'DPDP Rules 2025, rule 14' : 'E-Commerce Rules 2020, rule 4(5)'

const officerOf = (config: Config) =>
  `${config.GRIEVANCE_OFFICER}, ${config.GRIEVANCE_EMAIL}, ${config.GRIEVANCE_PHONE}`

const follow = (config: Config, { id }: Pick<TicketFacts, 'id'>) =>
  `See how far it is, write more, or send it on to our grievance officer: ${complaintUrl(config, id)}`

/** Where a consumer goes on; with personal data, the Board of the DPDP Act, which asks that the shop is heard first (s.13(3)). */
const furtherUp = ({ topic }: Pick<Ticket, 'topic'>) =>
  isAboutPersonalData(topic)
    ? 'If our grievance officer doesn’t put it right, you can complain to the Data Protection Board of India.'
    : `You can also call the National Consumer Helpline at ${consumerForums.helpline}, or file a complaint with a consumer commission at ${consumerForums.commissions}.`

/**
 * To the sender of a complaint: its number, both days, and the way up. Without the text: anybody can have this mail sent to anybody.
 */
export const complaintReceipt = (
  config: Config,
  email: string,
  ticket: TicketFacts,
  { acknowledgeBy, resolveBy }: Pick<Complaint, 'acknowledgeBy' | 'resolveBy'>,
): Message =>
  plainMail(config, email, `We have your ${nounOf(ticket)} ${ticket.number}`, [
    dear(ticket),
    `Your ${nounOf(ticket)} has the number ${ticket.number}. We confirm by ${formatIstDateTime(acknowledgeBy)} that somebody looks after it, and ${settle(ticket)} it by ${formatIstDate(resolveBy)}.`,
    follow(config, ticket),
    `Our grievance officer: ${officerOf(config)}`,
  ])

/** To the sender: somebody has read it. */
export const complaintAcknowledged = (
  config: Config,
  email: string,
  ticket: Ticket,
  { resolveBy }: Pick<Complaint, 'resolveBy'>,
): Message =>
  plainMail(config, email, `We look into your ${nounOf(ticket)} ${ticket.number}`, [
    dear(ticket),
    `We have read your ${nounOf(ticket)} ${ticket.number} and look into it. We ${settle(ticket)} it by ${formatIstDate(resolveBy)}.`,
    follow(config, ticket),
  ])

/** To the sender: we regard it as settled. */
export const complaintSettled = (config: Config, email: string, ticket: Ticket): Message =>
  plainMail(config, email, `Your ${nounOf(ticket)} ${ticket.number} is settled`, [
    dear(ticket),
    `We have answered your ${nounOf(ticket)} ${ticket.number} and take it as settled. If it isn’t, open it again or send it on to our grievance officer: ${complaintUrl(config, ticket.id)}`,
    `Our grievance officer: ${officerOf(config)}`,
    furtherUp(ticket),
  ])

/** To the sender: the grievance officer has it. */
export const complaintEscalated = (config: Config, email: string, ticket: Ticket): Message =>
  plainMail(
    config,
    email,
    `Your ${nounOf(ticket)} ${ticket.number} is with our grievance officer`,
    [
      dear(ticket),
      `Your ${nounOf(ticket)} ${ticket.number} is now with our grievance officer: ${officerOf(config)}`,
      follow(config, ticket),
      furtherUp(ticket),
    ],
  )

const desk = (config: Config, { id }: Ticket) =>
  `Answer it at ${config.origin}/console/support/${id}`

/** To the grievance officer: a complaint has come up. */
export const officerNotice = (
  config: Config,
  { ticket, complaint: { resolveBy } }: Raised,
  words: string,
): Message =>
  plainMail(
    config,
    config.GRIEVANCE_EMAIL,
    `${ticket.number} comes to you: ${ticketSubject(ticket)}`,
    [
      `${ticket.name} sends this ${nounOf(ticket)} on to the grievance officer. It must be settled by ${formatIstDate(resolveBy)}.`,
      ...(ticket.orderNumber === null ? [] : [`Order ${ticket.orderNumber}`]),
      words,
      `The ${nounOf(ticket)} of ${formatIstDate(ticket.createdAt)}:\n${ticket.text}`,
      desk(config, ticket),
    ],
  )

/** To staff: the sender has written more, or has opened it again. */
export const complaintWritten = (
  config: Config,
  to: string,
  ticket: Ticket,
  { again, words }: { again: boolean; words: string },
): Message =>
  plainMail(
    config,
    to,
    again ? `${ticket.number} is open again` : `${ticket.number}: more from the sender`,
    [words, desk(config, ticket)],
  )

/** To staff: a clock of the law ends soon, or has ended. */
export const complaintDue = (
  config: Config,
  to: string,
  { ticket, complaint: { acknowledgedAt } }: Raised,
  { due, isLate }: { due: Date; isLate: boolean },
): Message => {
  const what = acknowledgedAt === null ? 'acknowledged' : 'settled'
  return plainMail(
    config,
    to,
    isLate
      ? `${ticket.number} is late: not ${what}`
      : `${ticket.number} must be ${what} by ${formatIstDateTime(due)}`,
    [
      `${ticket.number}, ${ticketSubject(ticket)}, ${isLate ? 'had to be' : 'must be'} ${what} by ${formatIstDateTime(due)} (${lawOf(ticket)}).`,
      acknowledgedAt === null
        ? 'Take it or answer it: that acknowledges it.'
        : 'Answer it and close it: that settles it.',
      desk(config, ticket),
    ],
  )
}
