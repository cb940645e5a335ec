import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { SignedIn } from '../../../platform/identity/identity.ts'
import { sessionUnknown } from '../errors.ts'
import { endSessionsOf, selectSessions } from '../store/sessions.ts'

/** The buyer's live sessions. */
export async function listSessions(
  context: Context,
  who: SignedIn,
): Promise<HandlerResult<'listSessions'>> {
  const rows = await selectSessions(context.db, who.customerId, context.clock.now())
  return ok({
    success: true,
    sessions: rows.map((row) => ({
      id: row.id,
      device: row.device,
      method: row.method,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
      is_current: row.id === who.sessionId,
    })),
  })
}

/** Ends one of the buyer's sessions, or all but this one; never another buyer's. */
export async function endSessions(
  context: Context,
  who: SignedIn,
  body: Body<'endSessions'>,
): Promise<HandlerResult<'endSessions'>> {
  const which =
    'id' in body
      ? { customerId: who.customerId, id: body.id }
      : { customerId: who.customerId, except: who.sessionId }
  const ended = await endSessionsOf(context.db, which, 'revoked', context.clock.now())
  return 'id' in body && ended === 0
    ? sessionUnknown()
    : ok({ success: true, ended_sessions: ended })
}
