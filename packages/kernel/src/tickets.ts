import type { HelpKind } from './help-topics.ts'

/** What a sender wanted: help (ENGAGE-03), redress, a product (ENGAGE-01), a call (ENGAGE-06), or to say something (ENGAGE-04). */
export const TICKET_KINDS = Object.freeze([
  'question',
  'issue',
  'request',
  'complaint',
  'enquiry',
  'callback',
  'feedback',
] as const satisfies readonly (HelpKind | 'complaint' | 'enquiry' | 'callback' | 'feedback')[])
/** One of {@link TICKET_KINDS}. */
export type TicketKind = (typeof TICKET_KINDS)[number]

/** Every kind's name in the console. */
export const TICKET_KIND_NAMES: Readonly<Record<TicketKind, string>> = Object.freeze({
  question: 'Question',
  issue: 'Problem with an order',
  request: 'Request',
  complaint: 'Complaint',
  enquiry: 'Product enquiry',
  callback: 'Callback',
  feedback: 'Feedback',
})

/** `answered`: the sender has an answer, and may write again. */
export const TICKET_STATES = Object.freeze(['open', 'answered', 'closed'] as const)
/** One of {@link TICKET_STATES}. */
export type TicketState = (typeof TICKET_STATES)[number]

/** `mail` and `call` reach the sender; a `note` is for colleagues. */
export const TICKET_ENTRY_KINDS = Object.freeze(['mail', 'call', 'note'] as const)
/** One of {@link TICKET_ENTRY_KINDS}. */
export type TicketEntryKind = (typeof TICKET_ENTRY_KINDS)[number]

/** What a ticket's thread holds: what staff wrote, and what the sender wrote afterwards. */
export const TICKET_THREAD_KINDS = Object.freeze([...TICKET_ENTRY_KINDS, 'sender'] as const)
/** One of {@link TICKET_THREAD_KINDS}. */
export type TicketThreadKind = (typeof TICKET_THREAD_KINDS)[number]

/** What the inbox can be narrowed to: complaints, those with the grievance officer, what is about personal data, and whatever is late. */
export const TICKET_FILTERS = Object.freeze(['complaints', 'escalated', 'data', 'late'] as const)
/** One of {@link TICKET_FILTERS}. */
export type TicketFilterKey = (typeof TICKET_FILTERS)[number]

/** Promised to everybody who writes: the law's time for a complaint (E-Commerce Rules 2020, rule 4(5)). */
export const ANSWER_WITHIN_HOURS = 48

/** When the promised answer is due. */
export const answerDue = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + ANSWER_WITHIN_HOURS * 3_600_000)
