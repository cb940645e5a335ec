import type { Context } from '../../../platform/context.ts'
import { makeAccessToken } from './access-token.ts'
import type { SessionTokens } from './cookies.ts'
import { refreshTokenOf } from './refresh-token.ts'
import type { SessionRow } from '../store/sessions.ts'

const dayMs = 86_400_000
/** A session that nobody uses ends after this. */
const idleDays = 30
/** And one in daily use after this: a shared computer is asked again some time. */
const longestDays = 180

/** Until when a session goes on that is used now. */
export const sessionEnd = (createdAt: Date, at: Date): Date =>
  new Date(Math.min(at.getTime() + idleDays * dayMs, createdAt.getTime() + longestDays * dayMs))

/** The pair of tokens of a session as it is now. */
export async function tokensFor(
  config: Context['config'],
  session: Pick<SessionRow, 'id' | 'customerId' | 'seed' | 'generation' | 'expiresAt'>,
  at: Date,
): Promise<SessionTokens> {
  return {
    access: await makeAccessToken(
      config.secret,
      { customerId: session.customerId, sessionId: session.id },
      at,
    ),
    refresh: refreshTokenOf(config.secret, session),
    seconds: Math.floor((session.expiresAt.getTime() - at.getTime()) / 1000),
  }
}
