import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind, webhookBodyLimit } from '../../platform/http/bind.ts'
import { keepRawBody, rawBytes } from '../../platform/webhooks/raw-body.ts'
import { takeWebhook } from './take-webhook.ts'

export function registerPaymentsRoutes(app: FastifyInstance, context: Context): void {
  void app.register(async (scope) => {
    keepRawBody(scope)
    bind(
      scope,
      context,
      'paymentWebhook',
      ({ body, request }) => takeWebhook(context, rawBytes(body), request.headers),
      { bodyLimit: webhookBodyLimit },
    )
  })
}
