import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind, webhookBodyLimit } from '../../platform/http/bind.ts'
import { takeWebhook } from './take-webhook.ts'

export function registerPaymentsRoutes(app: FastifyInstance, context: Context): void {
  void app.register(async (scope) => {
    // The signature covers the raw bytes: this route alone keeps them, whatever the content type.
    const keepBytes = { parseAs: 'buffer' } as const
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', keepBytes, (_request, body, done) => {
      done(null, body)
    })
    bind(
      scope,
      context,
      'paymentWebhook',
      ({ body, request }) => takeWebhook(context, body, request.headers),
      { bodyLimit: webhookBodyLimit },
    )
  })
}
