import { z } from 'zod'
import { notSignedIn } from './account.ts'
import { asciiText, guestId } from './common.ts'
import { endpoint } from './endpoint.ts'
import { orderNotFound } from './order-cancels.ts'

const stage = z.enum(['order', 'delivery'])
const issue = z.object({ code: z.string(), label: z.string() })
const which = {
  order_id: z.string().min(1).max(64),
  /** Of the order's own link, for a guest in another browser. */
  key: z.string().max(64).optional(),
  guest_user_id: guestId.optional(),
}

export const getOrderFeedbackIssues = endpoint({
  summary:
    'What may have been wrong with an order or its delivery, and which of the two the buyer of an order is asked about now (ORDER-05)',
  tag: 'orders',
  query: z.object({ ...which, order_id: which.order_id.optional() }),
  answer: z.object({
    success: z.literal(true),
    issues: z.object({ order: z.array(issue), delivery: z.array(issue) }),
    /** Null: nothing is asked, without an order too. */
    asked: stage.nullable(),
  }),
  refusals: [orderNotFound],
})

const body = z.object({
  ...which,
  rating: z.int32().min(1).max(5),
  issues: z.array(z.string().max(40)).max(10).default([]),
  comment: asciiText(1000).default(''),
})

const thanked = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Set where somebody answers. */
  ticket: z.string().nullable(),
})

const refusals = [
  orderNotFound,
  { code: 'feedback_given', status: 409, means: 'This was answered before' },
  { code: 'feedback_closed', status: 409, means: 'Nobody is asked about this now' },
  { code: 'issue_unknown', status: 400, means: 'No such issue' },
] as const

const about = (summary: string) =>
  endpoint({ summary, tag: 'orders', body, answer: thanked, refusals })
const ofCustomer = (summary: string) =>
  endpoint({
    summary,
    tag: 'orders',
    body: body.omit({ key: true, guest_user_id: true }),
    answer: thanked,
    refusals: [notSignedIn, ...refusals],
  })

export const postOrderFeedback = about(
  'How ordering went, by whoever has a guest’s order or its link; once (ORDER-05)',
)
export const postOrderUserFeedback = ofCustomer(
  'How ordering went, by the customer; once (ORDER-05)',
)
export const postDeliveryFeedback = about(
  'How the delivery went, by whoever has a guest’s order or its link; once (ORDER-05)',
)
export const postDeliveryUserFeedback = ofCustomer(
  'How the delivery went, by the customer; once (ORDER-05)',
)
