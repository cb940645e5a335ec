import type { Body } from '@upchar/contract/schema/endpoints'
import { checkPassword } from '@upchar/kernel/password-rules'
import { inTransaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { newId, sha256 } from '../../../platform/ids.ts'
import { hashPassword } from '../../../platform/identity/passwords.ts'
import { passwordWeak, proofMissing } from '../errors.ts'
import { linkGoogle } from '../google/link-google.ts'
import { answerSignIn, openSession, type AccountsContext } from '../sessions/open-session.ts'
import { isProofGood, consumeProof } from '../store/codes.ts'
import { lockByEmail, insertCustomer } from '../store/customers.ts'
import type { Visit } from './visit.ts'

/**
 * Creates the account whose address was proven in this browser, with or without a password. If another tab
 * was faster, signs in to its account and leaves its password.
 */
export async function confirmAccount(
  context: AccountsContext,
  visit: Visit,
  { password }: Body<'confirmAccount'>,
): Promise<HandlerResult<'confirmAccount'>> {
  const { login } = visit
  if (login?.proof === undefined) return proofMissing()
  const proof = sha256(login.proof)
  const at = context.clock.now()
  // Checked before hashing, so that a used proof can't make us work.
  if (!(await isProofGood(context.db, proof, at))) return proofMissing()
  if (password !== undefined) {
    const strong = checkPassword(password, { email: login.email, brand: context.config.BRAND_NAME })
    if (!strong.ok) return passwordWeak(strong.error.message)
  }
  const passwordHash = password === undefined ? null : await hashPassword(password)
  const done = await inTransaction(context.db, async (tx) => {
    const email = await consumeProof(tx, proof, 'sign_up', at)
    if (email === undefined) return proofMissing()
    const isNew = await insertCustomer(tx, {
      id: newId(),
      email,
      passwordHash,
      googleSub: null,
      firstName: '',
      lastName: '',
      at,
    })
    const row = await lockByEmail(tx, email)
    if (row === undefined) throw new Error('an account that was just opened can’t be read')
    await linkGoogle(context, tx, visit, row)
    return openSession(context, tx, visit, {
      row,
      email,
      hasPassword: row.passwordHash !== null,
      isNew,
      method: 'code',
    })
  })
  return done.ok ? answerSignIn(context, visit, done.value, 5) : done
}
