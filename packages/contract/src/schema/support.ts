import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { asciiLine, asciiText, guestId } from './common.ts'

export const phoneInvalid = {
  code: 'phone_invalid',
  status: 400,
  means: 'Enter a mobile number',
} as const
const email = z.union([z.literal(''), z.email().max(254)])
const phone = z.string().trim().max(20)
/** The visitor's page: a path of this shop without query. */
export const pageOfVisitor = z
  .string()
  .max(300)
  .regex(/^\/[^?#\s]*$/)
  .optional()
const ticketed = z.object({ success: z.literal(true), message: z.string(), ticket: z.string() })
const thanked = z.object({ success: z.literal(true), message: z.string() })

const helpBody = z.object({
  query_type: z.string().max(40),
  sub_query_type: z.string().max(40),
  query: asciiText(1000).min(5, 'Tell us in a few words what it is about'),
  name: asciiLine(80).min(2, 'Enter your name'),
  /** At least one of the two, so that we can answer. */
  phone: phone.default(''),
  email: email.default(''),
  order_number: asciiLine(40).default(''),
  page: pageOfVisitor,
  guest_user_id: guestId.optional(),
})

export const contactMissing = {
  code: 'contact_missing',
  status: 400,
  means: 'Neither a mobile number nor an email address',
} as const
const helpRefusals = [
  phoneInvalid,
  contactMissing,
  {
    code: 'topic_unknown',
    status: 400,
    means: 'No such query type, or no such sub-query type of it',
  },
] as const

const helpTicketed = ticketed.extend({
  /** Set for a complaint: its page, with the key that opens it without an account or an email. */
  complaint: z.object({ id: z.string(), href: z.string() }).optional(),
})

export const needHelp = endpoint({
  summary:
    'A question before buying (ENGAGE-03). Repeated on the same day, it gets the same ticket',
  tag: 'support',
  body: helpBody,
  answer: helpTicketed,
  refusals: helpRefusals,
})
export const raiseIssue = endpoint({
  summary: 'An issue with an order, a payment or an invoice (ENGAGE-03)',
  tag: 'support',
  body: helpBody,
  answer: helpTicketed,
  refusals: helpRefusals,
})
export const submitHelpRequest = endpoint({
  summary:
    'A request about the account or anything else, with query type and sub-query type (ENGAGE-03)',
  tag: 'support',
  body: helpBody,
  answer: helpTicketed,
  refusals: helpRefusals,
})

export const letsConnect = endpoint({
  summary: 'Requests a callback (ENGAGE-06)',
  tag: 'support',
  body: z.object({
    phone,
    name: asciiLine(80).default(''),
    about: asciiText(200).default(''),
    page: pageOfVisitor,
    guest_user_id: guestId.optional(),
  }),
  answer: ticketed,
  refusals: [phoneInvalid],
})

const rating = z.int().min(1).max(5)

export const siteFeedback = endpoint({
  summary: 'Anonymous feedback about the shop (ENGAGE-04)',
  tag: 'support',
  body: z.object({
    rating,
    comment: asciiText(1000).default(''),
    page: pageOfVisitor,
    guest_user_id: guestId.optional(),
  }),
  answer: thanked,
  refusals: [],
})

export const submitUserFeedback = endpoint({
  summary: 'Feedback of a visitor who wants an answer (ENGAGE-04)',
  tag: 'support',
  body: z.object({
    rating,
    comment: asciiText(1000).min(5, 'Tell us in a few words what we should know'),
    name: asciiLine(80).min(2, 'Enter your name'),
    email: z.email().max(254),
    page: pageOfVisitor,
    guest_user_id: guestId.optional(),
  }),
  answer: ticketed,
  refusals: [],
})

export const pageFeedback = endpoint({
  summary:
    'Whether a page of text helped (ENGAGE-04). The last answer of a visitor about a page counts.',
  tag: 'support',
  body: z.object({
    page: z
      .string()
      .max(300)
      .regex(/^\/[^?#\s]*$/),
    helpful: z.boolean(),
    comment: asciiText(500).default(''),
    guest_user_id: guestId.optional(),
  }),
  answer: thanked,
  refusals: [],
})

const surveyUnknown = { code: 'survey_unknown', status: 404, means: 'No such survey' } as const

export const getSurvey = endpoint({
  summary: 'The questions of a survey (ENGAGE-05)',
  tag: 'support',
  params: z.object({ id: z.string().max(40) }),
  answer: z.object({
    success: z.literal(true),
    survey: z.object({
      id: z.string(),
      title: z.string(),
      questions: z.array(
        z.object({
          key: z.string(),
          text: z.string(),
          kind: z.enum(['rating', 'choice', 'text']),
          /** Of a choice; empty for others. */
          choices: z.array(z.object({ key: z.string(), name: z.string() })),
        }),
      ),
    }),
  }),
  refusals: [surveyUnknown],
})

export const answerSurvey = endpoint({
  summary:
    'Answers to a survey (ENGAGE-05). With an email address they get a ticket and an answer; on one day the last ones of a visitor count',
  tag: 'support',
  body: z.object({
    survey_id: z.string().max(40),
    /** Not all questions need an answer. */
    answers: z
      .array(z.object({ question: z.string().max(40), answer: asciiText(500).min(1) }))
      .min(1, 'Answer at least one question')
      .max(20),
    name: asciiLine(80).default(''),
    email: email.default(''),
    page: pageOfVisitor,
    guest_user_id: guestId.optional(),
  }),
  answer: thanked.extend({ ticket: z.string().nullable() }),
  refusals: [
    surveyUnknown,
    { code: 'answer_invalid', status: 400, means: 'The survey has no such question or answer' },
  ],
})

export const pageError = endpoint({
  summary: 'Logs a browser error, as text with its stack (UI-17)',
  tag: 'support',
  body: z.string().min(1).max(2000),
  answer: z.object({ success: z.literal(true) }),
  refusals: [],
})
