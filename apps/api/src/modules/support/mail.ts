import { formatIstDate } from '@upchar/kernel/dates'
import { COMPLAINT_SUBJECTS, isComplaintSubject, isDataRequest } from '@upchar/kernel/complaints'
import { helpTopic } from '@upchar/kernel/help-topics'
import { ANSWER_WITHIN_HOURS } from '@upchar/kernel/tickets'
import type { Config } from '../../platform/config.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import type { TicketFacts, Ticket } from './store/tickets.ts'

export const ANSWER_WITHIN = `${ANSWER_WITHIN_HOURS} hours`

const contactLine = (...parts: (string | null | undefined)[]): string =>
  parts.filter((part) => part != null && part !== '').join(', ')

const topicName = ({ topic, subTopic }: Pick<TicketFacts, 'topic' | 'subTopic'>): string => {
  const found = helpTopic(topic ?? '')
  return `${found?.name ?? topic}: ${found?.subTopics.find((one) => one.key === subTopic)?.name ?? subTopic}`
}

/** A name as a mail greets it: whoever types an address of somebody else could send them an advertisement in the place of the name. */
export const greetable = (name: string): string =>
  /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*(?:\. [\p{L}\p{M}'’ -]+)*\.?$/u.test(name) ? name : 'customer'

/** What a complaint is about, in words. */
export const complaintAbout = ({ topic = '' }: Pick<TicketFacts, 'topic'>): string =>
  COMPLAINT_SUBJECTS[isComplaintSubject(topic) ? topic : 'other']

/** What a ticket is about, in a line. */
export function ticketSubject(ticket: TicketFacts): string {
  switch (ticket.kind) {
    case 'complaint':
      return `${isDataRequest(ticket.topic) ? 'Data request' : 'Complaint'}: ${complaintAbout(ticket)}`
    case 'enquiry':
      return `Enquiry${ticket.sku == null ? '' : ` about ${ticket.sku}`}`
    case 'callback':
      return `Call ${ticket.phone ?? ''}`
    case 'feedback':
      return `Feedback, ${ticket.rating ?? 0} of 5`
    default:
      return topicName(ticket)
  }
}

/** To the support desk. */
export const deskNotice = (config: Config, ticket: TicketFacts): Message =>
  plainMail(config, config.SUPPORT_EMAIL, `${ticket.number}: ${ticketSubject(ticket)}`, [
    contactLine(
      ticket.name === '' ? 'No name given' : ticket.name,
      ticket.phone,
      ticket.email,
      ticket.pincode,
    ),
    ...(ticket.orderNumber == null ? [] : [`Order ${ticket.orderNumber}`]),
    ticket.text === '' ? 'No comment.' : ticket.text,
    ...(ticket.page == null ? [] : [`Sent from ${ticket.page}`]),
    `Answer it at ${config.origin}/console/support/${ticket.id}`,
  ])

/** To the sender of an enquiry: confirms receipt and says how long it takes. */
export const enquiryAcknowledgement = (
  config: Config,
  email: string,
  ticket: TicketFacts,
): Message =>
  plainMail(config, email, `We have your enquiry ${ticket.number}`, [
    `Dear ${greetable(ticket.name)},`,
    `Thank you for your enquiry. Its number is ${ticket.number}. We call you within ${ANSWER_WITHIN} at ${ticket.phone ?? ''}.`,
  ])

/** To the sender of a help request: the number to quote. Without the text: anybody can have this mail sent to anybody. */
export const helpAcknowledgement = (config: Config, email: string, ticket: TicketFacts): Message =>
  plainMail(config, email, `We have your request ${ticket.number}`, [
    `Dear ${greetable(ticket.name)},`,
    `Thank you for writing to us. Your request has the number ${ticket.number}. We answer within ${ANSWER_WITHIN}.`,
    `You wrote about: ${topicName(ticket)}`,
  ])

/** The answer of staff. The number in the subject lets the sender reply to it. */
export const ticketAnswer = (
  config: Config,
  email: string,
  ticket: Ticket,
  answer: string,
): Message =>
  plainMail(config, email, `Re: ${ticketSubject(ticket)} (${ticket.number})`, [
    `Dear ${greetable(ticket.name)},`,
    answer,
    `If this doesn’t answer it, reply to this mail or write to ${config.SUPPORT_EMAIL}, and name the number ${ticket.number}.`,
    ...(ticket.text === ''
      ? []
      : [`You wrote on ${formatIstDate(ticket.createdAt)}:\n${ticket.text}`]),
  ])
