import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { readAccessToken } from './access-token.ts'
import { clearGuest, clearSession, refreshCookie, tokenOf } from './cookies.ts'
import { isOurs, readRefreshToken } from './refresh-token.ts'
import { endSessionsOf, findLiveSession } from './store/sessions.ts'

/** The session that a request shows by either token; an expired access token names it too. */
async function shownSession({ config, db, clock }: Context, request: FastifyRequest): Promise<string | undefined> {
  const at = clock.now()
  const shown = tokenOf(request)
  const access = shown && await readAccessToken(config.secret, shown.token, at)
  if (access !== undefined) return access.sessionId
  const token = request.cookies[refreshCookie] ?? ''
  const claimed = readRefreshToken(token)
  const session = claimed && await findLiveSession(db, claimed.id, at)
  return session !== undefined && isOurs(config.secret, token, { ...session, generation: claimed?.generation ?? 0 }) ? session.id : undefined
}

/** Ends the session and takes its cookies and the guest id away (AUTH-04). Who has none is signed out already. */
export async function logout(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const sessionId = await shownSession(context, request)
  if (sessionId !== undefined) await endSessionsOf(context.db, { id: sessionId }, 'signed_out', context.clock.now())
  clearSession(reply)
  clearGuest(reply)
}
