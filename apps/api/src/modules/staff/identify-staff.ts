import type { FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { staffCookie, tokenHash } from './cookie.ts'
import { findLiveSession } from './store/sessions.ts'

/** Polling by the page, such as menu counts, must not keep an abandoned session alive. */
export const inBackground = (request: FastifyRequest): boolean =>
  request.headers['x-background'] === '1'

/**
 * Identifies the calling member by session cookie. Looked up on each call, so that ending and disabling take
 * effect at once.
 */
export const staffIdentity =
  ({ db, clock }: Pick<Context, 'db' | 'clock'>) =>
  async (request: FastifyRequest): Promise<StaffCaller | undefined> => {
    const token = staffCookie.tokenOf(request)
    if (token === undefined) return undefined
    const live = await findLiveSession(db, tokenHash(token), clock.now(), !inBackground(request))
    return live && { staffId: live.staffId, role: live.role, sessionId: live.id }
  }
