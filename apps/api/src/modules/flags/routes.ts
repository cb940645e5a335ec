import type { FastifyInstance } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { chargesOf, feeTypeOf } from '../pricing/index.ts'
import { allFlagsOf } from './flags-of.ts'
import { contactOf, signInOf } from './view.ts'

const serviceFeeType = async (context: Context) =>
  feeTypeOf((await chargesOf(context, context.clock.now())).platform_fee)

export function registerFlagsRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getUserConfig', async ({ guestId }) =>
    ok({
      success: true,
      config: { ...(await allFlagsOf(context)), service_fee_type: await serviceFeeType(context) },
      guest_user_id: guestId,
      contact: contactOf(context.config),
      sign_in: signInOf(context.config),
    }),
  )
}
