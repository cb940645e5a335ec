import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind, webhookBodyLimit } from '../../platform/http/bind.ts'
import { visitorNetwork } from '../../platform/http/network-of.ts'
import { customerShopper } from '../../platform/identity/shopper.ts'
import { keepRawBody, rawBytes } from '../../platform/webhooks/raw-body.ts'
import { listCredit } from './list-credit.ts'
import { payByCredit } from './pay-by-credit.ts'
import { takeCreditWebhook } from './take-webhook.ts'

/** What of the credit line spans modules: paying with it, the backend's events, and the console (CREDIT-02). */
export function registerCreditFlowRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'payByCredit', ({ customer, body, request }) =>
    payByCredit(context, customerShopper(customer.customerId), body, visitorNetwork(request)),
  )
  bind(app, context, 'staffListCredit', ({ query }) => listCredit(context, query))
  void app.register(async (scope) => {
    keepRawBody(scope)
    bind(
      scope,
      context,
      'creditWebhook',
      ({ body, request }) => takeCreditWebhook(context, rawBytes(body), request.headers),
      { bodyLimit: webhookBodyLimit },
    )
  })
}
