import type { Context } from '../../../platform/context.ts'
import { makeAccessToken } from './access-token.ts'
import type { SessionTokens } from './cookies.ts'
import { refreshTokenOf } from './refresh-token.ts'
import type { SessionRow } from '../store/sessions.ts'

const dayMs = 86_400_000
/** An unused session ends after this. */
const idleDays = 30
/** Even a session in daily use ends after this: a shared computer asks again. */
const longestDays = 180

/** The end of a session that is used now. */
export const sessionEnd = (createdAt: Date, at: Date): Date =>
  new Date(Math.min(at.getTime() + idleDays * dayMs, createdAt.getTime() + longestDays * dayMs))

/** The token pair of a session. */
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
