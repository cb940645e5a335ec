import type { FastifyInstance } from 'fastify'
import type { RouteName } from '@upchar/contract/routes'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind, type Handler } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { answerSurvey, showSurvey } from './answer-survey.ts'
import { askForHelp } from './ask-for-help.ts'
import { listCannedAnswers, removeCannedAnswer, saveCannedAnswer } from './canned-answers.ts'
import { submitLeadEnquiry } from './submit-lead-enquiry.ts'
import { givePageFeedback, giveSiteFeedback, giveUserFeedback } from './give-feedback.ts'
import { letsConnect } from './lets-connect.ts'
import { logPageError } from './log-page-error.ts'
import { showComplaint } from './show-complaints.ts'
import { listTickets, showTicket } from './show-tickets.ts'
import { showNotices, stopNotices } from './stop-notices.ts'
import { moveTicket, writeTicket } from './work-on-ticket.ts'
import { writeComplaint } from './write-complaint.ts'

/** Every message reaches our staff: nobody needs to write more often. */
const messagesPerMinute = 5

export function registerSupportRoutes(app: FastifyInstance, context: Context): void {
  const limited = <N extends RouteName>(name: N, handler: Handler<N>): void =>
    bind(app, context, name, handler, { rateLimitPerMinute: messagesPerMinute })

  limited('pageError', async ({ body, request }) =>
    ok(logPageError(context, body, request.headers.referer)),
  )
  limited('leadEnquiry', ({ guestId, body }) => submitLeadEnquiry(context, guestId, body))
  limited('needHelp', (call) => askForHelp(context, shopperOf(call), 'question', call.body))
  limited('raiseIssue', (call) => askForHelp(context, shopperOf(call), 'issue', call.body))
  limited('submitHelpRequest', (call) => askForHelp(context, shopperOf(call), 'request', call.body))
  limited('letsConnect', (call) => letsConnect(context, shopperOf(call), call.body))
  limited('siteFeedback', (call) => giveSiteFeedback(context, shopperOf(call), call.body))
  limited('submitUserFeedback', (call) => giveUserFeedback(context, shopperOf(call), call.body))
  bind(app, context, 'getSurvey', async ({ params }) => showSurvey(params.id))
  limited('answerSurvey', (call) => answerSurvey(context, shopperOf(call), call.body))
  limited('pageFeedback', (call) => givePageFeedback(context, shopperOf(call), call.body))

  bind(app, context, 'getComplaint', ({ params, query, ...call }) =>
    showComplaint(context, { shopper: shopperOf(call), key: query.key }, params.id),
  )
  limited('writeComplaint', ({ params, body, ...call }) =>
    writeComplaint(context, { shopper: shopperOf(call), key: body.key }, params.id, body),
  )

  bind(app, context, 'showNotices', ({ query }) => showNotices(context, query))
  bind(app, context, 'stopNotices', ({ body }) => stopNotices(context, body))

  bind(app, context, 'staffListTickets', ({ staff, query }) => listTickets(context, staff, query))
  bind(app, context, 'staffGetTicket', ({ staff, params }) => showTicket(context, staff, params.id))
  bind(app, context, 'staffWriteTicket', ({ staff, params, body }) =>
    writeTicket(context, staff, params.id, body),
  )
  bind(app, context, 'staffListCannedAnswers', () => listCannedAnswers(context))
  bind(app, context, 'staffSaveCannedAnswer', ({ staff, body }) =>
    saveCannedAnswer(context, staff, body),
  )
  bind(app, context, 'staffDeleteCannedAnswer', ({ staff, params }) =>
    removeCannedAnswer(context, staff, params.id),
  )
  bind(app, context, 'staffMoveTicket', ({ staff, params, body }) =>
    moveTicket(context, staff, params.id, body),
  )
}
