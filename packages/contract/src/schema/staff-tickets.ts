import { z } from 'zod'
import { COMPLAINT_STATES } from '@upchar/kernel/complaints'
import {
  TICKET_ENTRY_KINDS,
  TICKET_FILTERS,
  TICKET_KINDS,
  TICKET_STATES,
  TICKET_THREAD_KINDS,
} from '@upchar/kernel/tickets'
import { asciiLine, pincode, rupees, sku } from './common.ts'
import { endpoint } from './endpoint.ts'
import { quotationEmpty, quotedGoods } from './quotations.ts'
import {
  changedMeanwhile,
  counted,
  paging,
  staffLine,
  staffRefusals,
  staffText,
  who,
} from './staff.ts'

const row = z.object({
  id: z.string(),
  /** As the sender quotes it. */
  number: z.string(),
  kind: z.enum(TICKET_KINDS),
  /** What it is about, in a line. */
  subject: z.string(),
  name: z.string(),
  state: z.enum(TICKET_STATES),
  assignee: who.nullable(),
  created_at: z.iso.datetime(),
  /** When what was promised is due; null once there is an answer, or the ticket is closed. A complaint’s runs until then. */
  due_at: z.iso.datetime().nullable(),
  /** The clocks of a complaint (E-Commerce Rules 2020, rule 4(5)); null for other kinds. */
  complaint: z
    .object({
      state: z.enum(COMPLAINT_STATES),
      acknowledge_by: z.iso.datetime(),
      acknowledged_at: z.iso.datetime().nullable(),
      resolve_by: z.iso.datetime(),
      /** When the sender went on to the grievance officer. */
      escalated_at: z.iso.datetime().nullable(),
      settled_at: z.iso.datetime().nullable(),
    })
    .nullable(),
})

const ticket = row
  .extend({
    text: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    pincode: z.string().nullable(),
    /** As the sender typed it: there may be no such order. */
    order_number: z.string().nullable(),
    sku: z.string().nullable(),
    /** 1 to 5, of feedback. */
    rating: z.int().nullable(),
    /** The page from which it was sent. */
    page: z.string().nullable(),
    answered_at: z.iso.datetime().nullable(),
    /** A guest who proved an order asks to have the data erased: `staffEraseGuest` does. */
    may_erase: z.boolean(),
    /** Goes up with every change by staff or the sender. */
    revision: z.int(),
    /** What staff wrote, and the sender afterwards, oldest first. */
    entries: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(TICKET_THREAD_KINDS),
        text: z.string(),
        by: who.nullable(),
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'StaffTicket' })

const ticketUnknown = {
  code: 'ticket_unknown',
  status: 404,
  means: 'No such ticket; they are deleted after some time',
} as const
const emailMissing = {
  code: 'email_missing',
  status: 409,
  means: 'The sender left no email address: call, and write down what was said',
} as const

const params = z.object({ id: z.uuid() })
const oneAnswer = z.object({ success: z.literal(true), ticket })
/** The revision that was read. */
const revision = z.int32().min(1)
const words = staffText(4000).min(3, 'Write at least a few words')

export const staffListTickets = endpoint({
  summary:
    'Complaints, requests for help, enquiries, callbacks and feedback that want an answer: open ones by what is due first, others newest first',
  tag: 'staff support',
  query: z.object({
    state: z.enum(TICKET_STATES).default('open'),
    /** `mine`: those that the member looks after. */
    whose: z.enum(['all', 'mine']).default('all'),
    /** Complaints, those with the grievance officer, or what is late. */
    only: z.enum(TICKET_FILTERS).optional(),
    /** A ticket’s or an order’s number, a name, an email address, or part of a phone. */
    q: z.string().trim().max(120).optional(),
    ...paging,
  }),
  answer: z.object({
    success: z.literal(true),
    tickets: z.array(row),
    /** By state, with the other filters. */
    states: z.record(z.enum(TICKET_STATES), z.int()),
    ...counted,
  }),
  refusals: staffRefusals,
})

export const staffGetTicket = endpoint({
  summary: 'A ticket with what was sent and what staff wrote. The view is audited',
  tag: 'staff support',
  params,
  answer: oneAnswer,
  refusals: [...staffRefusals, ticketUnknown],
})

export const staffWriteTicket = endpoint({
  summary:
    'Answers a ticket by mail, writes down what was said on the phone, or leaves a note for colleagues',
  tag: 'staff support',
  params,
  body: z.object({ revision, kind: z.enum(TICKET_ENTRY_KINDS), text: words }),
  answer: oneAnswer,
  refusals: [...staffRefusals, ticketUnknown, changedMeanwhile, emailMissing],
})

export const staffMoveTicket = endpoint({
  summary:
    'Takes a ticket, gives it back, closes it or opens it again. Taking a complaint acknowledges it, closing settles it',
  tag: 'staff support',
  params,
  body: z.object({ revision, move: z.enum(['take', 'give_back', 'close', 'reopen']) }),
  answer: oneAnswer,
  refusals: [
    ...staffRefusals,
    ticketUnknown,
    changedMeanwhile,
    { code: 'answer_missing', status: 409, means: 'A complaint is closed with an answer only' },
  ],
})

export const staffEraseGuest = endpoint({
  summary:
    'Erases what the shop holds of a guest who asked for it from the page of an order, apart from orders and their documents, and answers the request by mail to the address of the order (DPDP Act s.12)',
  tag: 'staff support',
  params,
  body: z.object({ revision }),
  answer: oneAnswer,
  refusals: [
    ...staffRefusals,
    ticketUnknown,
    changedMeanwhile,
    emailMissing,
    {
      code: 'erasure_unproven',
      status: 409,
      means: 'The ticket is no open request of a guest for erasure, sent from the page of an order',
    },
    {
      code: 'guest_has_account',
      status: 409,
      means: 'The order belongs to an account now: its owner closes the account',
    },
  ],
})

const asked = z.object({
  lines: quotedGoods,
  pincode,
  /** How many days after its own it is valid; absent: what the terms of quotations say. */
  days: z.int().min(1).max(90).optional(),
})
const pincodeUnknown = {
  code: 'pincode_unknown',
  status: 400,
  means: 'The pincode is not in the directory',
} as const
const quoteRefusals = [
  ...staffRefusals,
  ticketUnknown,
  emailMissing,
  pincodeUnknown,
  quotationEmpty,
] as const

export const staffPriceQuotation = endpoint({
  summary:
    'What a quotation for an enquiry would say: prices as its sender would pay them today, and what can’t be had (ENGAGE-01). Changes nothing',
  tag: 'staff support',
  params,
  body: asked,
  answer: z.object({
    success: z.literal(true),
    lines: z.array(
      z.object({
        sku_id: sku,
        title: z.string(),
        option: z.string(),
        quantity: z.int(),
        /** Of one pack, GST included. */
        price: rupees,
        gst_rate: z.number(),
        tax: rupees,
        total: rupees,
      }),
    ),
    shipping: rupees,
    tax: rupees,
    /** With the charges of the day, GST included. */
    total: rupees,
    left_out: z.array(z.object({ title: z.string(), message: z.string() })),
    days: z.int(),
    /** The address is an account’s: its prices and rights count, and it opens the quotation signed in. */
    is_customer: z.boolean(),
  }),
  refusals: quoteRefusals,
})

export const staffQuoteTicket = endpoint({
  summary:
    'Answers an enquiry with a quotation by mail: its PDF, and a link by which its sender orders it while its prices hold (ENGAGE-01)',
  tag: 'staff support',
  params,
  body: asked.extend({
    revision,
    /** Whom the quotation is for. */
    name: asciiLine(120).min(1, 'Say whom the quotation is for'),
    /** What the mail says before it. */
    text: staffText(4000).default(''),
  }),
  answer: oneAnswer,
  refusals: [...quoteRefusals, changedMeanwhile],
})

const cannedAnswers = z.object({
  success: z.literal(true),
  /** By title. */
  answers: z.array(z.object({ id: z.uuid(), title: z.string(), text: z.string() })),
})

export const staffListCannedAnswers = endpoint({
  summary: 'Answers that staff keep for questions that come again (OPS-03)',
  tag: 'staff support',
  answer: cannedAnswers,
  refusals: staffRefusals,
})

export const staffSaveCannedAnswer = endpoint({
  summary: 'Keeps an answer by its title, for all staff; the same title again replaces it',
  tag: 'staff support',
  body: z.object({ title: staffLine(60).min(3, 'Enter a title'), text: words }),
  answer: cannedAnswers,
  refusals: [
    ...staffRefusals,
    { code: 'canned_answers_full', status: 409, means: 'A hundred are kept already' },
  ],
})

export const staffDeleteCannedAnswer = endpoint({
  summary: 'Deletes a canned answer, for all staff',
  tag: 'staff support',
  params,
  body: z.object({}),
  answer: cannedAnswers,
  refusals: [
    ...staffRefusals,
    { code: 'canned_answer_unknown', status: 404, means: 'No such answer, or deleted before' },
  ],
})
