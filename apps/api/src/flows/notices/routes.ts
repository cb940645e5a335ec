import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { notifyMe } from './notify-me.ts'

/** Strangers can ask for anybody. */
const requestsPerMinute = 5

export function registerNoticeRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'notifyMe', (call) => notifyMe(context, shopperOf(call), call.body), {
    rateLimitPerMinute: requestsPerMinute,
  })
}
