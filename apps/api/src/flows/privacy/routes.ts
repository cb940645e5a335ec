import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { getConsents } from './get-consents.ts'
import { setConsent } from './set-consent.ts'

export function registerPrivacyRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getConsents', (call) => getConsents(context, call))
  bind(app, context, 'setConsent', (call) => setConsent(context, call, call.body), {
    rateLimitPerMinute: 30,
  })
}
