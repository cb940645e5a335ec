import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { revokeKey, turnSecret } from './change-key.ts'
import { makeKey } from './make-key.ts'
import { keysAnswer } from './view.ts'

/** The API keys of other systems, for administrators (OPS-08). */
export function registerApiKeyRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListApiKeys', () => keysAnswer(context.db, context.clock.now()))
  bind(app, context, 'staffMakeApiKey', ({ staff, body }) => makeKey(context, staff, body))
  bind(app, context, 'staffTurnApiKeySecret', ({ staff, params, body }) =>
    turnSecret(context, staff, params.id, body),
  )
  bind(app, context, 'staffRevokeApiKey', ({ staff, params, body }) =>
    revokeKey(context, staff, params.id, body),
  )
}
