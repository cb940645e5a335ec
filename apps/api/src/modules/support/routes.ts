import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { enquire } from './enquire.ts'
import { notifyMe } from './notify-me.ts'

/** Both reach people: a person needs few a minute, and more would be a nuisance to somebody. */
const fewAMinute = { rateLimitPerMinute: 5 }

export function registerSupportRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'leadEnquiry', ({ guestId, body }) => enquire(context, guestId, body), fewAMinute)
  bind(app, context, 'notifyMe', ({ body }) => notifyMe(context, body), fewAMinute)
}
