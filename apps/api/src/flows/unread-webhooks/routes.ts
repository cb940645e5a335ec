import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { settleUnread } from './settle-unread.ts'
import { listUnread, showUnread } from './show-unread.ts'

/** Authentic webhooks that can't be read, for staff. */
export function registerUnreadWebhookRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListUnreadWebhooks', ({ query }) => listUnread(context, query))
  bind(app, context, 'staffGetUnreadWebhook', ({ params }) => showUnread(context, params.id))
  bind(app, context, 'staffSettleUnreadWebhook', ({ staff, params, body }) =>
    settleUnread(context, staff, params.id, body),
  )
}
