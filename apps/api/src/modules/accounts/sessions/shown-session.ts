import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readAccessToken } from './access-token.ts'
import { refreshCookie, tokenOf } from './cookies.ts'
import { isOurs, readRefreshToken } from './refresh-token.ts'
import { findLiveSession } from '../store/sessions.ts'

/** The session of a request by either token, even by an expired access token. */
export async function shownSession(
  { config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<string | undefined> {
  const at = clock.now()
  const shown = tokenOf(request)
  const access = shown && (await readAccessToken(config.secret, shown.token, at))
  if (access !== undefined) return access.sessionId
  const token = request.cookies[refreshCookie] ?? ''
  const claimed = readRefreshToken(token)
  const session = claimed && (await findLiveSession(db, claimed.id, at))
  return session !== undefined &&
    isOurs(config.secret, token, { ...session, generation: claimed?.generation ?? 0 })
    ? session.id
    : undefined
}
