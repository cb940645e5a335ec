import type { FastifyInstance } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { pushKeys } from '../../platform/push/vapid.ts'
import { subscribePush, unsubscribePush } from './subscribe.ts'

export function registerPushRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getPushKey', async () =>
    ok({ success: true as const, public_key: pushKeys(context.config).publicKey }),
  )
  bind(
    app,
    context,
    'subscribePush',
    (call) => subscribePush(context, shopperOf(call), call.customer?.sessionId ?? null, call.body),
    { rateLimitPerMinute: 10 },
  )
  bind(app, context, 'unsubscribePush', (call) =>
    unsubscribePush(context, shopperOf(call), call.body),
  )
}
