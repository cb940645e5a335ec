import type { Context } from '../../../platform/context.ts'
import type { IdentityPort } from '../../../platform/identity/identity.ts'
import { readAccessToken } from './access-token.ts'
import { clearSession, tokenOf } from './cookies.ts'
import { findBuying, holdSession } from '../store/sessions.ts'

/**
 * Identifies the buyer. Each call looks the session up, so ending it or closing the account takes effect at
 * once. A token from a cookie that is invalid clears the cookies (AUTH-02).
 */
export function customerIdentity({
  config,
  db,
  clock,
}: Pick<Context, 'config' | 'db' | 'clock'>): IdentityPort['customer'] {
  return async (request, reply) => {
    const shown = tokenOf(request)
    if (shown === undefined) return { state: 'none' }
    const at = clock.now()
    const read = await readAccessToken(config.secret, shown.token, at)
    if (read?.expired === true) return { state: 'expired' }
    const customer = read && (await findBuying(db, read, at))
    if (customer !== undefined) return { state: 'signed_in', customer }
    if (shown.fromCookie) clearSession(reply)
    return { state: 'ended' }
  }
}

/** Whether the caller's session is still live when the change is written. Closing the account ends it too. */
export const customerHoldsOn =
  ({ clock }: Pick<Context, 'clock'>): IdentityPort['holdsOn'] =>
  (tx, who) =>
    holdSession(tx, who, clock.now())
