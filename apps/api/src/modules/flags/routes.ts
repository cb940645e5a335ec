import type { FastifyInstance } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import {
  chargesOf,
  feeTypeOf,
  loggerFlags,
  pointsFlags,
  pointsTermsOf,
  referralFlags,
  referralTermsOf,
} from '../pricing/index.ts'
import { allFlagsOf } from './flags-of.ts'
import { contactOf, signInOf } from './view.ts'

/** What follows from the charges and the terms of points and referrals in force, and from the settings (DATA-05). */
async function datedFlags(context: Context) {
  const at = context.clock.now()
  const [charges, points, referral] = await Promise.all([
    chargesOf(context, at),
    pointsTermsOf(context, at),
    referralTermsOf(context, at),
  ])
  return {
    service_fee_type: feeTypeOf(charges.platform_fee),
    ...loggerFlags(charges),
    ...pointsFlags(points),
    credit_line: context.credit !== undefined,
    ...referralFlags(referral),
  }
}

export function registerFlagsRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getUserConfig', async ({ guestId }) =>
    ok({
      success: true,
      config: { ...(await allFlagsOf(context)), ...(await datedFlags(context)) },
      guest_user_id: guestId,
      contact: contactOf(context.config),
      sign_in: signInOf(context.config),
    }),
  )
}
