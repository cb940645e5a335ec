import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { accessSeconds } from './access-token.ts'
import { clearSession, refreshCookie, setSessionCookies } from './cookies.ts'
import { isOurs, readRefreshToken } from './refresh-token.ts'
import { sessionEnd, tokensFor } from './session-tokens.ts'
import {
  endSessionsOf,
  findLiveSession,
  rotateSession,
  type SessionRow,
} from '../store/sessions.ts'

/** Two tabs may send the same token at once: the second gets the same answer. */
const twinMs = 30_000

/**
 * Rotates a refresh token. Reuse of an old one shows that it was copied; because the thief can't be told from
 * the owner, the session ends for both.
 */
async function moveOn(context: Context, token: string): Promise<SessionRow | undefined> {
  const claimed = readRefreshToken(token)
  const at = context.clock.now()
  const session = claimed && (await findLiveSession(context.db, claimed.id, at))
  if (
    claimed === undefined ||
    session === undefined ||
    !isOurs(context.config.secret, token, { ...session, generation: claimed.generation })
  )
    return undefined
  if (claimed.generation === session.generation) {
    // The hour of staff who order for a customer isn't prolonged (AUTH-13).
    const expiresAt =
      session.staffId === null ? sessionEnd(session.createdAt, at) : session.expiresAt
    if (await rotateSession(context.db, session, expiresAt, at))
      return { ...session, generation: session.generation + 1, expiresAt }
    return moveOn(context, token)
  }
  if (
    claimed.generation === session.generation - 1 &&
    at.getTime() - session.rotatedAt.getTime() < twinMs
  )
    return session
  await endSessionsOf(context.db, { id: session.id }, 'token_reused', at)
  context.log.warn({ session: session.id }, 'a refresh token was used twice: its session was ended')
  return undefined
}

/**
 * Renews a browser's session by its refresh cookie and returns the lifetime of the new access token in
 * seconds. Clears an invalid cookie.
 */
export async function refreshSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number | undefined> {
  const session = await moveOn(context, request.cookies[refreshCookie] ?? '')
  if (session === undefined) {
    clearSession(reply)
    return undefined
  }
  setSessionCookies(
    reply,
    await tokensFor(context.config, session, context.clock.now()),
    context.config.production,
  )
  return accessSeconds
}
