import type { FastifyInstance } from 'fastify'
import { ok } from '@upchar/kernel/result'
import { nomineeOf } from '../../modules/privacy/index.ts'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { getConsents } from './get-consents.ts'
import { listRetention, setRetention } from './retention-desk.ts'
import { removeNominee, setNominee } from './nominee.ts'
import { setConsent } from './set-consent.ts'

export function registerPrivacyRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListRetention', () => listRetention(context))
  bind(app, context, 'staffSetRetention', ({ staff, body }) => setRetention(context, staff, body))
  bind(app, context, 'getConsents', (call) => getConsents(context, call))
  bind(app, context, 'setConsent', (call) => setConsent(context, call, call.body), {
    rateLimitPerMinute: 30,
  })
  bind(app, context, 'getNominee', async ({ customer }) =>
    ok({ success: true, nominee: await nomineeOf(context.db, customer.customerId) }),
  )
  bind(
    app,
    context,
    'setNominee',
    ({ customer, body }) => setNominee(context, customer.customerId, body),
    { rateLimitPerMinute: 5 },
  )
  bind(app, context, 'removeNominee', ({ customer }) => removeNominee(context, customer.customerId))
}
