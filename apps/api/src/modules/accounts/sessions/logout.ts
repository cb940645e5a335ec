import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { clearGuest, clearSession } from './cookies.ts'
import { shownSession } from './shown-session.ts'
import { endSessionsOf } from '../store/sessions.ts'

/** Ends the session and clears its cookies and the guest id (AUTH-04). Idempotent. */
export async function logout(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const sessionId = await shownSession(context, request)
  if (sessionId !== undefined)
    await endSessionsOf(context.db, { id: sessionId }, 'signed_out', context.clock.now())
  clearSession(reply)
  clearGuest(reply)
}
