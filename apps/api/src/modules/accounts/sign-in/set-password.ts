import { PASSWORD_CHANGED } from '@upchar/kernel/account-words'
import type { Body } from '@upchar/contract/schema/endpoints'
import { checkPassword } from '@upchar/kernel/password-rules'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { sessionEnded, type SignedIn } from '../../../platform/identity/identity.ts'
import { hashPassword } from '../../../platform/identity/passwords.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { passwordWeak } from '../errors.ts'
import { changePassword } from './passwords.ts'
import { findCustomer, lockCustomer } from '../store/customers.ts'
import { isSessionLive } from '../store/sessions.ts'
import type { Visit } from './visit.ts'

/** Sets a new password for the signed-in buyer (AUTH-06) and signs all other devices out. */
export async function setPassword(
  context: Context,
  visit: Visit,
  who: SignedIn,
  body: Body<'setPassword'>,
): Promise<HandlerResult<'setPassword'>> {
  const account = await findCustomer(context.db, who.customerId)
  if (account?.email == null) return sessionEnded()
  const { email, passwordHash: present } = account
  // Before the confirmation, which would use a code up.
  const strong = checkPassword(body.password, { email, brand: context.config.BRAND_NAME })
  if (!strong.ok) return passwordWeak(strong.error.message)
  const confirmed = await confirmIdentity(context, visit, { email, passwordHash: present }, body)
  if (!confirmed.ok) return confirmed
  const passwordHash = await hashPassword(body.password)
  return inTransaction(context.db, async (tx) => {
    // The owner may have ended this very session during confirmation.
    if (
      (await lockCustomer(tx, who.customerId)) === undefined ||
      !(await isSessionLive(tx, who, context.clock.now()))
    )
      return sessionEnded()
    const ended = await changePassword(context, tx, {
      customerId: who.customerId,
      email,
      passwordHash,
      keepSession: who.sessionId,
    })
    return ok({ success: true, message: PASSWORD_CHANGED, ended_sessions: ended })
  })
}
