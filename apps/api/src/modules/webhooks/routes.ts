import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { listDeliveries, replayDelivery, replayMissed, showDelivery } from './delivery-log.ts'
import { addEndpoint, changeEndpoint, removeEndpoint, turnSecret } from './save-endpoint.ts'
import { webhooksAnswer } from './view.ts'

/** Where the shop tells other systems of events, for administrators (OPS-08). */
export function registerWebhookRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListWebhooks', () => webhooksAnswer(context.db, context.clock.now()))
  bind(app, context, 'staffAddWebhook', ({ staff, body }) => addEndpoint(context, staff, body))
  bind(app, context, 'staffChangeWebhook', ({ staff, params, body }) =>
    changeEndpoint(context, staff, params.id, body),
  )
  bind(app, context, 'staffTurnWebhookSecret', ({ staff, params, body }) =>
    turnSecret(context, staff, params.id, body),
  )
  bind(app, context, 'staffRemoveWebhook', ({ staff, params, body }) =>
    removeEndpoint(context, staff, params.id, body),
  )
  bind(app, context, 'staffListWebhookDeliveries', ({ query }) => listDeliveries(context, query))
  bind(app, context, 'staffGetWebhookDelivery', ({ params }) => showDelivery(context, params.id))
  bind(app, context, 'staffReplayWebhookDelivery', ({ staff, params }) =>
    replayDelivery(context, staff, params.id),
  )
  bind(app, context, 'staffReplayFailedWebhooks', ({ staff, params, body }) =>
    replayMissed(context, staff, params.id, body),
  )
}
