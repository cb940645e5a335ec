import { PASSWORD_CHANGED } from '@upchar/kernel/account-words'
import type { Body } from '@upchar/contract/schema/endpoints'
import { checkPassword } from '@upchar/kernel/password-rules'
import { inTransaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { sha256 } from '../../../platform/ids.ts'
import { hashPassword } from '../../../platform/identity/passwords.ts'
import { passwordWeak, proofMissing } from '../errors.ts'
import { answerSignIn, openSession, type AccountsContext } from '../sessions/open-session.ts'
import { changePassword } from './passwords.ts'
import { isProofGood, consumeProof } from '../store/codes.ts'
import { lockByEmail } from '../store/customers.ts'
import type { Visit } from './visit.ts'

/** Sets a new password after a correct code (AUTH-06): ends every session and signs this browser in. */
export async function resetPassword(
  context: AccountsContext,
  visit: Visit,
  { password }: Body<'resetPassword'>,
): Promise<HandlerResult<'resetPassword'>> {
  const { login } = visit
  if (login?.proof === undefined) return proofMissing()
  const proof = sha256(login.proof)
  const at = context.clock.now()
  if (!(await isProofGood(context.db, proof, at))) return proofMissing()
  const strong = checkPassword(password, { email: login.email, brand: context.config.BRAND_NAME })
  if (!strong.ok) return passwordWeak(strong.error.message)
  const passwordHash = await hashPassword(password)
  const done = await inTransaction(context.db, async (tx) => {
    const email = await consumeProof(tx, proof, 'reset_password', at)
    const row = email === undefined ? undefined : await lockByEmail(tx, email)
    if (email === undefined || row === undefined) return proofMissing()
    await changePassword(context, tx, { customerId: row.id, email, passwordHash })
    return openSession(context, tx, visit, {
      row,
      email,
      hasPassword: true,
      isNew: false,
      method: 'code',
    })
  })
  return done.ok ? answerSignIn(context, visit, done.value, 8, PASSWORD_CHANGED) : done
}
