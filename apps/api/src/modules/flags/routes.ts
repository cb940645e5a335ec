import type { FastifyInstance } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { allFlagsOf } from './flags-of.ts'
import { contactOf, signInOf } from './view.ts'

export function registerFlagsRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getUserConfig', async ({ guestId }) =>
    ok({
      success: true,
      config: await allFlagsOf(context),
      guest_user_id: guestId,
      contact: contactOf(context.config),
      sign_in: signInOf(context.config),
    }),
  )
}
