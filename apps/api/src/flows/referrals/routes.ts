import type { FastifyInstance } from 'fastify'
import { codesPerMinute } from '../../modules/vouchers/index.ts'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { previewReferralTerms } from './preview-referral-terms.ts'
import { generateReferralLink, identifyReferral, showReferrals } from './refer.ts'
import { blockOne, listReferrals } from './referrals-desk.ts'
import { getReferralTerms, setReferralTerms } from './set-referral-terms.ts'

/** Referrals of customers, and their terms and desk for the console (CART-13, ENGAGE-07). */
export function registerReferralRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'generateUsersReferralLink', ({ customer }) =>
    generateReferralLink(context, customer.customerId),
  )
  bind(app, context, 'getReferrals', ({ customer, query }) =>
    showReferrals(context, customer.customerId, query),
  )
  bind(
    app,
    context,
    'identifyReferral',
    ({ body, ...call }) => identifyReferral(context, shopperOf(call), body),
    { rateLimitPerMinute: codesPerMinute },
  )
  bind(app, context, 'staffGetReferralTerms', () => getReferralTerms(context))
  bind(app, context, 'staffPreviewReferralTerms', ({ body }) => previewReferralTerms(context, body))
  bind(app, context, 'staffSetReferralTerms', ({ staff, body }) =>
    setReferralTerms(context, staff, body),
  )
  bind(app, context, 'staffListReferrals', ({ query }) => listReferrals(context, query))
  bind(app, context, 'staffBlockReferral', ({ staff, params, body }) =>
    blockOne(context, staff, params.id, body),
  )
}
