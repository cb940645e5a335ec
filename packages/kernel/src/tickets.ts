import type { HelpKind } from './help-topics.ts'

/** What a sender wanted: help (ENGAGE-03), a product (ENGAGE-01), a call (ENGAGE-06), or to say something (ENGAGE-04). */
export const TICKET_KINDS = Object.freeze([
  'question',
  'issue',
  'request',
  'enquiry',
  'callback',
  'feedback',
] as const satisfies readonly (HelpKind | 'enquiry' | 'callback' | 'feedback')[])
/** One of {@link TICKET_KINDS}. */
export type TicketKind = (typeof TICKET_KINDS)[number]

/** Every kind's name in the console. */
export const TICKET_KIND_NAMES: Readonly<Record<TicketKind, string>> = Object.freeze({
  question: 'Question',
  issue: 'Problem with an order',
  request: 'Request',
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

/** The deadline for acknowledging a complaint (E-Commerce Rules 2020, rule 4(5)), promised to everybody who writes. */
export const ANSWER_WITHIN_HOURS = 48

/** When the promised answer is due, as an ISO instant. */
export const answerDue = (createdAt: Date): string =>
  new Date(createdAt.getTime() + ANSWER_WITHIN_HOURS * 3_600_000).toISOString()
