import type { FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import type { SellerCaller } from '../../platform/identity/identity.ts'
import { inBackground, tokenHash } from '../staff/index.ts'
import { findLiveSession } from './store/sessions.ts'
import { sellerCookie } from './visit.ts'

/**
 * Identifies the calling member of a seller by session cookie, and with it the seller: the only place that says whose rows a call
 * of the portal may see (APP-01). Looked up on each call, so that disabling a member and suspending the seller take effect at once.
 */
export const sellerIdentity =
  ({ db, clock }: Pick<Context, 'db' | 'clock'>) =>
  async (request: FastifyRequest): Promise<SellerCaller | undefined> => {
    const token = sellerCookie.tokenOf(request)
    if (token === undefined) return undefined
    const live = await findLiveSession(db, tokenHash(token), clock.now(), !inBackground(request))
    return (
      live && {
        memberId: live.memberId,
        sellerId: live.sellerId,
        role: live.role,
        sessionId: live.id,
      }
    )
  }
