import type { FastifyInstance } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { askForHelp } from './ask-for-help.ts'
import { enquire } from './enquire.ts'
import { givePageFeedback, giveSiteFeedback, giveUserFeedback } from './give-feedback.ts'
import { letsConnect } from './lets-connect.ts'
import { logPageError } from './log-page-error.ts'
import { notifyMe } from './notify-me.ts'

/** All of them reach people: a person needs few a minute, and more would be a nuisance to somebody. */
const fewAMinute = { rateLimitPerMinute: 5 }

export function registerSupportRoutes(app: FastifyInstance, context: Context): void {
  bind(
    app,
    context,
    'pageError',
    async ({ body, request }) => ok(logPageError(context, body, request.headers.referer)),
    fewAMinute,
  )
  bind(
    app,
    context,
    'leadEnquiry',
    ({ guestId, body }) => enquire(context, guestId, body),
    fewAMinute,
  )
  bind(app, context, 'notifyMe', ({ body }) => notifyMe(context, body), fewAMinute)
  bind(
    app,
    context,
    'needHelp',
    (call) => askForHelp(context, shopperOf(call), 'question', call.body),
    fewAMinute,
  )
  bind(
    app,
    context,
    'raiseIssue',
    (call) => askForHelp(context, shopperOf(call), 'issue', call.body),
    fewAMinute,
  )
  bind(
    app,
    context,
    'submitHelpRequest',
    (call) => askForHelp(context, shopperOf(call), 'request', call.body),
    fewAMinute,
  )
  bind(
    app,
    context,
    'letsConnect',
    (call) => letsConnect(context, shopperOf(call), call.body),
    fewAMinute,
  )
  bind(
    app,
    context,
    'siteFeedback',
    (call) => giveSiteFeedback(context, shopperOf(call), call.body),
    fewAMinute,
  )
  bind(
    app,
    context,
    'submitUserFeedback',
    (call) => giveUserFeedback(context, shopperOf(call), call.body),
    fewAMinute,
  )
  bind(
    app,
    context,
    'pageFeedback',
    (call) => givePageFeedback(context, shopperOf(call), call.body),
    fewAMinute,
  )
}
