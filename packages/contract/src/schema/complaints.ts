import { z } from 'zod'
import {
  COMPLAINT_STATES,
  COMPLAINT_STEPS,
  COMPLAINT_SUBJECT_KEYS,
} from '@upchar/kernel/complaints'
import { asciiLine, asciiText, guestId } from './common.ts'
import { endpoint } from './endpoint.ts'
import { orderNotFound } from './order-cancels.ts'
import { contactMissing, pageOfVisitor, phoneInvalid } from './support.ts'

const complaintUnknown = {
  code: 'complaint_unknown',
  status: 404,
  means: 'No such complaint, or the caller neither complained nor has its link',
} as const

const row = z.object({
  /** As the sender quotes it. */
  number: z.string(),
  /** What it is about, in words. */
  subject: z.string(),
  order_number: z.string().nullable(),
  state: z.enum(COMPLAINT_STATES),
  received_at: z.iso.datetime(),
  /** One month after its receipt (E-Commerce Rules 2020, rule 4(5)). */
  resolve_by: z.iso.datetime(),
})

const complaint = row
  .extend({
    id: z.uuid(),
    text: z.string(),
    /** 48 hours after its receipt. */
    acknowledge_by: z.iso.datetime(),
    acknowledged_at: z.iso.datetime().nullable(),
    escalated_at: z.iso.datetime().nullable(),
    settled_at: z.iso.datetime().nullable(),
    /** What staff answered (`mail`, `call`) and the sender wrote afterwards, oldest first. */
    thread: z.array(
      z.object({
        kind: z.enum(['mail', 'call', 'sender']),
        text: z.string(),
        at: z.iso.datetime(),
      }),
    ),
    /** What the caller may do now; nothing with the link of a customer’s complaint. */
    steps: z.array(z.enum(COMPLAINT_STEPS)),
    /** It goes on to the Data Protection Board of India, not to a consumer commission (DPDP Act s.13). */
    about_personal_data: z.boolean(),
    /** The grievance officer. */
    officer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  })
  .meta({ id: 'Complaint' })

const oneComplaint = z.object({ success: z.literal(true), complaint })
const key = z.string().max(64).optional()
const params = z.object({ id: z.string().max(64) })

export const raiseComplaint = endpoint({
  summary:
    'Makes a complaint, about an order or without one (ENGAGE-03; E-Commerce Rules 2020, rule 4(5)). Repeated on the same day, it is the same complaint',
  tag: 'support',
  body: z.object({
    subject: z.enum(COMPLAINT_SUBJECT_KEYS),
    text: asciiText(2000).min(10, 'Tell us what went wrong'),
    /** The buyer’s order; its contact counts where none is given. */
    order_id: z.string().min(1).max(64).optional(),
    /** Of the order’s own link, for a guest in another browser. */
    key,
    /** As typed, where no order is chosen. */
    order_number: asciiLine(40).default(''),
    /** Needed without an order. */
    name: asciiLine(80).default(''),
    phone: z.string().trim().max(20).default(''),
    email: z.union([z.literal(''), z.email().max(254)]).default(''),
    page: pageOfVisitor,
    guest_user_id: guestId.optional(),
  }),
  answer: z.object({
    success: z.literal(true),
    message: z.string(),
    /** The complaint’s number. */
    ticket: z.string(),
    /** `href`: its page, with a key. */
    complaint: z.object({ id: z.uuid(), href: z.string() }),
  }),
  refusals: [
    orderNotFound,
    phoneInvalid,
    contactMissing,
    { code: 'name_missing', status: 400, means: 'No name, and no order that has one' },
  ],
})

export const listComplaints = endpoint({
  summary: 'The caller’s complaints, newest first: a customer’s, or those about an order',
  tag: 'support',
  query: z.object({
    order_id: z.string().min(1).max(64).optional(),
    key,
    guest_user_id: guestId.optional(),
  }),
  answer: z.object({
    success: z.literal(true),
    /** Number of the order that was asked for; null without one. */
    order_number: z.string().nullable(),
    complaints: z.array(row.extend({ href: z.string() })),
  }),
  refusals: [orderNotFound],
})

export const getComplaint = endpoint({
  summary: 'A complaint with its state, both clocks and what was said',
  tag: 'support',
  params,
  query: z.object({ key, guest_user_id: guestId.optional() }),
  answer: oneComplaint,
  refusals: [complaintUnknown],
})

export const writeComplaint = endpoint({
  summary:
    'Writes more to a complaint, sends it on to the grievance officer, or opens a settled one again',
  tag: 'support',
  params,
  body: z.object({
    key,
    step: z.enum(COMPLAINT_STEPS),
    text: asciiText(2000).min(5, 'Tell us what is still wrong'),
    guest_user_id: guestId.optional(),
  }),
  answer: oneComplaint,
  refusals: [
    complaintUnknown,
    {
      code: 'step_not_open',
      status: 409,
      means: 'The complaint is settled, open or with the grievance officer already',
    },
  ],
})
